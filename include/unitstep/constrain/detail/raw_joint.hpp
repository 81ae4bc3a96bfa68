// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/constrain/detail/raw_constraint.hpp>
#include <unitstep/constrain/detail/rigid_weights.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/attitude.hpp>

/// \file
/// \brief Joints on plain numbers, and their derivatives along shifts and rotation vectors.

namespace unitstep::detail {

/// A place and an orientation in any number.
template <class N>
struct placed {
  std::array<N, 3> at{};
  std::array<N, 4> turn{};  // w, x, y, z

  /// A vector along the axes of the body, along those of the world: \f$ v + 2 w (u \times v) + 2 u \times (u \times v) \f$
  template <class T>
  constexpr std::array<N, 3> turned(std::array<T, 3> const& r) const {
    std::array<N, 3> const v{N(r[0]), N(r[1]), N(r[2])}, u{turn[1], turn[2], turn[3]};
    std::array<N, 3> const once = cross(u, v), twice = cross(u, once);
    std::array<N, 3> all{};
    for (std::size_t c = 0; c < 3; ++c) all[c] = v[c] + N(T(2)) * (turn[0] * once[c] + twice[c]);
    return all;
  }
  static constexpr std::array<N, 3> cross(std::array<N, 3> const& u, std::array<N, 3> const& v) {
    return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
  }
};

/// The product of a quaternion and a vector in body axes, w, x, y, z.
template <class T>
constexpr std::array<T, 4> times_vector(quaternion<T> const& q, vec<T, 3> const& u) {
  return {-(q.x * u.x + q.y * u.y + q.z * u.z), q.w * u.x + q.y * u.z - q.z * u.y,
          q.w * u.y + q.z * u.x - q.x * u.z, q.w * u.z + q.x * u.y - q.y * u.x};
}

/// A body with the derivative along one of its six directions.
template <class T>
constexpr placed<slope_number<T>> along_direction(position_and_attitude<T> const& b,
                                                  std::size_t direction) {
  using N = slope_number<T>;
  quaternion<T> const& q = b.orientation.orientation;
  placed<N> p{{N(b.position.x), N(b.position.y), N(b.position.z)},
              {N(q.w), N(q.x), N(q.y), N(q.z)}};
  if (direction < 3) {
    p.at[direction].slope = T(1);
  } else if (direction < 6) {
    vec<T, 3> e{};
    e[direction - 3] = T(1) / T(2);
    auto const turned = detail::times_vector(q, e);
    for (std::size_t c = 0; c < 4; ++c) p.turn[c].slope = turned[c];
  }
  return p;
}
/// A body on its way without acceleration: \f$ q \exp(\vec\omega s) \f$ up to the square of s.
template <class T>
constexpr placed<course_number<T>> on_its_way(position_and_attitude<T> const& b,
                                              vec<vec<T, 3>, 2> const& v) {
  using N = course_number<T>;
  quaternion<T> const& q = b.orientation.orientation;
  placed<N> p{{N(b.position.x), N(b.position.y), N(b.position.z)},
              {N(q.w), N(q.x), N(q.y), N(q.z)}};
  T const square = unitstep::dot(v.y, v.y);
  auto const turned = detail::times_vector(q, v.y / T(2));
  T const parts[] = {q.w, q.x, q.y, q.z};
  for (std::size_t c = 0; c < 3; ++c) {
    p.at[c].c[1] = v.x[c];
    p.at[c].last = 1;
  }
  for (std::size_t c = 0; c < 4; ++c) {
    p.turn[c].c[1] = turned[c];
    p.turn[c].c[2] = -parts[c] * square / T(8);
    p.turn[c].last = 2;
  }
  return p;
}

/// An end of a joint at a body: a point of it, or a direction, along its own axes.
template <class T, bool is_point>
struct joint_at_body {
  static constexpr std::size_t bodies = 1;
  static constexpr bool moves = false;
  std::size_t index;
  std::array<T, 3> of_body;

  template <class N, std::size_t n>
  constexpr std::array<N, 3> in_world(std::array<placed<N>, n> const& b, std::size_t slot,
                                      N const&) const {
    auto all = b[slot].turned(of_body);
    if constexpr (is_point)
      for (std::size_t c = 0; c < 3; ++c) all[c] = all[c] + b[slot].at[c];
    return all;
  }
};
/// An end of a joint at the world.
template <class T, class End>
struct joint_at_world {
  static constexpr std::size_t bodies = 0;
  static constexpr bool moves = End::moves;
  static constexpr std::size_t index = 0;
  End end;

  template <class N, std::size_t n>
  constexpr std::array<N, 3> in_world(std::array<placed<N>, n> const&, std::size_t,
                                      N const& t) const {
    return end.place(std::array<N, 1>{}, 0, t);
  }
};

/// A joint on plain numbers; `Kind` says what is zero of two vectors in the world.
template <class T, class A, class B, class Kind>
struct raw_joint {
  static constexpr bool of_rigid_bodies = true;
  static constexpr std::size_t rows = Kind::rows;
  static constexpr std::size_t ends = A::bodies + B::bodies;
  static constexpr std::size_t touched = 6 * ends;
  static constexpr bool moves = A::moves || B::moves;
  A a;
  B b;
  Kind kind;

  constexpr std::size_t body(std::size_t k) const { return slot_body(k / 6); }
  constexpr std::size_t slot_body(std::size_t slot) const {
    return slot < A::bodies ? a.index : b.index;
  }
  constexpr std::size_t coordinate(std::size_t k) const { return body(k) * 6 + k % 6; }
  template <class N>
  constexpr std::array<N, rows> values(std::array<placed<N>, ends> const& bodies,
                                       N const& t) const {
    return kind.values(*this, bodies, t);
  }

  /// Puts values and gradients among all rows.
  template <class X, class Rows>
  constexpr void put(X const& x, T const& t, Rows& all, std::size_t to) const {
    std::array<placed<slope_number<T>>, ends> bodies{};
    for (std::size_t slot = 0; slot < ends; ++slot)
      bodies[slot] = detail::along_direction(detail::body_in(x, slot_body(slot)), 6);
    for (std::size_t k = 0; k < touched; ++k) {
      auto const kept = bodies[k / 6];
      bodies[k / 6] = detail::along_direction(detail::body_in(x, body(k)), k % 6);
      auto const g = values(bodies, slope_number<T>(t));
      bodies[k / 6] = kept;
      for (std::size_t r = 0; r < rows; ++r) {
        if (k == 0) all.value[to + r] = g[r].value;
        all.put(to + r, k, coordinate(k), g[r].slope);
      }
    }
  }
  /// The values on their way, along velocities.
  template <class X, class V>
  constexpr auto on_the_way(X const& x, V const& v, course_number<T> const& t) const {
    std::array<placed<course_number<T>>, ends> bodies{};
    for (std::size_t slot = 0; slot < ends; ++slot)
      bodies[slot] = detail::on_its_way(detail::body_in(x, slot_body(slot)),
                                        detail::velocity_in(v, slot_body(slot)));
    return values(bodies, t);
  }
  template <class N>
  constexpr auto first(std::array<placed<N>, ends> const& bodies, N const& t) const {
    return a.in_world(bodies, 0, t);
  }
  template <class N>
  constexpr auto second(std::array<placed<N>, ends> const& bodies, N const& t) const {
    return b.in_world(bodies, A::bodies, t);
  }
};

/// The two vectors are one.
struct joint_of_places {
  static constexpr std::size_t rows = 3;
  template <class Joint, class Bodies, class N>
  constexpr std::array<N, 3> values(Joint const& j, Bodies const& bodies, N const& t) const {
    auto const p = j.first(bodies, t), q = j.second(bodies, t);
    return {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
  }
};
/// The second is at right angles to two that are at right angles to the first.
template <class A>
struct joint_of_axes {
  static constexpr std::size_t rows = 2;
  std::array<A, 2> normals;
  template <class Joint, class Bodies, class N>
  constexpr std::array<N, 2> values(Joint const& j, Bodies const& bodies, N const& t) const {
    auto const q = j.second(bodies, t);
    std::array<N, 2> g{};
    for (std::size_t r = 0; r < 2; ++r) {
      auto const n = normals[r].in_world(bodies, 0, t);
      g[r] = n[0] * q[0] + n[1] * q[1] + n[2] * q[2];
    }
    return g;
  }
};
/// Their scalar product is a cosine.
template <class T>
struct joint_of_angle {
  static constexpr std::size_t rows = 1;
  T cosine;
  template <class Joint, class Bodies, class N>
  constexpr std::array<N, 1> values(Joint const& j, Bodies const& bodies, N const& t) const {
    auto const p = j.first(bodies, t), q = j.second(bodies, t);
    return {p[0] * q[0] + p[1] * q[1] + p[2] * q[2] - N(cosine)};
  }
};

}  // namespace unitstep::detail
