// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

/// \file
/// \brief A state, a time or a constant on another number, as a field takes them when it is run on dual numbers, series
/// or intervals.

namespace unitstep::detail {

/// The conversion of a quantity or a number to another number: to its `type`, by `convert` if that is more than a
/// construction. `Numbers` is the number, or a `choice_of_numbers`. Types that are not converted have none.
template <class T, class Numbers>
struct leaf_on;
/// Base of a class that stands for several numbers, each in its place.
struct choice_of_numbers {};

/// The same family with the numbers of another kind: quantities and numbers as `leaf_on` says, a vec, an array and
/// every class template (`motion`, `rotation`, a law, an aggregate of the caller's that is a template over its number)
/// follow their arguments. A type without a number of the caller's stays unchanged, such as an aggregate with fixed
/// members.
template <class S, class Numbers>
struct rebound {
  using type = S;
};
template <class S, class Numbers>
using on_number = typename rebound<S, Numbers>::type;

template <class S, class Numbers>
concept leaf_for = requires { typename leaf_on<S, Numbers>::type; };

template <class S, class Numbers>
  requires leaf_for<S, Numbers>
struct rebound<S, Numbers> : leaf_on<S, Numbers> {};
template <template <class, std::size_t> class Shape, class Q, std::size_t Size, class Numbers>
  requires (!leaf_for<Shape<Q, Size>, Numbers>)
struct rebound<Shape<Q, Size>, Numbers> {
  using type = Shape<on_number<Q, Numbers>, Size>;
};
template <template <class...> class Family, class... Part, class Numbers>
  requires (!leaf_for<Family<Part...>, Numbers> && !quantity_like<Family<Part...>> &&
            !is_boost_unit<Family<Part...>> &&
            requires { typename Family<on_number<Part, Numbers>...>; })
struct rebound<Family<Part...>, Numbers> {
  using type = Family<on_number<Part, Numbers>...>;
};

/// Whether a number can become an `N`: a floating-point number, an `N`, or a number that `N` holds exactly.
template <class T, class N>
concept turned_into = !std::derived_from<N, choice_of_numbers> &&
                      (std::floating_point<T> || std::same_as<T, N> || converts_exactly<T, N>);

template <class T, class N>
  requires turned_into<T, N>
struct leaf_on<T, N> {
  using type = N;
};
template <quantity_like Q, class N>
  requires turned_into<number_of<Q>, N>
struct leaf_on<Q, N> {
  using type = light<unit_of<Q>, N>;
};

/// Whether a state may have vectors of such numbers, whose length is known at run time (`many/vectors.hpp`).
template <class T>
inline constexpr bool number_of_vectors = std::floating_point<T>;

/// Whether all numbers of a state can become an `N`, so that it becomes a state of that number, of the same length.
template <class S, class N>
concept rebindable = requires {
  requires can_be_member<on_number<S, N>>;
  requires std::same_as<typename vector_layout<on_number<S, N>>::number, N>;
  requires numbers_are<N, on_number<S, N>>;
};

/// A value on another number: each of its numbers is converted exactly, and the rest is unchanged, also a member of an
/// aggregate whose type is fixed, as `To` says.
template <class N, class From, class To = on_number<From, N>>
constexpr To to_number(From const& from) {
  if constexpr (std::is_same_v<From, To>) {
    return from;
  } else if constexpr (requires { leaf_on<From, N>::convert(from); }) {
    return leaf_on<From, N>::convert(from);
  } else if constexpr (number<From>) {
    return To(from);
  } else if constexpr (quantity_like<From>) {
    return To::from_value(N(from.value()));
  } else if constexpr (is_state_vector<From>) {
    To r{};
    for (std::size_t i = 0; i < From::size; ++i) r.n[i] = detail::to_number<N>(from.n[i]);
    return r;
  } else if constexpr (has_elements<From>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return To{detail::to_number<N>(from[I])...};
    }(std::make_index_sequence<std::tuple_size_v<From>>{});
  } else {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return To{detail::to_number<N, boost::pfr::tuple_element_t<I, From>,
                                  boost::pfr::tuple_element_t<I, To>>(boost::pfr::get<I>(from))...};
    }(members_of<From>());
  }
}

/// How many numbers a state has, and a vector of them.
template <class S, class N>
inline constexpr std::size_t numbers_in = vector_layout<on_number<S, N>>::size;
template <class S, class N>
using state_vector_on = state_vector<N, numbers_in<S, N>>;

/// All numbers of a state in one vector, as `N`.
template <class N, class S>
  requires rebindable<S, N>
constexpr state_vector_on<S, N> vector_of_state(S const& s) {
  state_vector_on<S, N> numbers{};
  vector_layout<on_number<S, N>>::flatten(detail::to_number<N>(s), numbers, 0);
  return numbers;
}

}  // namespace unitstep::detail
