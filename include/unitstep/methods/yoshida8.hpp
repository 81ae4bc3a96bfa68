// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep {

/// The shares of `yoshida8`.
struct yoshida8_table {
  static constexpr int order = 8;
  static constexpr bool reversible = true;

  /// The paper's decimals as exact ratios, in units of 1e-15; the middle one fills up to 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 16, 15> coefficients() {
    T const unit = T(1'000'000'000'000'000);
    T const w1 = T(102'799'849'391'985) / unit;
    T const w2 = T(-1'960'610'232'975'490) / unit;
    T const w3 = T(1'938'139'137'622'760) / unit;
    T const w4 = T(-158'240'635'368'243) / unit;
    T const w5 = T(-1'444'852'236'860'480) / unit;
    T const w6 = T(253'693'336'566'229) / unit;
    T const w7 = T(914'844'246'229'740) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3 + w4 + w5 + w6 + w7);
    return leapfrogs(
        std::array<T, 15>{w7, w6, w5, w4, w3, w2, w1, w0, w1, w2, w3, w4, w5, w6, w7});
  }
};

/// Yoshida's method of eighth order, his solution D: symplectic and reversible, fifteen leapfrogs.
///
/// \f[ w_7, \dots, w_1, w_0, w_1, \dots, w_7, \qquad w_0 = 1 - 2 \sum_{i=1}^7 w_i \f]
///
/// with \f$ w_1 = 0.102799849391985 \f$, \f$ w_2 = -1.96061023297549 \f$, \f$ w_3 = 1.93813913762276 \f$,
/// \f$ w_4 = -0.158240635368243 \f$, \f$ w_5 = -1.44485223686048 \f$, \f$ w_6 = 0.253693336566229 \f$,
/// \f$ w_7 = 0.914844246229740 \f$. With forces that depend on velocity the order is one.
///
/// Use it for orbits where the last digits count. Cost: fifteen evaluations a step.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990), table 2, solution D.
using yoshida8 = composition<yoshida8_table>;

}  // namespace unitstep
