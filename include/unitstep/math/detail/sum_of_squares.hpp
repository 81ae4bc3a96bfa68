// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/vec_type.hpp>

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

}  // namespace unitstep::detail
