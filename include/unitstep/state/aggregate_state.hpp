// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <type_traits>
#include <unitstep/state/detail/split.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <utility>

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool has_own_raw_form = is_state<T>;
template <class U, class T>
inline constexpr bool has_own_raw_form<light<U, T>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_raw_form<vec<Q, N>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_raw_form<std::array<Q, N>> = true;
template <class T, class Places>
inline constexpr bool has_own_raw_form<state_vector_of<T, Places>> = true;

/// Converts to any base class of S and to nothing else.
template <class S>
struct any_base_of {
  template <class Base>
    requires (std::is_base_of_v<Base, S> && !std::is_same_v<Base, S>)
  constexpr operator Base() const;
};
/// Converts to nothing; only a class that can be made of anything takes it.
struct nothing {};

/// Whether an aggregate has a base class, which is initialised before the members. Its members cannot be
/// found then.
template <class S>
concept aggregate_with_base =
    std::is_aggregate_v<S> && requires { S{any_base_of<S>{}}; } && !requires { S{nothing{}}; };

/// An aggregate that may be a state if its members are such that it can be split into them.
template <class S>
concept aggregate_to_split = std::is_class_v<S> && std::is_aggregate_v<S> && !std::is_empty_v<S> &&
                             !number<S> && !has_own_raw_form<S> && !aggregate_with_base<S>;

}  // namespace detail

/// Any aggregate of the caller's without a base class, taken as a state: its members, at most 100,
/// are quantities, numbers, vecs or arrays of them, motions, or aggregates again. Its field returns
/// `rates`.
/// \proof{examples/reference/state.cpp,rates}
template <class S>
concept aggregate_state = detail::aggregate_to_split<S> && detail::can_be_split<S>;

namespace detail {

// Not an integer, half of which is no integer; not a constant, which cannot change; and not an absolute
// temperature, since two of these have no sum.
template <class M>
inline constexpr bool is_plain_member = false;
template <number M>
inline constexpr bool is_plain_member<M> = !std::is_const_v<M>;
template <quantity_like M>
inline constexpr bool is_plain_member<M> = number<number_of<M>> && !is_absolute<M>;
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<vec<Q, N>> = is_plain_member<Q>;
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<std::array<Q, N>> = N != 0 && is_plain_member<Q>;
template <aggregate_state S>
inline constexpr bool is_plain_member<S> = false;

/// What has a rate per time: quantities, numbers, vecs and arrays of them, and no states.
template <class M>
concept plain_member = is_plain_member<M>;

/// Whether something can be a member.
template <class M>
inline constexpr bool can_be_member = plain_member<M>;
template <class X, class V>
inline constexpr bool can_be_member<motion<X, V>> = plain_member<X> && plain_member<V>;
template <class Q, std::size_t N>
inline constexpr bool can_be_member<std::array<Q, N>> = N != 0 && can_be_member<Q>;
template <aggregate_state S>
inline constexpr bool can_be_member<S> = []<std::size_t... I>(std::index_sequence<I...>) {
  return (can_be_member<boost::pfr::tuple_element_t<I, S>> && ...);
}(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});

template <class T, aggregate_state S>
inline constexpr bool numbers_are<T, S> = []<std::size_t... I>(std::index_sequence<I...>) {
  return (numbers_are<T, boost::pfr::tuple_element_t<I, S>> && ...);
}(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});

}  // namespace detail

}  // namespace unitstep
