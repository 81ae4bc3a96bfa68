// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/composition.hpp>

namespace unitstep::detail {

/// The shares of `blanes_moan_srkn11b`.
struct blanes_moan_srkn11b_table {
  static constexpr int order = 6;
  static constexpr bool reversible = true;

  /// The first half of the drifts, then of the kicks, in units of 1e-18.
  template <class T>
  static constexpr drifts_and_kicks<T, 11, 12> coefficients() {
    return unitstep::palindrome<T, 11, 12>(
        {123'229'775'946'271'000, 290'553'797'799'558'000, -127'049'212'625'417'000,
         -246'331'761'062'075'000, 357'208'872'795'928'000, 204'777'054'291'470'000},
        {41'464'998'518'262'400, 198'128'671'918'067'000, -40'006'192'104'153'300,
         75'253'984'301'580'700, -11'511'387'420'687'900, 236'669'924'786'931'100});
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// Blanes-Moan SRKN11B: symplectic and reversible, of sixth order, eleven drifts between kicks.
///
/// \f[ d = 0.0415,\ 0.1981,\ -0.0400,\ 0.0753,\ -0.0115,\ 0.2367,\ \dots, \qquad
///     c = 0.1232,\ 0.2906,\ -0.1270,\ -0.2463,\ 0.3572,\ 0.2048,\ \dots \f]
///
/// The drifts c and kicks d are given to four digits, and each list reads the same from both ends; a step begins and
/// ends with a kick. The order holds for forces of the position alone. With forces that depend on velocity the order is
/// one.
///
/// Use it for orbits over very long times if a step of `blanes_moan_srkn14a` costs too much.
/// Cost: eleven evaluations a step and one to start, as the kicks between two steps share theirs.
/// Source: S. Blanes, P. C. Moan, J. Comput. Appl. Math. 142, 313 (2002).
/// \proof{examples/reference/methods.cpp,blanes_moan_srkn11b}
using blanes_moan_srkn11b = composition<detail::blanes_moan_srkn11b_table>;

}  // namespace unitstep
