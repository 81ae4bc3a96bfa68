// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `blanes_moan_srkn6b`.
struct blanes_moan_srkn6b_table {
  static constexpr int order = 4;
  static constexpr bool reversible = true;

  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 7> coefficients() {
    return unitstep::palindrome<T, 6, 7>(
        {245'298'957'184'271'000, 604'872'665'711'080'000, -350'171'622'895'351'000},
        {82'984'406'417'405'200, 396'309'801'498'368'000, -39'056'304'922'348'600,
         119'524'194'013'150'800});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Blanes-Moan SRKN6B: symplectic and reversible, of fourth order, six drifts between kicks.
///
/// \f[ d = 0.0830,\ 0.3963,\ -0.0391,\ 0.1195,\ \dots, \qquad
///     c = 0.2453,\ 0.6049,\ -0.3502,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for forces of the position alone. Of the methods of fourth order it has the
/// smallest energy error for its number of evaluations. With forces that depend on velocity the order is one.
///
/// Use it for orbits and other long runs without friction if a few digits are enough.
/// Cost: six evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn6b}
using blanes_moan_srkn6b = composition<detail::blanes_moan_srkn6b_table>;

}  // namespace unitstep
