// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// The same force everywhere and always.
///
/// \f[ F = F_0 \f]
///
/// `force` has the shape of the position of a body, a quantity or a `vec`; for many bodies it is one for all or a
/// `std::array` with one for each.
/// \throw std::domain_error from `second_law` if it is not finite
/// \proof{examples/reference/forces.cpp,constant_force}
template <class Force>
struct constant_force {
  Force force;  ///< the force

  /// It has a potential, which `energy` counts.
  static constexpr bool has_potential = true;

  template <class State, class Time>
  constexpr Force operator()(State const&, Time const&) const {
    return force;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return detail::steady_force{raw_form<Force>::to_raw(force)};
  }

  /// The potential energy of one body, \f$ U = -\mathbf F \cdot \mathbf x \f$, zero at the origin.
  template <class Mass, class State>
  [[nodiscard]] constexpr auto potential(Mass const&, State const& s) const {
    return -detail::scalar_product(force, s.position);
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::constant_force{detail::for_body(force, i)};
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: constant_force: constant must be finite", force);
  }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Due>
  using constants_verdict = detail::constant_verdict<"constant_force", Due, Force>;
};

template <class Force>
constant_force(Force) -> constant_force<Force>;

}  // namespace unitstep
