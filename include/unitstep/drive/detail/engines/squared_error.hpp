// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/pfr/core.hpp>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief The norm of a step's error: the root mean square of error / allowed error.
///
/// Its square is computed, because the step controller takes a power of it anyway.

namespace unitstep::detail {

/// Calls `f` with every number of a raw state or of a change. Those of vectors have a function for it.
template <class Raw, class F>
[[gnu::always_inline]] constexpr void visit_numbers(Raw& c, F const& f) {
  if constexpr (requires { c.each_number(f); }) {
    c.each_number(f);
  } else if constexpr (number<Raw>) {
    f(c);
  } else if constexpr (requires { c.n; }) {
    for (auto& x : c.n) detail::visit_numbers(x, f);
  } else if constexpr (!has_elements<Raw>) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (detail::visit_numbers(boost::pfr::get<I>(c), f), ...);
    }(members_of<Raw>{});
  } else if constexpr (std::tuple_size_v<Raw> <= 3) {
    // A few are written out, since a GPU keeps numbers at a variable index out of registers.
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (detail::visit_numbers(c[I], f), ...);
    }(std::make_index_sequence<std::tuple_size_v<Raw>>{});
  } else {
    for (std::size_t i = 0; i < std::tuple_size_v<Raw>; ++i) detail::visit_numbers(c[i], f);
  }
}

/// The sizes of a position, which a relative error refers to. A position on a group has a function for them.
template <class Position>
constexpr auto sizes_of(Position const& p) {
  if constexpr (requires { p.sizes(); })
    return p.sizes();
  else
    return p;
}

/// The sum of the squares of `e / (a + r max(|from|, |to|))` over all components.
template <std::floating_point T>
[[gnu::always_inline]] constexpr T sum_of_squares(T e, T a, T r, T from, T to) {
  T const before = detail::size_of(from), after = detail::size_of(to);
  T const share = e / (a + r * (before < after ? after : before));
  return share * share;
}
/// The part that counts of the error of a number that carries more than its value: that of the value, unless
/// specialised.
template <class E>
struct counted_error {
  template <class A, class R>
  static constexpr A square(E const& e, A a, R const& r, E const& from, E const& to) {
    return detail::sum_of_squares(detail::real_part(e), a, detail::real_part(r),
                                  detail::real_part(from), detail::real_part(to));
  }
};
template <class E, std::floating_point A, class T>
  requires (!std::floating_point<E> && real_number<E>)
constexpr T sum_of_squares(E const& e, A a, T const& r, E const& from, E const& to) {
  return counted_error<E>::square(e, a, r, from, to);
}
template <class E, class A, class T, std::size_t... I>
constexpr T sum_of_squares(state_vector_of<E, std::index_sequence<I...>> const& e,
                           state_vector_of<A, std::index_sequence<I...>> const& a, T r,
                           state_vector_of<E, std::index_sequence<I...>> const& from,
                           state_vector_of<E, std::index_sequence<I...>> const& to) {
  if constexpr (sizeof...(I) <= longest_fold) {
    return (... + detail::sum_of_squares(e.n[I], a.n[I], r, from.n[I], to.n[I]));
  } else {
    T sum(0);
    for (std::size_t i = 0; i < sizeof...(I); ++i)
      sum += detail::sum_of_squares(e.n[i], a.n[i], r, from.n[i], to.n[i]);
    return sum;
  }
}
template <class Q, class A, std::size_t N, class T>
constexpr T sum_of_squares(vec<Q, N> const& e, vec<A, N> const& a, T r, vec<Q, N> const& from,
                           vec<Q, N> const& to) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (... + detail::sum_of_squares(e[I], a[I], r, from[I], to[I]));
  }(std::make_index_sequence<N>{});
}
template <class P, class V, class PA, class VA, class T, class State>
constexpr T sum_of_squares(motion_change<P, V> const& e, motion_change<PA, VA> const& a, T r,
                           State const& from, State const& to) {
  return detail::sum_of_squares(e.position, a.position, r, from.position, to.position) +
         detail::sum_of_squares(e.velocity, a.velocity, r, from.velocity, to.velocity);
}
/// Of a state on a group the errors are a rotation vector and a change of velocity.
template <class V, class A, class T, class Group>
  requires (!std::same_as<Group, V>)
constexpr T sum_of_squares(vec<V, 2> const& e, vec<A, 2> const& a, T r,
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
    return detail::sum_of_squares(e, allowed, relative, from, to) /
           T(as_vector<std::remove_cv_t<Change>>::size);
}

}  // namespace unitstep::detail
