// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <utility>

namespace unitstep::detail {

/// Stumpff's functions of z: \f$ C = (1 - \cos\sqrt z) / z \f$ and \f$ S = (\sqrt z - \sin\sqrt z) / \sqrt z^3 \f$,
/// which are those of the hyperbola where z is negative, and power series that know no difference near 0.
template <class T>
struct stumpff {
  T c, s;

  static constexpr stumpff of(T const& z) {
    // What is left out is below a 1e-19th of the sum.
    if (z > -T(1) / 4 && z < T(1) / 4) return series<16>(z);
    if (z > -2 && z < 2) return series<28>(z);
    if (z > 0) {
      T const root = math::sqrt(z), half = math::sin(root / 2);
      return {2 * half * half / z, (root - math::sin(root)) / (z * root)};
    }
    T const root = math::sqrt(-z), up = math::exp(root / 2), down = 1 / up;
    T const half = (up - down) / 2;
    return {2 * half * half / -z, (half * (up + down) - root) / (-z * root)};
  }

private:
  // Up to the term with the factorial of `last + 1`.
  template <int last>
  static constexpr stumpff series(T const& z) {
    T c(1), s(1);
    [&]<int... k>(std::integer_sequence<int, k...>) {
      ((c = 1 - z * c * inverse<(last - 2 * k) * (last - 2 * k - 1)>,
        s = 1 - z * s * inverse<(last - 2 * k) * (last - 2 * k + 1)>),
       ...);
    }(std::make_integer_sequence<int, last / 2 - 1>{});
    return {c / 2, s / 6};
  }
  template <int n>
  static constexpr T inverse = T(1) / T(n);
};

}  // namespace unitstep::detail
