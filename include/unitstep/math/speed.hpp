// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec_products.hpp>

namespace unitstep {

/// The magnitude \f$ |v| \f$ of a velocity along a line.
template <class V>
constexpr V speed(V const& v) {
  return v < V{} ? -v : v;
}

/// The magnitude \f$ |\mathbf v| \f$ of a velocity in space.
template <class Q, std::size_t N>
constexpr auto speed(vec<Q, N> const& v) {
  return norm(v);
}

}  // namespace unitstep
