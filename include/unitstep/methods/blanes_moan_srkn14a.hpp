// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `blanes_moan_srkn14a`.
struct blanes_moan_srkn14a_table {
  static constexpr int order = 6;
  static constexpr bool reversible = true;

  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 15, 14> coefficients() {
    return unitstep::palindrome<T, 15, 14>(
        {37'859'319'840'611'600, 102'635'633'102'435'000, -25'867'888'266'558'700,
         314'241'403'071'447'000, -130'144'459'517'415'000, 106'417'700'369'543'000,
         -8'794'243'128'510'580, 207'305'069'056'895'400},
        {91'719'152'624'461'650, 183'983'170'005'006'000, -56'534'365'832'888'270,
         4'914'688'774'712'854, 143'761'127'168'358'000, 328'567'693'746'804'000,
         -196'411'466'486'454'230});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Blanes-Moan SRKN14A: symplectic and reversible, of sixth order, fourteen kicks between drifts.
///
/// \f[ c = 0.0379,\ 0.1026,\ -0.0259,\ 0.3142,\ -0.1301,\ 0.1064,\ -0.0088,\ 0.2073,\ \dots, \qquad
///     d = 0.0917,\ 0.1840,\ -0.0565,\ 0.0049,\ 0.1438,\ 0.3286,\ -0.1964,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a drift. The order holds for forces of the position alone. On a spring its energy error is a 250th of that
/// of `yoshida8`, for one evaluation less. With drifts and kicks exchanged the order would be four. A spring cannot
/// show that, since its position and velocity play the same part. With forces that depend on velocity the order is one.
///
/// Use it for orbits over very long times where many digits count. Cost: fourteen evaluations a step.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn14a}
using blanes_moan_srkn14a = composition<detail::blanes_moan_srkn14a_table>;

}  // namespace unitstep
