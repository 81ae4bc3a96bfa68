// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/detail/rigid_weights.hpp>
#include <unitstep/constrain/rigid_bodies.hpp>
#include <utility>

/// \file
/// \brief Rigid bodies under joints: their coordinates, six of each, and what these weigh.

namespace unitstep::detail {

/// What joints are constraints on: N rigid bodies, at places of type X.
template <class X, std::size_t N>
struct rigid_places {};
template <class X, std::size_t N>
struct bodies_of<rigid_places<X, N>> {
  static constexpr std::size_t bodies = N;
  static constexpr std::size_t directions =
      6;  // along the axes of the world, about those of the body
  static constexpr bool counted = true;
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

/// A field that says how heavy a rigid body is, and how it resists turning.
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

/// The unit of a multiplier: an energy per value, as of bodies without orientation.
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
struct weights_in<rigid_places<X, N>> {
  template <class T, class Field>
  static constexpr auto of(Field const& field) {
    rigid_weights<T, N> weights;
    if constexpr (requires { field.fields; })
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        (weights.put(std::get<I>(field.fields), I), ...);
      }(std::make_index_sequence<N>{});
    else
      weights.put(field, 0);
    return weights;
  }
};

/// The verdict on joints and the field of rigid bodies.
template <class State, class Time, class Field, class... C>
struct joined_verdict {
  static consteval auto check() {
    using inside = decltype(diagnostics::check_field<State, Field, Time>());
    if constexpr (!inside::ok)
      return inside{};
    else if constexpr (!knows_inertia<Field>)
      return diagnostics::refuse<"field of constrained",
                                 diagnostics::words<"newton_euler, which knows the masses">,
                                 Field>{};
    else if constexpr (sizeof...(C) == 0)
      return diagnostics::refuse<"constrained", diagnostics::words<"at least one constraint">,
                                 diagnostics::left_out>{};
    else
      return diagnostics::first_refusal<decltype(check_joint<C>())...>{};
  }
  template <class J>
  static consteval auto check_joint() {
    if constexpr (joins_rigid_bodies<J>)
      return typename constraint_form<J, places_of<State>, Time>::verdict{};
    else
      return diagnostics::refuse<"constraint", diagnostics::words<"a joint, of rigid bodies">, J>{};
  }
  using type = decltype(check());
};
template <class M, class R, class Time, class Field, class... C>
struct constrained_verdict<rigid_body<M, R>, Time, Field, C...>
    : joined_verdict<rigid_body<M, R>, Time, Field, C...> {};
template <class M, class R, std::size_t N, class Time, class Field, class... C>
struct constrained_verdict<std::array<rigid_body<M, R>, N>, Time, Field, C...>
    : joined_verdict<std::array<rigid_body<M, R>, N>, Time, Field, C...> {};

}  // namespace unitstep::detail
