// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `blanes_moan_s6`.
struct blanes_moan_s6_table {
  static constexpr int order = 4;
  static constexpr bool reversible = true;

  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 6, 7> coefficients() {
    return unitstep::palindrome<T, 6, 7>(
        {209'515'106'613'362'000, -143'851'773'179'818'000, 434'336'666'566'456'000},
        {79'203'696'431'195'700, 353'172'906'049'774'000, -42'065'080'357'719'500,
         219'376'955'753'499'600});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Blanes-Moan S6: symplectic and reversible, of fourth order, six drifts between kicks.
///
/// \f[ d = 0.0792,\ 0.3532,\ -0.0421,\ 0.2194,\ \dots, \qquad
///     c = 0.2095,\ -0.1439,\ 0.4343,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for any drift and kick, also with drifts and kicks exchanged. For the drift of
/// Newtonian mechanics `blanes_moan_srkn6b` has a smaller error for the same price. With forces that depend on velocity
/// the order is one.
///
/// Use it if you split a problem into two parts that are not a drift and a kick.
/// Cost: six evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_s6}
using blanes_moan_s6 = composition<detail::blanes_moan_s6_table>;

}  // namespace unitstep
