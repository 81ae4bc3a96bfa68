// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/field/field.hpp>
#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// The centrifugal acceleration, in a frame that turns about an axis through the origin: away from the axis.
///
/// \f[ \mathbf a = -\mathbf\Omega \times (\mathbf\Omega \times \mathbf r) \f]
///
/// `turning` is \f$ \mathbf\Omega \f$ as in `coriolis`.
/// \throw std::domain_error from `second_law` if it is not finite
///
/// Source: C. Huygens, De vi centrifuga (1659).
/// \proof{examples/reference/forces.cpp,centrifugal}
template <class Turning>
struct centrifugal {
  Turning turning;  ///< \f$ \mathbf\Omega \f$

  /// A law of acceleration, not of force: `second_law` does not divide it by the mass.
  static constexpr bool is_acceleration = true;

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <detail::has_position State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    auto const round = detail::cross_turning(s.position, turning);
    return -detail::cross_turning(round, turning);
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return ::unitstep::centrifugal{raw_form<Turning>::to_raw(turning)};
  }

  /// The potential energy of one body, \f$ U = -\tfrac12 m\, |\mathbf\Omega \times \mathbf r|^2 \f$, zero on the
  /// axis.
  template <class Mass, class State>
  [[nodiscard]] constexpr auto potential(Mass const& mass, State const& s) const {
    auto const round = detail::cross_turning(s.position, turning);
    return -(mass * unitstep::squared(round) / detail::two<std::remove_const_t<decltype(round)>>);
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: centrifugal: constant must be finite", turning);
  }

  /// The law of every body.
  constexpr auto for_body(std::size_t) const { return *this; }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Acceleration>
  using constants_verdict =
      decltype(detail::check_turning<"centrifugal turning", Turning, State, Acceleration>());
};

template <class Turning>
centrifugal(Turning) -> centrifugal<Turning>;

}  // namespace unitstep
