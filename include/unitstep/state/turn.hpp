// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/rotation_vector.hpp>

namespace unitstep {

/// An orientation as methods see it: the position of a motion on the group of rotations.
///
/// Adding a rotation vector turns it about its own axes, \f$ q \leftarrow q \exp \mathbf u \f$, so that
/// drifts (`position += velocity * dt`) never leave the group. The length is kept at 1 by one step of
/// Newton's method for \f$ 1/\sqrt{|q|^2} \f$, which squares what rounding has left.
///
/// Two orientations have no difference that a method could use: there is no `-`.
template <class T>
struct turn {
  quaternion<T> orientation;  ///< of length 1

  // The orientation turned by a rotation vector in body axes.
  friend constexpr turn operator+(turn const& a, vec<T, 3> const& u) {
    quaternion<T> const q = a.orientation * unitstep::quaternion_of(u);
    // Not squared(q): the call is 5 percent of what clang counts for a step of velocity_verlet.
    T const k = (3 - (q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z)) / 2;
    return {{q.w * k, q.x * k, q.y * k, q.z * k}};
  }
  friend constexpr turn& operator+=(turn& a, vec<T, 3> const& u) { return a = a + u; }

  /// The rate of the rotation vector `u` that leads from here to where the body is, at the angular
  /// velocity `w`. \see rate_of_rotation_vector
  static constexpr vec<T, 3> rate_on_chart(vec<T, 3> const& u, vec<T, 3> const& w) {
    return unitstep::rate_of_rotation_vector(u, w);
  }

  friend constexpr bool operator==(turn const&, turn const&) = default;
};

template <class T>
turn(quaternion<T>) -> turn<T>;

}  // namespace unitstep
