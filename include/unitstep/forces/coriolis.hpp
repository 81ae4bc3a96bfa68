// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/detail/net_acceleration.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// The Coriolis acceleration in a frame that turns, at right angles to the motion.
///
/// \f[ \mathbf a = -2\, \mathbf\Omega \times \mathbf v \f]
///
/// `turning` is \f$ \mathbf\Omega \f$, the angular velocity of the frame in 1/s: a `vec` of three, or for a motion in a
/// plane the component across it. One in rad/s is refused with the advice to divide by `si::radian`. The other
/// acceleration of a turning frame is `centrifugal`.
///
/// Step it with `boris`.
/// \throw std::domain_error from `second_law` if it is not finite
///
/// Source: G. Coriolis, J. Ecole Polytechnique 15, 142 (1835).
/// \proof{examples/reference/forces.cpp,coriolis}
template <class Turning>
struct coriolis {
  Turning turning;  ///< \f$ \mathbf\Omega \f$

  /// It depends on the velocity.
  static constexpr bool sees_no_velocity = false;

  /// A law of acceleration, not of force: `second_law` does not divide it by the mass.
  static constexpr bool is_acceleration = true;

  template <detail::has_velocity State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return detail::cross_turning(s.velocity, turning + turning);
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const omega = raw_form<Turning>::to_raw(turning);
    return detail::turning_force{omega + omega};
  }

  /// Refuses a constant that is not finite.
  constexpr void require_values() const {
    detail::require_finite("unitstep: coriolis: constant must be finite", turning);
  }

  /// The law of every body.
  constexpr auto for_body(std::size_t) const { return *this; }

  /// The verdict on the unit of the constant.
  template <class State, class Time, class Acceleration>
  using constants_verdict =
      decltype(detail::check_turning<"coriolis turning", Turning, State, Acceleration>());
};

template <class Turning>
coriolis(Turning) -> coriolis<Turning>;

}  // namespace unitstep
