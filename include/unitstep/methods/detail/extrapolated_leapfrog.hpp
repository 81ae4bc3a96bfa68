// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/frame.hpp>
#include <unitstep/methods/leapfrog.hpp>

namespace unitstep::detail {

/// How often `extrapolated_leapfrog` calls the field.
inline constexpr int extrapolated_evaluations = 1 + 2 + 3 + 4 + 5 + 6;

/// What a step changes, to order 12 under forces of the position alone: the step in one leapfrog, in two,
/// and so on to six. The error of n leapfrogs is a series in \f$ 1/n^2 \f$, of which the weights
/// \f$ \prod_{m \ne n} n^2 / (n^2 - m^2) \f$ leave nothing up to \f$ 1/n^{10} \f$.
/// The position is seen from a frame that moves along with the velocity at the start.
/// Source: E. Hairer, S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, II.14.
template <class X, class V, class Field, class Time>
constexpr motion<X, V> extrapolated_leapfrog(motion<X, V> const& start, Field const& field, Time t,
                                             Time dt) {
  using T = typename raw_form<Time>::number;
  frame<motion<X, V>, Field, Time> const seen{start, field, t};
  motion<X, V> sum{};
  for (int n = 1; n <= 6; ++n) {
    T weight(1);
    for (int m = 1; m <= 6; ++m)
      if (m != n) weight = weight * T(n * n) / T(n * n - m * m);
    motion<X, V> change{};
    for (int k = 0; k < n; ++k) change = leapfrog{}.step(change, seen, dt * T(k) / T(n), dt / T(n));
    sum.position += change.position * weight;
    sum.velocity += change.velocity * weight;
  }
  return sum;
}

}  // namespace unitstep::detail
