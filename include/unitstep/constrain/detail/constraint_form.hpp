// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/on_surface.hpp>
#include <utility>

/// \file
/// \brief How a constraint is checked and put on plain numbers.

namespace unitstep::detail {

/// Whether a constraint is a type with a verdict of its own.
template <class C, class X, class Time>
concept own_constraint = requires { typename C::template verdict<X, Time>; };

/// Whether a constraint, or each of an array of them, is a joint of rigid bodies.
template <class C>
inline constexpr bool joins_rigid_bodies = requires { requires C::joins_rigid_bodies; };
template <class C, std::size_t N>
inline constexpr bool joins_rigid_bodies<std::array<C, N>> = joins_rigid_bodies<C>;

/// A constraint that stands for several, as a hinge does; an array of it for an array of each.
template <class C>
concept made_of_parts = requires(C const& c) { c.parts(); };
template <class C>
struct parts_of {
  static constexpr std::tuple<C> of(C const& c) { return std::tuple<C>(c); }
};
template <made_of_parts C>
struct parts_of<C> {
  static constexpr auto of(C const& c) { return c.parts(); }
};
template <made_of_parts C, std::size_t N>
struct parts_of<std::array<C, N>> {
  template <std::size_t J, std::size_t... I>
  static constexpr auto part(std::array<C, N> const& all, std::index_sequence<I...>) {
    return std::array{std::get<J>(all[I].parts())...};
  }
  static constexpr auto of(std::array<C, N> const& all) {
    return [&]<std::size_t... J>(std::index_sequence<J...>) {
      return std::tuple{part<J>(all, std::make_index_sequence<N>{})...};
    }(std::make_index_sequence<std::tuple_size_v<decltype(all[0].parts())>>{});
  }
};

/// How a constraint, or each of an array or a vector of them, is checked and put on plain numbers. A callable of the
/// caller's is one on the positions of all bodies.
template <class C, class X, class Time>
struct constraint_form {
  using surface = surface_form<C, X, Time, false>;
  using verdict = typename surface::verdict;
  using value = typename surface::value_type;
  static constexpr char const* name = "g";
  static constexpr auto raw(C const& c) { return surface::raw(c, 0); }
};
template <class C, class X, class Time>
  requires own_constraint<C, X, Time>
struct constraint_form<C, X, Time> {
  using verdict = typename C::template verdict<X, Time>;
  using value = typename C::template value<X, Time>;
  static constexpr char const* name = C::name;
  static constexpr auto raw(C const& c) { return c.template raw<X, Time>(); }
};
template <list_of_several C, class X, class Time>
struct constraint_form<C, X, Time> {
  using one = constraint_form<element_of<C>, X, Time>;
  using verdict = typename one::verdict;
  using value = typename one::value;
  static constexpr char const* name = one::name;
  static constexpr auto raw(C const& all) {
    return detail::of_each_in(all, [](auto const& c) { return one::raw(c); });
  }
};

}  // namespace unitstep::detail
