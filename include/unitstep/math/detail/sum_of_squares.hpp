// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/vec_type.hpp>
#include <utility>

namespace unitstep::detail {

/// A component with a square of its own, which says more than the product with itself: of an interval around 0 the
/// square is not negative, the product may be.
template <class Q>
concept with_better_square = with_own_magnitude<Q> || of_own_magnitude<Q>;

/// The square of such a component.
template <with_better_square Q>
constexpr auto better_square(Q const& q) {
  if constexpr (with_own_magnitude<Q>)
    return q.squared();
  else
    return decltype(q * q)::from_value(q.value().squared());
}

/// The sum of the squares of all components, never negative.
template <with_better_square Q, std::size_t N>
constexpr auto sum_of_squares(vec<Q, N> const& v) {
  auto sum = detail::better_square(v[0]);
  for (std::size_t i = 1; i < N; ++i) sum = sum + detail::better_square(v[i]);
  return sum;
}

/// The number of a quantity, or a number.
template <class Q>
constexpr auto bare_number(Q const& q) {
  if constexpr (quantity_like<Q>)
    return q.value();
  else
    return q;
}

/// The number of a quantity, or a number.
template <class Q>
using bare = std::remove_cvref_t<decltype(detail::bare_number(std::declval<Q const&>()))>;

/// Whether a class of numbers knows the root of a sum of squares better than by the sum, as a series that begins with 0
/// does.
template <class Q>
concept with_root_of_squares = requires(bare<Q> const& x) { bare<Q>::root_of_squares(x); };

/// That root.
template <with_root_of_squares Q, std::size_t N>
constexpr auto root_of_squares(vec<Q, N> const& v) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto const root = bare<Q>::root_of_squares(detail::bare_number(v[I])...);
    if constexpr (std::is_same_v<Q, bare<Q>>)
      return root;
    else
      return Q::from_value(root);
  }(std::make_index_sequence<N>{});
}

}  // namespace unitstep::detail
