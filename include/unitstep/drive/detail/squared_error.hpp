// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <utility>

/// \file
/// \brief The norm of a step's error: the root mean square of error / allowed error.
///
/// Its square is computed, because the step controller takes a power of it anyway.

namespace unitstep::detail {

/// How many numbers a change of a state has.
template <class Change>
inline constexpr int components = 1;
template <class Q, std::size_t N>
inline constexpr int components<vec<Q, N>> = static_cast<int>(N) * components<Q>;
template <class T, std::size_t... I>
inline constexpr int components<state_vector_of<T, std::index_sequence<I...>>> =
    static_cast<int>(sizeof...(I));
template <class P, class V>
inline constexpr int components<motion_change<P, V>> = components<P> + components<V>;

/// Calls `f` with every number of a change. Those of vectors say how to go through them.
template <class Change, class F>
  requires requires(Change& c, F const& f) { c.each_number(f); }
constexpr void each_number(Change& c, F const& f) {
  c.each_number(f);
}
template <std::floating_point T, class F>
constexpr void each_number(T& x, F const& f) {
  f(x);
}
template <class Q, std::size_t N, class F>
constexpr void each_number(vec<Q, N>& v, F const& f) {
  // A few are written out: an index that changes keeps a GPU's numbers out of registers.
  if constexpr (N <= 3)
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (detail::each_number(v[I], f), ...);
    }(std::make_index_sequence<N>{});
  else
    for (std::size_t i = 0; i < N; ++i) detail::each_number(v[i], f);
}
template <class T, class Places, class F>
constexpr void each_number(state_vector_of<T, Places>& row, F const& f) {
  for (std::size_t i = 0; i < state_vector_of<T, Places>::size; ++i) f(row[i]);
}
template <class P, class V, class F>
constexpr void each_number(motion_change<P, V>& c, F const& f) {
  detail::each_number(c.position, f);
  detail::each_number(c.velocity, f);
}

/// The sizes of a position, which a relative error refers to; one on a group says its own.
template <class Position>
constexpr auto sizes_of(Position const& p) {
  if constexpr (requires { p.sizes(); })
    return p.sizes();
  else
    return p;
}

// Overloads that call one another are declared before all of them.
template <std::floating_point T>
constexpr T sum_of_squares(T e, T a, T r, T from, T to);
template <class Q, std::size_t N, class T>
constexpr T sum_of_squares(vec<Q, N> const& e, vec<Q, N> const& a, T r, vec<Q, N> const& from,
                           vec<Q, N> const& to);
template <class T, std::size_t... I>
constexpr T sum_of_squares(state_vector_of<T, std::index_sequence<I...>> const& e,
                           state_vector_of<T, std::index_sequence<I...>> const& a, T r,
                           state_vector_of<T, std::index_sequence<I...>> const& from,
                           state_vector_of<T, std::index_sequence<I...>> const& to);
template <class P, class V, class T, class State>
constexpr T sum_of_squares(motion_change<P, V> const& e, motion_change<P, V> const& a, T r,
                           State const& from, State const& to);

/// The sum of the squares of `e / (a + r max(|from|, |to|))` over all components.
template <std::floating_point T>
[[gnu::always_inline]] constexpr T sum_of_squares(T e, T a, T r, T from, T to) {
  T const before = detail::size_of(from), after = detail::size_of(to);
  T const share = e / (a + r * (before < after ? after : before));
  return share * share;
}
template <class Q, std::size_t N, class T>
constexpr T sum_of_squares(vec<Q, N> const& e, vec<Q, N> const& a, T r, vec<Q, N> const& from,
                           vec<Q, N> const& to) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (... + detail::sum_of_squares(e[I], a[I], r, from[I], to[I]));
  }(std::make_index_sequence<N>{});
}
template <class T, std::size_t... I>
constexpr T sum_of_squares(state_vector_of<T, std::index_sequence<I...>> const& e,
                           state_vector_of<T, std::index_sequence<I...>> const& a, T r,
                           state_vector_of<T, std::index_sequence<I...>> const& from,
                           state_vector_of<T, std::index_sequence<I...>> const& to) {
  if constexpr (sizeof...(I) <= longest_fold) {
    return (... + detail::sum_of_squares(e.n[I], a.n[I], r, from.n[I], to.n[I]));
  } else {
    T sum(0);
    for (std::size_t i = 0; i < sizeof...(I); ++i)
      sum += detail::sum_of_squares(e.n[i], a.n[i], r, from.n[i], to.n[i]);
    return sum;
  }
}
template <class P, class V, class T, class State>
constexpr T sum_of_squares(motion_change<P, V> const& e, motion_change<P, V> const& a, T r,
                           State const& from, State const& to) {
  return detail::sum_of_squares(e.position, a.position, r, from.position, to.position) +
         detail::sum_of_squares(e.velocity, a.velocity, r, from.velocity, to.velocity);
}
/// Of a state on a group the errors are a rotation vector and a change of velocity.
template <class V, class T, class Group>
  requires (!std::same_as<Group, V>)
constexpr T sum_of_squares(vec<V, 2> const& e, vec<V, 2> const& a, T r,
                           motion<Group, V> const& from, motion<Group, V> const& to) {
  return detail::sum_of_squares(e.x, a.x, r, detail::sizes_of(from.position),
                                detail::sizes_of(to.position)) +
         detail::sum_of_squares(e.y, a.y, r, from.velocity, to.velocity);
}

/// The mean of the squares of error / allowed error: at most 1 where a step is accepted. The errors allowed of vectors
/// have a function for it.
template <class Change, class Allowed, class T, class State>
constexpr T squared_error(Change const& e, Allowed const& allowed, T relative, State const& from,
                          State const& to) {
  if constexpr (requires { allowed.squared_error(e, relative, from, to); })
    return allowed.squared_error(e, relative, from, to);
  else
    return detail::sum_of_squares(e, allowed, relative, from, to) / T(components<Change>);
}

}  // namespace unitstep::detail
