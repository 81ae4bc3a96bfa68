// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/rotation_vector.hpp>
#include <unitstep/state/attitude.hpp>

/// \file
/// \brief The inverse masses and moments of rigid bodies, and the motion of a rigid body without forces.

namespace unitstep::detail {

/// Position and orientation of a body of a raw state.
template <class X>
constexpr auto& body_in(X& x, std::size_t i) {
  if constexpr (requires { x.bodies; })
    return x.bodies[i];
  else
    return x;
}
/// Its velocities, or its accelerations.
template <class V>
constexpr auto& velocity_in(V& v, std::size_t i) {
  if constexpr (is_vec<std::remove_cvref_t<decltype(v[0][0])>>)
    return v[i];
  else
    return v;
}

/// The inverse masses and inverse moments of inertia, six for each body.
///
/// A free body turns by rotations about its own axes, one after another and back: \f$ H = \sum_k \pi_k^2 / 2 I_k \f$
/// with the angular momentum \f$ \vec\pi \f$ along the axes of the body is split, and each part turns steadily about
/// its axis. That is symplectic, reversible, of second order, and keeps the angular momentum along the axes of the
/// world.
/// Source: A. Dullweber, B. Leimkuhler, R. McLachlan, J. Chem. Phys. 107, 5840 (1997).
template <class T, std::size_t N>
struct rigid_inverse_masses {
  /// The derivatives of the rotation vectors that a drift makes, by the angular velocities at its start: `[by][of]`.
  using turns_by_spins = std::array<std::array<std::array<T, 3>, 3>, N>;

  std::array<T, 6 * N> all{};
  constexpr T const& of_coordinate(std::size_t c) const { return all[c]; }

  template <class Field>
  constexpr void set(Field const& field, std::size_t i) {
    auto const mass = field.linear.mass();
    T const m = raw_form<std::remove_cvref_t<decltype(mass)>>::to_raw(mass);
    auto const inertia = field.angular.inertia();
    auto const moments = raw_form<std::remove_cvref_t<decltype(inertia)>>::to_raw(inertia);
    for (std::size_t c = 0; c < 3; ++c) {
      all[6 * i + c] = T(1) / m;
      all[6 * i + 3 + c] = T(1) / moments[c];
    }
  }

  /// Removes from accelerations `a` at velocities `v` those of free bodies, which leaves those of forces and torques.
  template <class V>
  constexpr void remove_free_spin(V& a, V const& v) const {
    for (std::size_t i = 0; i < N; ++i) {
      auto const& w = detail::velocity_in(v, i)[1];
      auto& turned = detail::velocity_in(a, i)[1];
      T const* const inverse = &all[6 * i + 3];
      for (std::size_t k = 0; k < 3; ++k) {
        std::size_t const l = (k + 1) % 3, m = (k + 2) % 3;
        turned[k] -= (T(1) / inverse[l] - T(1) / inverse[m]) * inverse[k] * w[l] * w[m];
      }
    }
  }
  /// Moves and turns free bodies for a time h.
  template <class X, class V>
  constexpr void drift(X& x, V& v, T const& h, turns_by_spins* by_spins = nullptr) const {
    for (std::size_t i = 0; i < N; ++i) {
      auto& body = detail::body_in(x, i);
      auto& moves = detail::velocity_in(v, i);
      body.position = body.position + moves[0] * h;
      std::array<std::array<T, 3>, 3> spins{{{T(1)}, {T(0), T(1)}, {T(0), T(0), T(1)}}}, turns{};
      constexpr std::size_t axes[] = {0, 1, 2, 1, 0};
      for (std::size_t part = 0; part < 5; ++part)
        turn(body.orientation, moves[1], axes[part], part == 2 ? h : h / 2, i,
             by_spins == nullptr ? nullptr : &spins, turns);
      body.orientation += vec<T, 3>{};  // of length 1 again
      if (by_spins != nullptr) (*by_spins)[i] = turns;
    }
  }
  /// Converts gradients at the end of a drift to gradients by the velocities at its start, per time h.
  template <class Rows>
  static constexpr void carry_back(Rows& rows, turns_by_spins const& by_spins, T const& h) {
    for (auto& slope : rows.slope)
      for (std::size_t i = 0; i < N; ++i) {
        T* const of_body = &slope[6 * i + 3];
        std::array<T, 3> back{};
        for (std::size_t k = 0; k < 3; ++k)
          for (std::size_t c = 0; c < 3; ++c) back[k] += of_body[c] * by_spins[i][k][c] / h;
        for (std::size_t k = 0; k < 3; ++k) of_body[k] = back[k];
      }
  }
  /// Adds to velocities those that move bodies from one place to another in a time h.
  template <class X, class V>
  static constexpr void add_shift(V& v, X const& from, X const& to, T const& h) {
    for (std::size_t i = 0; i < N; ++i) {
      auto const &a = detail::body_in(from, i), &b = detail::body_in(to, i);
      auto& moves = detail::velocity_in(v, i);
      moves[0] = moves[0] + (b.position - a.position) / h;
      moves[1] = moves[1] + attitude<T>::between(a.orientation, b.orientation) / h;
    }
  }

private:
  // Turns steadily about one axis for a time h. Of the other two components of the angular momentum it makes
  // (c p_l + s p_m, c p_m - s p_l), and of a rotation vector at the start the same.
  constexpr void turn(attitude<T>& q, vec<T, 3>& w, std::size_t k, T const& h, std::size_t i,
                      std::array<std::array<T, 3>, 3>* spins,
                      std::array<std::array<T, 3>, 3>& turns) const {
    std::size_t const l = (k + 1) % 3, m = (k + 2) % 3;
    vec<T, 3> angle{};
    angle[k] = w[k] * h;
    quaternion<T> const by = unitstep::quaternion_of(angle);
    T const half = by.x + by.y + by.z;  // two of these are zero
    T const c = by.w * by.w - half * half, s = 2 * by.w * half;
    // A component of the angular velocity is that of the momentum times the reciprocal moment.
    T const ratio = all[6 * i + 3 + l] / all[6 * i + 3 + m];
    T const wl = c * w[l] + s * ratio * w[m], wm = c * w[m] - s * w[l] / ratio;
    if (spins != nullptr)
      for (std::size_t d = 0; d < 3; ++d) {
        auto& spin = (*spins)[d];
        auto& by_spin = turns[d];
        T const more = spin[k] * h;
        T const sl = spin[l], sm = spin[m], ul = by_spin[l], um = by_spin[m];
        spin[l] = c * sl + s * ratio * sm + more * ratio * wm;
        spin[m] = c * sm - s * sl / ratio - more * wl / ratio;
        by_spin[l] = c * ul + s * um;
        by_spin[m] = c * um - s * ul;
        by_spin[k] += more;
      }
    w[l] = wl;
    w[m] = wm;
    q.orientation = q.orientation * by;
  }
};

}  // namespace unitstep::detail
