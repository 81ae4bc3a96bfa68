// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/detail/check_motion.hpp>

namespace unitstep::diagnostics {

/// The verdict on a rotation beside a step of time: the angular velocity is radian per time, three of
/// them, in the value type of the orientation. Where time is a plain number, so is the angle.
template <class O, class W, class Time>
struct rotation_verdict {
  using type = refuse<"orientation", words<"a quaternion">, O>;
};
template <std::floating_point T, class W, class Time>
struct rotation_verdict<quaternion<T>, W, Time> {
  static consteval auto check() {
    if constexpr (std::is_same_v<W, vec<T, 3>> && std::is_same_v<Time, T>) {
      return accepted{};
    } else {
      using angle = boost::units::quantity<boost::units::si::plane_angle, T>;
      return check_motion<vec<angle, 3>, W, Time, "angular_velocity">();
    }
  }
  using type = decltype(check());
};

}  // namespace unitstep::diagnostics
