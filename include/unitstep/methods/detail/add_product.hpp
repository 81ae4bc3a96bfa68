// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>

namespace unitstep::detail {

/// Whether a vector has more than three entries: then it is no point in space but the positions of an array of bodies,
/// and a product with it is long.
template <class X>
inline constexpr bool has_more_than_three = false;
template <class X, std::size_t N>
inline constexpr bool has_more_than_three<vec<X, N>> = N > 3;

/// x += v h body by body, which writes no v h of all bodies in between: the same operations, fewer
/// instructions.
template <class X, class V, std::size_t N, class T>
constexpr void add_product(vec<X, N>& x, vec<V, N> const& v, T const& h) {
  for (std::size_t i = 0; i < N; ++i) x[i] += v[i] * h;
}

}  // namespace unitstep::detail
