// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/rotation_vector.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/rotation.hpp>

/// Rotating bodies with closed forms, in plain numbers.
namespace tops {

using unitstep::quaternion;
using unitstep::quaternion_of;
using unitstep::rotation;
using unitstep::vec;
template <class T>
using state = rotation<quaternion<T>, vec<T, 3>>;

/// The distance of two states: the largest difference of their numbers.
template <class T>
constexpr T distance(state<T> const& a, state<T> const& b) {
  T const d[] = {
      a.orientation.w - b.orientation.w,           a.orientation.x - b.orientation.x,
      a.orientation.y - b.orientation.y,           a.orientation.z - b.orientation.z,
      a.angular_velocity.x - b.angular_velocity.x, a.angular_velocity.y - b.angular_velocity.y,
      a.angular_velocity.z - b.angular_velocity.z};
  T largest = 0;
  for (T x : d) {
    T const size = x < 0 ? -x : x;
    if (size > largest) largest = size;
  }
  return largest;
}

/// A free top whose first two moments are equal: it turns steadily about its angular momentum and, relative to that,
/// about its own axis.
///
///   R(t) = exp(L t / I_1) R_0 exp(-lambda t e_3),   lambda = w_3 (I_3 - I_1) / I_1
///
/// L. D. Landau, E. M. Lifshitz, Mechanics, section 33.
template <class T>
struct symmetric_top {
  T across;  ///< I_1 = I_2
  T along;   ///< I_3
  state<T> start;

  constexpr state<T> at(T t) const {
    auto const w = start.angular_velocity;
    T const lambda = w.z * (along - across) / across;
    auto const [s, c] = unitstep::math::sin_cos(lambda * t);
    vec<T, 3> const momentum{across * w.x, across * w.y, along * w.z};
    return {quaternion_of(rotate(start.orientation, momentum) * (t / across)) * start.orientation *
                quaternion_of(vec<T, 3>{0, 0, -lambda * t}),
            {w.x * c - w.y * s, w.y * c + w.x * s, w.z}};
  }
};

/// A ball whose point on axis 3 is held up with the axis level: its weight makes it precess steadily,
/// by one radian in I w_3 / tau, however slow it spins.
///
///   I w' = tau e_3 x down,   R(t) = exp(Omega t e_z) R_0 exp(w_3 t e_3),   Omega = tau / (I w_3)
template <class T>
struct level_ball {
  T precession;  ///< Omega
  T spin;        ///< w_3

  constexpr state<T> at(T t) const {
    // A quarter turn about y lays axis 3 along x.
    T const half = unitstep::math::sqrt(T(0.5));
    quaternion<T> const level{half, 0, half, 0};
    auto const q = quaternion_of(vec<T, 3>{0, 0, precession * t}) * level *
                   quaternion_of(vec<T, 3>{0, 0, spin * t});
    auto const up = rotate(conjugate(q), vec<T, 3>{0, 0, 1});
    return {q, up * precession + vec<T, 3>{0, 0, spin}};
  }

  /// The angular acceleration tau / I e_3 x down, where tau / I = Omega w_3.
  template <class Time>
  constexpr vec<T, 3> operator()(state<T> const& s, Time) const {
    auto const down = rotate(conjugate(s.orientation), vec<T, 3>{0, 0, -1});
    return cross(vec<T, 3>{0, 0, 1}, down) * (precession * spin);
  }
};

/// The arithmetic-geometric mean, and the complete elliptic integral K of modulus k that it gives.
template <class T>
constexpr T elliptic_k(T k) {
  T a = 1, g = unitstep::math::sqrt((1 - k) * (1 + k));
  for (int i = 0; i < 8; ++i) {
    T const mean = (a + g) / 2;
    g = unitstep::math::sqrt(a * g);
    a = mean;
  }
  return T(3.14159265358979323846264338327950288L) / (2 * a);
}

}  // namespace tops
