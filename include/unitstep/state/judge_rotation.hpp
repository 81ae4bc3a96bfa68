// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/rotation_door.hpp>

namespace unitstep::diagnostics {

/// The verdict on a rotation beside a step of time: the angular velocity is radian per time, three of
/// them, in the value type of the orientation. Where time is a plain number, so is the angle.
template <class O, class W, class Time>
consteval auto judge_state(rotation<O, W> const*, Time const*) {
  return refuse<"orientation", words<"a quaternion">, O>{};
}
template <std::floating_point T, class W, class Time>
consteval auto judge_state(rotation<quaternion<T>, W> const*, Time const*) {
  if constexpr (std::is_same_v<W, vec<T, 3>> && std::is_same_v<Time, T>) {
    return accepted{};
  } else {
    using angle = boost::units::quantity<boost::units::si::plane_angle, T>;
    return judge_motion<vec<angle, 3>, W, Time, "angular_velocity">();
  }
}

/// The verdict on what a field of a rotation returned.
template <class O, class W, class Due, class Result>
consteval auto judge_result(rotation<O, W> const*, Due const*, Result const*) {
  return refuse<"angular acceleration", Due, with_radian_hint<Due, Result>>{};
}

}  // namespace unitstep::diagnostics
