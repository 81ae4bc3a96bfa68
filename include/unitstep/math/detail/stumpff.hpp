// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/math/exp.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/math/sqrt.hpp>

namespace unitstep::detail {

/// Stumpff's functions of z: \f$ C = (1 - \cos\sqrt z) / z \f$ and \f$ S = (\sqrt z - \sin\sqrt z) / \sqrt z^3 \f$,
/// which are those of the hyperbola where z is negative, and power series that know no difference near 0.
template <class T>
struct stumpff {
  T c, s;

  static constexpr stumpff of(T const& z) {
    if (z > -2 && z < 2) {
      T c(1), s(1);
      for (int n = 28; n > 2; n -= 2) {
        c = 1 - z * c / T(n * (n - 1));
        s = 1 - z * s / T(n * (n + 1));
      }
      return {c / 2, s / 6};
    }
    if (z > 0) {
      T const root = math::sqrt(z), half = math::sin(root / 2);
      return {2 * half * half / z, (root - math::sin(root)) / (z * root)};
    }
    T const root = math::sqrt(-z), up = math::exp(root / 2), down = 1 / up;
    T const half = (up - down) / 2;
    return {2 * half * half / -z, (half * (up + down) - root) / (-z * root)};
  }
};

}  // namespace unitstep::detail
