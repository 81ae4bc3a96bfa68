// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/vec.hpp>

namespace unitstep {

/// The state of something that turns: how it is oriented and how fast it turns.
///
/// \f[ \dot q = \tfrac12\, q\, \vec\omega, \qquad
///     \dot{\vec\omega} = \text{the field} \f]
///
/// The orientation takes body axes to the axes of the world: `rotate(r.orientation, v)`. The angular
/// velocity is given along the body axes, in radian per time. A field of a rotation returns its
/// angular acceleration, along the body axes too.
///
///     rotation{quaternion{1.0, 0.0, 0.0, 0.0},
///              vec{0.1, 0.0, 2.0} * si::radians_per_second}
///
/// \tparam Orientation     a `quaternion` of length 1
/// \tparam AngularVelocity a `vec` of three angles per time
template <class Orientation, class AngularVelocity>
struct rotation {
  Orientation orientation;           ///< from body axes to those of the world
  AngularVelocity angular_velocity;  ///< along the body axes

  friend constexpr bool operator==(rotation const&, rotation const&) = default;
};

template <class Orientation, class AngularVelocity>
rotation(Orientation, AngularVelocity) -> rotation<Orientation, AngularVelocity>;

}  // namespace unitstep
