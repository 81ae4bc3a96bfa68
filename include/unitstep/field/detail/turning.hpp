// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/units/fail.hpp>

/// \file
/// \brief How a field on plain numbers depends on the velocity.
///
/// An acceleration that is affine in the velocity, with an antisymmetric part, is
/// \f$ \mathbf g(x, t) + \mathbf v \times \mathbf w(x, t) \f$. A field that knows its parts says so:
///
/// - `at_rest(state, time)`: \f$ \mathbf g \f$;
/// - `turning(state, time)`: \f$ \mathbf w \f$, or `no_turning{}`;
///
/// or, with `static constexpr bool sees_no_velocity = true`, that it is only \f$ \mathbf g \f$. A field with `false` is
/// refused by methods for forces without velocity.

namespace unitstep::detail {

/// The turning of a field that sees no velocity.
struct no_turning {
  friend constexpr no_turning operator+(no_turning, no_turning) { return {}; }
  template <class W>
  friend constexpr W operator+(no_turning, W const& w) {
    return w;
  }
  template <class W>
  friend constexpr W operator+(W const& w, no_turning) {
    return w;
  }
  template <class T>
  friend constexpr no_turning operator*(no_turning, T const&) {
    return {};
  }
};

/// A field that declares that it depends only on position and time.
template <class Field>
concept of_position_alone = requires { requires Field::sees_no_velocity; };

/// Whether a field or a law, or one of its laws, declares that it depends on the velocity, `sees_no_velocity = false`.
template <class Field>
inline constexpr bool says_it_sees_velocity = requires { requires !Field::sees_no_velocity; };

/// A field that knows its two parts.
template <class Field, class State, class Time>
concept knows_its_parts =
    of_position_alone<Field> || requires(Field const& f, State const& s, Time const& t) {
      f.at_rest(s, t);
      f.turning(s, t);
    };

/// The acceleration of a body at rest.
template <class Field, class State, class Time>
constexpr auto at_rest(Field const& field, State const& s, Time const& t) {
  if constexpr (of_position_alone<Field>)
    return field(s, t);
  else
    return field.at_rest(s, t);
}
/// The vector about which the velocity turns, per time.
template <class Field, class State, class Time>
constexpr auto turning(Field const& field, State const& s, Time const& t) {
  if constexpr (of_position_alone<Field>)
    return no_turning{};
  else
    return field.turning(s, t);
}

/// Refuses an acceleration that depends on the velocity in another way than `boris` can turn it.
[[noreturn]] constexpr void fail_as_no_turning() {
  fail<std::domain_error>(
      "unitstep: boris: the acceleration must be affine in the velocity with an antisymmetric "
      "part");
}

/// Whether a component belongs to a single body, and is no vector itself.
template <class Q>
inline constexpr bool is_component = true;
template <class Q, std::size_t N>
inline constexpr bool is_component<vec<Q, N>> = false;

/// \f$ \mathbf v \times \mathbf w \f$; in a plane w is a number, the component across it.
template <class V, class W>
  requires is_component<V>
constexpr auto cross_turning(vec<V, 3> const& v, vec<W, 3> const& w) {
  return unitstep::cross(v, w);
}
template <class V, class W>
  requires is_component<V> && requires(V const& v, W const& w) { v* w; }
constexpr auto cross_turning(vec<V, 2> const& v, W const& w) {
  return vec{v.y * w, -(v.x * w)};
}

}  // namespace unitstep::detail
