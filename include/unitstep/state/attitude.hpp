// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/rotation_vector.hpp>
#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/finite.hpp>

/// \file
/// \brief Orientations as methods see them, alone and beside a position: elements of a group, which rotation vectors
/// are added to.

namespace unitstep {

/// An orientation as methods see it: the position of a motion on the group of rotations.
///
/// Adding a rotation vector turns it about its own axes, \f$ q \leftarrow q \exp \mathbf u \f$, so that
/// drifts (`position += velocity * dt`) never leave the group. The length is kept at 1 by one step of
/// Newton's method for \f$ 1/\sqrt{|q|^2} \f$, which squares what rounding has left.
///
/// Two orientations have no difference that a method could use: there is no `-`.
/// \proof{examples/reference/state.cpp,attitude}
template <class T>
struct attitude {
  quaternion<T> orientation;  ///< of length 1

  // The orientation turned by a rotation vector in body axes.
  friend constexpr attitude operator+(attitude const& a, vec<T, 3> const& u) {
    quaternion<T> const q = a.orientation * unitstep::quaternion_of(u);
    // squared(q) is written out: its call would be 5 percent of clang's count for a step of velocity_verlet.
    T const k = (3 - (q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z)) / 2;
    return {{q.w * k, q.x * k, q.y * k, q.z * k}};
  }
  friend constexpr attitude& operator+=(attitude& a, vec<T, 3> const& u) { return a = a + u; }

  /// The sizes to which a relative error refers: 1 rad about each axis.
  constexpr vec<T, 3> sizes() const { return {T(1), T(1), T(1)}; }

  /// The rate of the rotation vector `u` that leads from here to where the body is, at the angular
  /// velocity `w`.
  static constexpr vec<T, 3> rate_on_chart(vec<T, 3> const& u, vec<T, 3> const& w) {
    return unitstep::detail::rate_of_rotation_vector(u, w);
  }

  /// The rotation vector that leads from one orientation to another, the short way round.
  static constexpr vec<T, 3> between(attitude const& a, attitude const& b) {
    quaternion<T> const q = unitstep::conjugate(a.orientation) * b.orientation;
    T const side = q.w < 0 ? T(-1) : T(1);
    vec<T, 3> const axis = vec<T, 3>{q.x, q.y, q.z} * side;
    T const sine = unitstep::norm(axis);
    return sine == 0 ? axis : axis * (2 * math::atan2(sine, q.w * side) / sine);
  }
  /// The share `w` of the way from one to another, at a constant rate about one axis.
  static constexpr attitude blend(attitude const& a, attitude const& b, T const& w) {
    return a + between(a, b) * w;
  }
  /// Hermite's cubic of the rotation vector that leads from the first orientation.
  static constexpr motion<attitude, vec<T, 3>> on_cubic(motion<attitude, vec<T, 3>> const& a,
                                                        motion<attitude, vec<T, 3>> const& b,
                                                        T const& h, T const& w) {
    using line = motion<vec<T, 3>, vec<T, 3>>;
    vec<T, 3> const u = between(a.position, b.position);
    line const cubic = detail::on_cubic(line{vec<T, 3>{}, a.velocity},
                                        line{u, rate_on_chart(u, b.velocity)}, h, w);
    return {a.position + cubic.position, detail::blend(a.velocity, b.velocity, w)};
  }

  friend constexpr bool operator==(attitude const&, attitude const&) = default;
};

template <class T>
attitude(quaternion<T>) -> attitude<T>;

/// Whether all four components are finite.
template <class T>
[[nodiscard]] constexpr bool is_finite(attitude<T> const& s) {
  return unitstep::is_finite(s.orientation);
}

/// The position and orientation of a rigid body, as methods see it: the position of a motion whose velocity is the pair
/// of the velocity along world axes and the angular velocity along body axes.
///
/// \f[ (\mathbf x, q) + (\mathbf d, \mathbf u) = (\mathbf x + \mathbf d,\; q \exp \mathbf u) \f]
/// \proof{examples/reference/state.cpp,attitude}
template <class T>
struct position_and_attitude {
  vec<T, 3> position;       ///< of the centre of mass
  attitude<T> orientation;  ///< about it

  // Shifted along world axes and turned about body axes.
  friend constexpr position_and_attitude operator+(position_and_attitude const& a,
                                                   vec<vec<T, 3>, 2> const& d) {
    return {a.position + d.x, a.orientation + d.y};
  }
  friend constexpr position_and_attitude& operator+=(position_and_attitude& a,
                                                     vec<vec<T, 3>, 2> const& d) {
    return a = a + d;
  }

  /// The sizes to which a relative error refers. \see attitude::sizes
  constexpr vec<vec<T, 3>, 2> sizes() const { return {position, orientation.sizes()}; }

  /// The rates of a shift and a rotation vector. \see attitude::rate_on_chart
  static constexpr vec<vec<T, 3>, 2> rate_on_chart(vec<vec<T, 3>, 2> const& u,
                                                   vec<vec<T, 3>, 2> const& velocity) {
    return {velocity.x, unitstep::detail::rate_of_rotation_vector(u.y, velocity.y)};
  }

  /// Position and orientation each by itself.
  static constexpr position_and_attitude blend(position_and_attitude const& a,
                                               position_and_attitude const& b, T const& w) {
    return {detail::blend(a.position, b.position, w),
            attitude<T>::blend(a.orientation, b.orientation, w)};
  }
  /// Position and orientation, each on a cubic of its own.
  template <class State>
  static constexpr State on_cubic(State const& a, State const& b, T const& h, T const& w) {
    auto const moved = detail::on_cubic(motion{a.position.position, a.velocity.x},
                                        motion{b.position.position, b.velocity.x}, h, w);
    auto const turned = detail::on_cubic(motion{a.position.orientation, a.velocity.y},
                                         motion{b.position.orientation, b.velocity.y}, h, w);
    return {{moved.position, turned.position}, {moved.velocity, turned.velocity}};
  }

  friend constexpr bool operator==(position_and_attitude const&,
                                   position_and_attitude const&) = default;
};

}  // namespace unitstep
