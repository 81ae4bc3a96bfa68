// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/detail/raw_constraint.hpp>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/rotation_vector.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/attitude.hpp>
#include <utility>

/// \file
/// \brief Joints on plain numbers, and their derivatives along shifts and rotation vectors; the inverse masses of rigid
/// bodies, and their motion without forces.

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

// Rigid bodies under joints: their coordinates, six of each, and the inverse masses of these.

/// The position type for joints: N rigid bodies, at places of type X.
template <class X, std::size_t N>
struct rigid_places {};
template <class X, std::size_t N>
struct bodies_of<rigid_places<X, N>> {
  static constexpr std::size_t bodies = N;
  // Three along the axes of the world, three about those of the body.
  static constexpr std::size_t directions = 6;
  static constexpr bool known_at_compile_time = true;
  static constexpr std::size_t coordinates = 6 * N;
};
template <class X, class V, class R>
struct tied_parts<rigid_body<motion<X, V>, R>> {
  using places = rigid_places<X, 1>;
  using speeds = V;
};
template <class X, class V, class R, std::size_t N>
struct tied_parts<std::array<rigid_body<motion<X, V>, R>, N>> {
  using places = rigid_places<X, N>;
  using speeds = V;
};

/// A field that knows the mass and the moments of inertia of a rigid body.
template <class Field>
inline constexpr bool knows_inertia = requires(Field const& f) {
  f.linear.mass();
  f.angular.inertia();
};
template <class... Fields>
inline constexpr bool knows_inertia<::unitstep::each_body<Fields...>> =
    (knows_inertia<Fields> && ...);

template <class Field>
  requires knows_inertia<Field>
struct mass_in<Field> {
  using type = std::remove_cvref_t<decltype(std::declval<Field const&>().linear.mass())>;
};
template <class First, class... Fields>
  requires knows_inertia<::unitstep::each_body<First, Fields...>>
struct mass_in<::unitstep::each_body<First, Fields...>> : mass_in<First> {};

template <class X, std::size_t N>
struct inverse_masses_in<rigid_places<X, N>> {
  template <class T, class Field>
  static constexpr auto of(Field const& field) {
    rigid_inverse_masses<T, N> inverse_masses;
    if constexpr (requires { field.fields; })
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        (inverse_masses.set(std::get<I>(field.fields), I), ...);
      }(std::make_index_sequence<N>{});
    else
      inverse_masses.set(field, 0);
    return inverse_masses;
  }
};

template <class X, std::size_t N>
struct masses_at<rigid_places<X, N>> {
  template <class Field>
  static constexpr bool known = knows_inertia<Field>;
  using due = diagnostics::words<"newton_euler, which knows the masses">;
};

/// Rigid bodies are tied by joints alone, of which there may be an array, or one that is switched.
template <class C, class X, std::size_t N, class Time>
  requires (
      !joins_rigid_bodies<C> && !requires { typename C::value_type; } && !requires { &C::is_on; })
struct constraint_form<C, rigid_places<X, N>, Time> {
  using value = double;
  static constexpr char const* name = "";
  using verdict =
      diagnostics::refuse<"constraint", diagnostics::words<"a joint, of rigid bodies">, C>;
};

/// A place and an orientation in any number.
template <class N>
struct placed {
  vec<N, 3> at{};
  quaternion<N> turn{};

  /// A vector along the axes of the body, along those of the world: as `rotate` does, but the changes are added first.
  template <class T>
  constexpr vec<N, 3> turned(std::array<T, 3> const& r) const {
    vec<N, 3> const v{N(r[0]), N(r[1]), N(r[2])}, u{turn.x, turn.y, turn.z};
    auto const half = unitstep::cross(u, v), twice = half + half;
    return v + (turn.w * twice + unitstep::cross(u, twice));
  }
};

/// The largest component of a vector, and not less than `most`.
template <class T>
constexpr T largest_of(vec<T, 3> const& v, T most) {
  for (std::size_t c = 0; c < 3; ++c)
    if (most < detail::size_of(v[c])) most = detail::size_of(v[c]);
  return most;
}
/// The rate of an orientation at an angular velocity in body axes, \f$ q\,\vec\omega / 2 \f$.
template <class T>
constexpr quaternion<T> turning_rate(quaternion<T> const& q, vec<T, 3> const& spin) {
  return q * quaternion<T>{T(0), spin.x / T(2), spin.y / T(2), spin.z / T(2)};
}

/// A body as it is.
template <class N, class T>
constexpr placed<N> placed_at(position_and_attitude<T> const& b) {
  quaternion<T> const& q = b.orientation.orientation;
  return {{N(b.position.x), N(b.position.y), N(b.position.z)}, {N(q.w), N(q.x), N(q.y), N(q.z)}};
}
/// A body in motion without acceleration: \f$ q \exp(\vec\omega s) \f$ up to the square of s.
template <class T>
constexpr placed<number_along_motion<T>> on_its_way(position_and_attitude<T> const& b,
                                                    vec<vec<T, 3>, 2> const& v) {
  using N = number_along_motion<T>;
  quaternion<T> const& q = b.orientation.orientation;
  auto p = detail::placed_at<N>(b);
  T const square = unitstep::dot(v.y, v.y);
  quaternion<T> const rate = detail::turning_rate(q, v.y);
  for (std::size_t c = 0; c < 3; ++c) {
    p.at[c].c[1] = v.x[c];
    p.at[c].last = 1;
  }
  auto const go = [&](N& part, T const& by) {
    part.c[1] = by;
    part.c[2] = -part.c[0] * square / T(8);
    part.last = 2;
  };
  go(p.turn.w, rate.w), go(p.turn.x, rate.x), go(p.turn.y, rate.y), go(p.turn.z, rate.z);
  return p;
}
/// The same with bounds on the errors; `rest` is the velocity that a body at rest may have by rounding.
template <class T>
constexpr placed<rounded_with_rate<T>> on_its_rounded_way(position_and_attitude<T> const& b,
                                                          vec<vec<T, 3>, 2> const& v,
                                                          T const& rest) {
  placed<rounded_with_rate<T>> p{};
  quaternion<T> const& q = b.orientation.orientation;
  quaternion<T> const rate = detail::turning_rate(q, v.y);
  T const size = detail::largest_of(b.position, T(0)), speed = detail::largest_of(v.x, rest),
          spin = detail::largest_of(v.y, rest);
  for (std::size_t c = 0; c < 3; ++c)
    p.at[c] = detail::rounded_coordinate(b.position[c], size, v.x[c], speed);
  auto const part = [&](T const& is, T const& by) {
    return detail::rounded_coordinate(is, T(1), by, spin);
  };
  p.turn = {part(q.w, rate.w), part(q.x, rate.x), part(q.y, rate.y), part(q.z, rate.z)};
  return p;
}

/// An end of a joint at a body: a point of it, or a direction, along its own axes.
template <class T, bool is_point>
struct joint_at_body {
  static constexpr std::size_t bodies = 1;
  static constexpr bool moves = false;
  std::size_t index;
  std::array<T, 3> of_body;

  constexpr std::array<T, 3> const& direction() const { return of_body; }
  constexpr joint_at_body along(std::array<T, 3> const& v) const { return {index, v}; }
  template <class N>
  constexpr vec<N, 3> in_world(placed<N> const& b, N const&) const {
    if constexpr (is_point)
      return b.turned(of_body) + b.at;
    else
      return b.turned(of_body);
  }
  /// Its derivative along one of the six directions of the body: turned about its own axis k, by \f$ e_k \times r \f$.
  constexpr vec<T, 3> change(placed<T> const& b, std::size_t direction) const {
    std::array<T, 3> all{};
    if (direction >= 3) {
      std::size_t const l = (direction + 1) % 3, m = (direction + 2) % 3;
      all[l] = -of_body[m];
      all[m] = of_body[l];
      return b.turned(all);
    }
    if constexpr (is_point) all[direction] = T(1);
    return {all[0], all[1], all[2]};
  }
};
/// An end of a joint at the world.
template <class T, class End>
struct joint_at_world {
  static constexpr std::size_t bodies = 0;
  static constexpr bool moves = End::moves;
  static constexpr std::size_t index = 0;
  End end;

  constexpr std::array<T, 3> const& direction() const { return end.at; }
  constexpr joint_at_world along(std::array<T, 3> const& v) const { return {{v}}; }
  template <class N>
  constexpr vec<N, 3> in_world(placed<N> const&, N const& t) const {
    auto const at = end.place(std::array<N, 1>{}, 0, t);
    return {at[0], at[1], at[2]};
  }
  constexpr vec<T, 3> change(placed<T> const&, std::size_t) const { return {}; }
};

/// A joint on plain numbers. `Kind` computes its values from vectors in the world, the last of which belongs to the
/// second end and the others to the first.
template <class T, class A, class B, class Kind>
struct raw_joint {
  static constexpr std::size_t rows = Kind::rows;
  static constexpr std::size_t ends = A::bodies + B::bodies;
  static constexpr std::size_t dofs = 6 * ends;
  static constexpr bool moves = A::moves || B::moves;
  std::array<A, Kind::firsts> a;
  B b;
  Kind kind;

  constexpr std::size_t body(std::size_t k) const { return slot_body(k / 6); }
  constexpr std::size_t coordinate(std::size_t k) const { return body(k) * 6 + k % 6; }

  /// Evaluates values and gradients, into the rows of all.
  template <class X, class Rows>
  constexpr void evaluate_rows(X const& x, T const& t, Rows& all, std::size_t to) const {
    using N = slope_number<T>;
    std::array<placed<T>, 2> const at = {placed_in<T>(x, 0), placed_in<T>(x, ends - 1)};
    auto const value = in_world(at, t);
    for (std::size_t k = 0; k < dofs; ++k) {
      std::array<vec<N, 3>, Kind::firsts + 1> v{};
      for (std::size_t i = 0; i <= Kind::firsts; ++i)
        for (std::size_t c = 0; c < 3; ++c) v[i][c].value = value[i][c];
      auto const change = [&](std::size_t i, vec<T, 3> const& by) {
        for (std::size_t c = 0; c < 3; ++c) v[i][c].slope = by[c];
      };
      if (k / 6 < A::bodies)
        for (std::size_t i = 0; i < Kind::firsts; ++i) change(i, a[i].change(at[0], k % 6));
      else
        change(Kind::firsts, b.change(at[1], k % 6));
      auto const g = kind.values(v);
      for (std::size_t r = 0; r < rows; ++r) {
        if (k == 0) all.value[to + r] = g[r].value;
        all.add_derivative(to + r, k, coordinate(k), g[r].slope);
      }
    }
  }
  /// The values as series in time, along velocities.
  template <class X, class V>
  constexpr auto on_the_way(X const& x, V const& v, number_along_motion<T> const& t) const {
    return on_a_way(t, [&](std::size_t body) {
      return detail::on_its_way(detail::body_in(x, body), detail::velocity_in(v, body));
    });
  }
  /// The values and their rates with bounds on their errors.
  template <class X, class V>
  constexpr auto rounded_on_the_way(X const& x, V const& v, rounded_with_rate<T> const& t,
                                    T const& rest) const {
    return on_a_way(t, [&](std::size_t body) {
      return detail::on_its_rounded_way(detail::body_in(x, body), detail::velocity_in(v, body),
                                        rest);
    });
  }

  /// Whether its directions are opposite, where it holds them parallel.
  template <class X>
  constexpr bool is_opposite(X const& x, T const& t) const
    requires requires(std::array<vec<T, 3>, Kind::firsts + 1> const& v) { Kind::are_opposite(v); }
  {
    return Kind::are_opposite(
        in_world(std::array{placed_in<T>(x, 0), placed_in<T>(x, ends - 1)}, t));
  }

private:
  template <class N, class Way>
  constexpr auto on_a_way(N const& t, Way const& way) const {
    return kind.values(in_world(std::array{way(slot_body(0)), way(slot_body(ends - 1))}, t));
  }
  constexpr std::size_t slot_body(std::size_t slot) const {
    return slot < A::bodies ? a[0].index : b.index;
  }
  template <class N, class X>
  constexpr placed<N> placed_in(X const& x, std::size_t slot) const {
    return detail::placed_at<N>(detail::body_in(x, slot_body(slot)));
  }
  template <class N>
  constexpr auto in_world(std::array<placed<N>, 2> const& bodies, N const& t) const {
    std::array<vec<N, 3>, Kind::firsts + 1> v{};
    for (std::size_t i = 0; i < Kind::firsts; ++i) v[i] = a[i].in_world(bodies[0], t);
    v[Kind::firsts] = b.in_world(bodies[1], t);
    return v;
  }
};

/// The two vectors are equal.
struct joint_of_places {
  static constexpr std::size_t rows = 3;
  static constexpr std::size_t firsts = 1;
  template <class N>
  constexpr std::array<N, 3> values(std::array<vec<N, 3>, 2> const& v) const {
    return {v[0][0] - v[1][0], v[0][1] - v[1][1], v[0][2] - v[1][2]};
  }
};
/// The second direction is at right angles to two vectors that are at right angles to the first.
struct joint_of_axes {
  static constexpr std::size_t rows = 2;
  static constexpr std::size_t firsts = 2;
  template <class N>
  constexpr std::array<N, 2> values(std::array<vec<N, 3>, 3> const& v) const {
    return {unitstep::dot(v[0], v[2]), unitstep::dot(v[1], v[2])};
  }
  template <class T>
  static constexpr bool are_opposite(std::array<vec<T, 3>, 3> const& v) {
    return unitstep::dot(unitstep::cross(v[0], v[1]), v[2]) < T(0);
  }
};
/// Their scalar product is a cosine.
template <class T>
struct joint_of_angle {
  static constexpr std::size_t rows = 1;
  static constexpr std::size_t firsts = 1;
  T cosine;
  template <class N>
  constexpr std::array<N, 1> values(std::array<vec<N, 3>, 2> const& v) const {
    return {unitstep::dot(v[0], v[1]) - N(cosine)};
  }
};

}  // namespace unitstep::detail
