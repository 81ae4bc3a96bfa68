// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec_arithmetic.hpp>

namespace unitstep {

/// The scalar product \f$ \mathbf a \cdot \mathbf b = \sum_i a_i b_i \f$; units multiply.
template <class A, class B, std::size_t N>
constexpr auto dot(vec<A, N> const& a, vec<B, N> const& b) {
  auto sum = a[0] * b[0];
  for (std::size_t i = 1; i < N; ++i) sum = sum + a[i] * b[i];
  return sum;
}
template <class A, class B>
constexpr auto dot(vec<A, 2> a, vec<B, 2> b) {
  return a.x * b.x + a.y * b.y;
}
template <class A, class B>
constexpr auto dot(vec<A, 3> a, vec<B, 3> b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// The vector product \f$ \mathbf a \times \mathbf b \f$; units multiply.
template <class A, class B>
constexpr auto cross(vec<A, 3> a, vec<B, 3> b) {
  return vec{a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// The length \f$ |\mathbf v| = \sqrt{\mathbf v \cdot \mathbf v} \f$, in the unit of a component.
///
/// Squares are summed as they are: a length whose square overflows is infinite, one whose square
/// underflows is 0 (in double, components above about 1e154 and below about 1e-162).
template <class Q, std::size_t N>
constexpr auto norm(vec<Q, N> const& v) {
  return sqrt(dot(v, v));
}

/// The direction \f$ \mathbf v / |\mathbf v| \f$, dimensionless.
///
/// \throw std::domain_error if `norm(v)` is 0: the zero vector has no direction
template <class Q, std::size_t N>
constexpr auto normalized(vec<Q, N> const& v) {
  auto const length = norm(v);
  if (length == decltype(norm(v)){})
    fail<std::domain_error>("unitstep: normalized(v) needs a vector whose length is not 0");
  return v / length;
}

}  // namespace unitstep
