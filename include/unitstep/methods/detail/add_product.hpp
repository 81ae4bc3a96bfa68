// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>

namespace unitstep::detail {

/// Whether positions are those of many bodies, as a motion of a `std::array` has them on plain numbers.
template <class X>
inline constexpr bool of_many_bodies = false;
template <class X, std::size_t N>
inline constexpr bool of_many_bodies<vec<X, N>> = N > 3;

/// x += v h body by body, which writes no v h of all bodies in between: the same operations, fewer
/// instructions.
template <class X, class V, std::size_t N, class T>
constexpr void add_product(vec<X, N>& x, vec<V, N> const& v, T const& h) {
  for (std::size_t i = 0; i < N; ++i) x[i] += v[i] * h;
}

}  // namespace unitstep::detail
