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

}  // namespace unitstep::detail
