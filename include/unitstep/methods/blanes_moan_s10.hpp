// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `blanes_moan_s10`.
struct blanes_moan_s10_table {
  static constexpr int order = 6;
  static constexpr bool reversible = true;

  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 10, 11> coefficients() {
    return unitstep::palindrome<T, 10, 11>(
        {148'816'447'901'042'000, -132'385'865'767'784'000, 67'307'604'692'185'000,
         432'666'402'578'175'000, -16'404'589'403'618'000},
        {50'262'764'400'392'200, 413'514'300'428'344'000, 45'079'889'794'397'700,
         -188'054'853'819'569'000, 541'960'678'450'780'000, -725'525'558'508'689'800});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Blanes-Moan S10: symplectic and reversible, of sixth order, ten drifts between kicks.
///
/// \f[ d = 0.0503,\ 0.4135,\ 0.0451,\ -0.1881,\ 0.5420,\ -0.7255,\ \dots, \qquad
///     c = 0.1488,\ -0.1324,\ 0.0673,\ 0.4327,\ -0.0164,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for any drift and kick, also with drifts and kicks exchanged. For the drift of
/// Newtonian mechanics `blanes_moan_srkn11b` has a smaller error, for one evaluation more. With forces that depend on
/// velocity the order is one.
///
/// Use it in place of `blanes_moan_s6` if many digits count.
/// Cost: ten evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_s10}
using blanes_moan_s10 = composition<detail::blanes_moan_s10_table>;

}  // namespace unitstep
