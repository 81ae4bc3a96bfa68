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
#include <unitstep/constrain/detail/rigid_inverse_masses.hpp>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/attitude.hpp>
#include <utility>

/// \file
/// \brief Joints on plain numbers, and their derivatives along shifts and rotation vectors.

// Rigid bodies under joints: their coordinates, six of each, and the inverse masses of these.

namespace unitstep::detail {

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

/// Such a field takes no mode.
template <class Field, class Mode>
  requires knows_inertia<Field>
struct field_in<Field, Mode> {
  using type = Field;
  static constexpr Field of(Field const& field, Mode const&) { return field; }
};

/// The unit of a multiplier: an energy per value, as for bodies without orientation.
template <class V, class Field, class Value>
  requires knows_inertia<Field>
struct multiplier_of<V, Field, Value> {
  using speed = component_of<V>;
  template <class F>
  static auto mass_in(F const& f) -> std::remove_cvref_t<decltype(f.linear.mass())>;
  template <class First, class... Fields>
  static auto mass_in(::unitstep::each_body<First, Fields...> const& f)
      -> decltype(mass_in(std::get<0>(f.fields)));
  using mass = decltype(mass_in(std::declval<Field const&>()));
  using type = rate_of<product_of<product_of<speed, speed>, mass>, Value>;
};

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
  std::array<N, 3> at{};
  std::array<N, 4> turn{};  // w, x, y, z

  /// A vector along the axes of the body, along those of the world: \f$ v + 2 w (u \times v) + 2 u \times (u \times v) \f$
  template <class T>
  constexpr std::array<N, 3> turned(std::array<T, 3> const& r) const {
    std::array<N, 3> const v{N(r[0]), N(r[1]), N(r[2])}, u{turn[1], turn[2], turn[3]};
    std::array<N, 3> const once = detail::cross(u, v), twice = detail::cross(u, once);
    std::array<N, 3> all{};
    for (std::size_t c = 0; c < 3; ++c) all[c] = v[c] + N(T(2)) * (turn[0] * once[c] + twice[c]);
    return all;
  }
};

/// The largest component of a vector, and not less than `most`.
template <class T>
constexpr T largest_of(vec<T, 3> const& v, T most) {
  for (std::size_t c = 0; c < 3; ++c)
    if (most < detail::size_of(v[c])) most = detail::size_of(v[c]);
  return most;
}
/// The product of a quaternion and a vector in body axes, w, x, y, z.
template <class T>
constexpr std::array<T, 4> times_vector(quaternion<T> const& q, vec<T, 3> const& u) {
  return {-(q.x * u.x + q.y * u.y + q.z * u.z), q.w * u.x + q.y * u.z - q.z * u.y,
          q.w * u.y + q.z * u.x - q.x * u.z, q.w * u.z + q.x * u.y - q.y * u.x};
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
/// The same with bounds on the errors; `rest` is the velocity that a body at rest may have by rounding.
template <class T>
constexpr placed<rounded_with_rate<T>> on_its_rounded_way(position_and_attitude<T> const& b,
                                                          vec<vec<T, 3>, 2> const& v,
                                                          T const& rest) {
  placed<rounded_with_rate<T>> p{};
  quaternion<T> const& q = b.orientation.orientation;
  auto const turned = detail::times_vector(q, v.y / T(2));
  T const parts[] = {q.w, q.x, q.y, q.z};
  T const size = detail::largest_of(b.position, T(0)), speed = detail::largest_of(v.x, rest),
          spin = detail::largest_of(v.y, rest);
  for (std::size_t c = 0; c < 3; ++c)
    p.at[c] = detail::rounded_coordinate(b.position[c], size, v.x[c], speed);
  for (std::size_t c = 0; c < 4; ++c)
    p.turn[c] = detail::rounded_coordinate(parts[c], T(1), turned[c], spin);
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
  constexpr std::array<N, 3> in_world(placed<N> const& b, N const&) const {
    auto all = b.turned(of_body);
    if constexpr (is_point)
      for (std::size_t c = 0; c < 3; ++c) all[c] = all[c] + b.at[c];
    return all;
  }
  /// Its derivative along one of the six directions of the body: turned about its own axis k, by \f$ e_k \times r \f$.
  constexpr std::array<T, 3> change(placed<T> const& b, std::size_t direction) const {
    std::array<T, 3> all{};
    if (direction >= 3) {
      std::size_t const l = (direction + 1) % 3, m = (direction + 2) % 3;
      all[l] = -of_body[m];
      all[m] = of_body[l];
      return b.turned(all);
    }
    if constexpr (is_point) all[direction] = T(1);
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

  constexpr std::array<T, 3> const& direction() const { return end.at; }
  constexpr joint_at_world along(std::array<T, 3> const& v) const { return {{v}}; }
  template <class N>
  constexpr std::array<N, 3> in_world(placed<N> const&, N const& t) const {
    return end.place(std::array<N, 1>{}, 0, t);
  }
  constexpr std::array<T, 3> change(placed<T> const&, std::size_t) const { return {}; }
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
      std::array<std::array<N, 3>, Kind::firsts + 1> v{};
      for (std::size_t i = 0; i <= Kind::firsts; ++i)
        for (std::size_t c = 0; c < 3; ++c) v[i][c].value = value[i][c];
      auto const change = [&](std::size_t i, std::array<T, 3> const& by) {
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
    requires requires(std::array<std::array<T, 3>, Kind::firsts + 1> const& v) {
      Kind::are_opposite(v);
    }
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
    std::array<std::array<N, 3>, Kind::firsts + 1> v{};
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
  constexpr std::array<N, 3> values(std::array<std::array<N, 3>, 2> const& v) const {
    return {v[0][0] - v[1][0], v[0][1] - v[1][1], v[0][2] - v[1][2]};
  }
};
/// The second direction is at right angles to two vectors that are at right angles to the first.
struct joint_of_axes {
  static constexpr std::size_t rows = 2;
  static constexpr std::size_t firsts = 2;
  template <class N>
  constexpr std::array<N, 2> values(std::array<std::array<N, 3>, 3> const& v) const {
    auto const &n = v[0], &m = v[1], &q = v[2];
    return {n[0] * q[0] + n[1] * q[1] + n[2] * q[2], m[0] * q[0] + m[1] * q[1] + m[2] * q[2]};
  }
  template <class T>
  static constexpr bool are_opposite(std::array<std::array<T, 3>, 3> const& v) {
    auto const first = detail::cross(v[0], v[1]);
    return first[0] * v[2][0] + first[1] * v[2][1] + first[2] * v[2][2] < T(0);
  }
};
/// Their scalar product is a cosine.
template <class T>
struct joint_of_angle {
  static constexpr std::size_t rows = 1;
  static constexpr std::size_t firsts = 1;
  T cosine;
  template <class N>
  constexpr std::array<N, 1> values(std::array<std::array<N, 3>, 2> const& v) const {
    auto const &p = v[0], &q = v[1];
    return {p[0] * q[0] + p[1] * q[1] + p[2] * q[2] - N(cosine)};
  }
};

}  // namespace unitstep::detail
