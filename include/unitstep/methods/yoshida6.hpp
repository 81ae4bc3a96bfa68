// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `yoshida6`.
struct yoshida6_table {
  static constexpr int order = 6;
  static constexpr bool reversible = true;

  /// The paper's decimals as exact ratios, in units of 1e-15; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 8, 7> coefficients() {
    T const unit = T(1'000'000'000'000'000);
    T const w1 = T(-1'177'679'984'178'870) / unit;
    T const w2 = T(235'573'213'359'357) / unit;
    T const w3 = T(784'513'610'477'560) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3);
    return unitstep::leapfrogs(std::array<T, 7>{w3, w2, w1, w0, w1, w2, w3});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Yoshida 6, his solution A: symplectic and reversible, of sixth order, seven leapfrogs.
///
/// \f[ w_3, w_2, w_1, w_0, w_1, w_2, w_3, \quad w_1 = -1.17767998417887, \quad
///     w_2 = 0.235573213359357, \quad w_3 = 0.784513610477560, \quad
///     w_0 = 1 - 2 (w_1 + w_2 + w_3) \f]
///
/// The decimals are roots of a system of equations without a closed form. With forces that depend on
/// velocity the order is one.
///
/// Use it for orbits over very long times. Cost: seven evaluations a step.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990), table 1, solution A.
/// \proof{examples/reference/methods.cpp,yoshida6}
using yoshida6 = composition<detail::yoshida6_table>;

}  // namespace unitstep
