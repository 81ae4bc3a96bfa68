// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/motion.hpp>
#include <unitstep/state/rotation.hpp>

namespace unitstep {

/// The state of a rigid body: its centre of mass moves, and it turns about it.
///
///     rigid_body{motion{position, velocity}, rotation{orientation, angular_velocity}}
///
/// Position and velocity are along the axes of the world, the angular velocity along those of the
/// body. A field of a rigid body returns `accelerations{linear, angular}`.
///
/// \tparam Motion   a `motion` in space, of a `vec` of three
/// \tparam Rotation a `rotation`
template <class Motion, class Rotation>
struct rigid_body {
  Motion motion;      ///< of the centre of mass
  Rotation rotation;  ///< about the centre of mass

  friend constexpr bool operator==(rigid_body const&, rigid_body const&) = default;
};

template <class Motion, class Rotation>
rigid_body(Motion, Rotation) -> rigid_body<Motion, Rotation>;

/// What the field of a rigid body returns.
///
/// \tparam Linear  a `vec` of three accelerations, along the axes of the world
/// \tparam Angular a `vec` of three angular accelerations, along the axes of the body
template <class Linear, class Angular>
struct accelerations {
  Linear linear;    ///< the rate of the velocity
  Angular angular;  ///< the rate of the angular velocity
};

template <class Linear, class Angular>
accelerations(Linear, Angular) -> accelerations<Linear, Angular>;

}  // namespace unitstep
