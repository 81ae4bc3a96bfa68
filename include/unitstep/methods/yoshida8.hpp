// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `yoshida8`.
struct yoshida8_table {
  static constexpr int order = 8;
  static constexpr bool reversible = true;

  /// The shares in units of 1e-17; the middle one makes the sum 1.
  template <class T>
  static constexpr drifts_and_kicks<T, 16, 15> coefficients() {
    T const unit = T(100'000'000'000'000'000);
    T const w1 = T(10'279'984'939'179'644) / unit;
    T const w2 = T(-196'061'023'297'531'081) / unit;
    T const w3 = T(193'813'913'762'252'599) / unit;
    T const w4 = T(-15'824'063'536'805'018) / unit;
    T const w5 = T(-144'485'223'686'060'516) / unit;
    T const w6 = T(25'369'333'656'621'135) / unit;
    T const w7 = T(91'484'424'622'979'157) / unit;
    T const w0 = T(1) - T(2) * (w1 + w2 + w3 + w4 + w5 + w6 + w7);
    return unitstep::leapfrogs(
        std::array<T, 15>{w7, w6, w5, w4, w3, w2, w1, w0, w1, w2, w3, w4, w5, w6, w7});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Yoshida 8, his solution D: symplectic and reversible, of eighth order, fifteen leapfrogs.
///
/// \f[ w_7, \dots, w_1, w_0, w_1, \dots, w_7, \qquad w_0 = 1 - 2 \sum_{i=1}^7 w_i \f]
///
/// with \f$ w_1 = 0.10279984939179644 \f$, \f$ w_2 = -1.96061023297531081 \f$,
/// \f$ w_3 = 1.93813913762252599 \f$, \f$ w_4 = -0.15824063536805018 \f$,
/// \f$ w_5 = -1.44485223686060516 \f$, \f$ w_6 = 0.25369333656621135 \f$,
/// \f$ w_7 = 0.91484424622979157 \f$. The paper's fifteen decimals are this root to within 2e-13, which
/// leaves residuals of 6e-14 in the conditions of order 8; here Newton's method has been taken further.
/// With forces that depend on velocity the order is one.
///
/// Use it for orbits where the last digits count. Cost: fifteen evaluations a step.
/// Source: H. Yoshida, Phys. Lett. A 150, 262 (1990), table 2, solution D.
/// \proof{examples/reference/methods.cpp,yoshida8}
using yoshida8 = composition<detail::yoshida8_table>;

}  // namespace unitstep
