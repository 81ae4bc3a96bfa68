// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// Drag of a fast body in a fluid: a force against the motion, in proportion to the square of the speed.
///
/// \f[ F = -b\, |v|\, v \f]
///
/// `drag` is a force per velocity squared (kg/m in SI): half the density of the fluid times the
/// drag coefficient times the frontal area. Works on a quantity and on a `vec`; for many bodies it
/// is one for all or a `std::array` with one for each.
/// \throw std::domain_error from `second_law` if it is not finite
/// \proof{examples/reference/forces.cpp,quadratic_drag}
template <class Drag>
struct quadratic_drag {
  Drag drag;  ///< b, force per velocity squared

  /// It depends on the velocity.
  static constexpr bool sees_no_velocity = false;

  template <detail::has_velocity State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -drag * unitstep::magnitude(s.velocity) * s.velocity;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return ::unitstep::quadratic_drag{raw_form<Drag>::to_raw(drag)};
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::quadratic_drag{detail::for_body(drag, i)};
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: quadratic_drag: constant must be finite", drag);
  }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Force>
  using constants_verdict = detail::constant_verdict<
      "quadratic_drag",
      detail::quotient_of<detail::quotient_of<Force, decltype(State::velocity)>,
                          decltype(State::velocity)>,
      Drag>;
};

template <class Drag>
quadratic_drag(Drag) -> quadratic_drag<Drag>;

}  // namespace unitstep
