// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// Uniform gravity: the same acceleration for every mass.
///
/// \f[ F = m\, g \f]
///
/// `acceleration` has the shape of the position of a body, a quantity or a `vec`; for many bodies it is one for all or
/// a `std::array` with one for each. Give it a sign: nothing here defines which way is up.
/// \throw std::domain_error from `second_law`, or from a run that it is the field of, if it is not
///        finite
/// \proof{examples/reference/forces.cpp,gravity}
template <class Acceleration>
struct gravity {
  Acceleration acceleration;  ///< g

  /// A law of acceleration, not of force: `second_law` does not divide it by the mass.
  static constexpr bool is_acceleration = true;

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  template <class State, class Time>
  constexpr Acceleration operator()(State const&, Time const&) const {
    return acceleration;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return detail::steady_force{raw_form<Acceleration>::to_raw(acceleration)};
  }

  /// The potential energy of one body, \f$ U = -m\, \mathbf g \cdot \mathbf x \f$, zero at the origin.
  template <class Mass, class State>
  [[nodiscard]] constexpr auto potential(Mass const& mass, State const& s) const {
    return -(mass * detail::scalar_product(acceleration, s.position));
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::gravity{detail::for_body(acceleration, i)};
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: gravity: constant must be finite", acceleration);
  }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Due>
  using constants_verdict = detail::constant_verdict<"gravity", Due, Acceleration>;
};

template <class Acceleration>
gravity(Acceleration) -> gravity<Acceleration>;

}  // namespace unitstep
