// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <type_traits>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/row.hpp>
#include <unitstep/units/door.hpp>
#include <utility>

namespace unitstep {

namespace detail {

template <class T>
inline constexpr bool has_own_door = false;
template <class U, class T>
inline constexpr bool has_own_door<light<U, T>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_door<vec<Q, N>> = true;
template <class Q, std::size_t N>
inline constexpr bool has_own_door<std::array<Q, N>> = true;
template <class X, class V>
inline constexpr bool has_own_door<motion<X, V>> = true;
template <class T, class Places>
inline constexpr bool has_own_door<row_of<T, Places>> = true;

}  // namespace detail

/// Any aggregate of the caller's, taken as a state: its members are quantities, numbers, vecs or
/// arrays of them, motions, or aggregates again. Its field returns `rates`.
template <class S>
concept aggregate_state =
    std::is_class_v<S> && std::is_aggregate_v<S> && !number<S> && !detail::has_own_door<S>;

namespace detail {

template <class M>
inline constexpr bool is_plain_member = typed_value<M> && !requires {
  &door<M>::require_finite;
};
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<vec<Q, N>> = is_plain_member<Q>;
template <class Q, std::size_t N>
inline constexpr bool is_plain_member<std::array<Q, N>> = is_plain_member<Q>;
template <aggregate_state S>
inline constexpr bool is_plain_member<S> = false;

/// What has a rate per time: quantities, numbers, vecs and arrays of them, and no states.
template <class M>
concept plain_member = is_plain_member<M>;

/// Whether something can be a member.
template <class M>
inline constexpr bool can_be_member = plain_member<M>;
template <class X, class V>
inline constexpr bool can_be_member<motion<X, V>> = plain_member<X>&& plain_member<V>;
template <class Q, std::size_t N>
inline constexpr bool can_be_member<std::array<Q, N>> = can_be_member<Q>;
template <aggregate_state S>
inline constexpr bool can_be_member<S> = []<std::size_t... I>(std::index_sequence<I...>) {
  return (can_be_member<boost::pfr::tuple_element_t<I, S>> && ...);
}
(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});

}  // namespace detail

}  // namespace unitstep
