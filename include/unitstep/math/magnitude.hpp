// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_products.hpp>

namespace unitstep {

/// The magnitude \f$ |q| \f$ of a quantity or a number: what it is without its sign.
/// \proof{examples/reference/math.cpp,magnitude}
template <class Q>
[[nodiscard]] constexpr Q magnitude(Q const& q) {
  if constexpr (detail::with_own_magnitude<Q>)
    return q.absolute();
  else if constexpr (detail::of_own_magnitude<Q>)
    return Q::from_value(q.value().absolute());
  else
    return q < Q{} ? -q : q;
}

/// \cond
// The magnitude of a mismatch is that mismatch.
template <detail::with_mismatch Q>
[[nodiscard]] constexpr Q magnitude(Q const&) {
  return {};
}
/// \endcond

/// The magnitude \f$ |\mathbf v| \f$ of a vector, its `norm`.
template <class Q, std::size_t N>
[[nodiscard]] constexpr auto magnitude(vec<Q, N> const& v) {
  return unitstep::norm(v);
}

/// The square of the magnitude of a quantity or a number.
/// \proof{examples/reference/math.cpp,squared}
template <class Q>
[[nodiscard]] constexpr auto squared(Q const& q) {
  if constexpr (detail::with_better_square<Q>)
    return detail::better_square(q);
  else
    return q * q;
}

/// The square \f$ \mathbf v \cdot \mathbf v \f$ of the magnitude of a vector.
template <class Q, std::size_t N>
[[nodiscard]] constexpr auto squared(vec<Q, N> const& v) {
  if constexpr (detail::with_better_square<Q>)
    return detail::sum_of_squares(v);
  else
    return unitstep::dot(v, v);
}

}  // namespace unitstep
