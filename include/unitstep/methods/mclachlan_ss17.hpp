// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `mclachlan_ss17`.
struct mclachlan_ss17_table {
  static constexpr int order = 8;
  static constexpr bool reversible = true;

  /// The shares in units of 1e-18, except the first, which is 25/194; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 18, 17> coefficients() {
    T const unit = T(1'000'000'000'000'000'000);
    T const w8 = T(25) / T(194);
    T const w7 = T(581'514'087'105'250'962) / unit;
    T const w6 = T(-410'175'371'469'850'138) / unit;
    T const w5 = T(185'146'935'716'587'733) / unit;
    T const w4 = T(-409'552'343'420'851'419) / unit;
    T const w3 = T(144'405'941'080'012'041) / unit;
    T const w2 = T(278'335'500'393'679'651) / unit;
    T const w1 = T(314'956'683'916'294'858) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3 + w4 + w5 + w6 + w7 + w8);
    return unitstep::leapfrogs(
        std::array<T, 17>{w8, w7, w6, w5, w4, w3, w2, w1, w0, w1, w2, w3, w4, w5, w6, w7, w8});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// McLachlan SS17: symplectic and reversible, of eighth order, seventeen leapfrogs.
///
/// \f[ w_8, \dots, w_1, w_0, w_1, \dots, w_8, \qquad w_0 = 1 - 2 \sum_{i=1}^8 w_i \f]
///
/// with \f$ w_8 = 25/194 \f$, \f$ w_7 = 0.5815140871 \f$, \f$ w_6 = -0.4101753715 \f$,
/// \f$ w_5 = 0.1851469357 \f$, \f$ w_4 = -0.4095523434 \f$, \f$ w_3 = 0.1444059411 \f$,
/// \f$ w_2 = 0.2783355004 \f$, \f$ w_1 = 0.3149566839 \f$; the table has eighteen digits. No leapfrog is longer than
/// two thirds of the step, while one of `yoshida8` is nearly twice as long as the step. So the error is smaller, a
/// seventieth on a spring. With forces that depend on velocity the order is one.
///
/// Use it for orbits where the last digits count. Cost: seventeen evaluations a step.
/// Source: R. I. McLachlan, SIAM J. Sci. Comput. 16, 151 (1995).
/// \proof{examples/reference/methods.cpp,mclachlan_ss17}
using mclachlan_ss17 = composition<detail::mclachlan_ss17_table>;

}  // namespace unitstep
