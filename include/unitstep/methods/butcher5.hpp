// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `butcher5`.
struct butcher5_tableau {
  static constexpr int order = 5;
  /// The number of stages.
  static constexpr std::size_t stages = 6;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {{},
                                                 {{1, 4}},
                                                 {{1, 8}, {1, 8}},
                                                 {{}, {-1, 2}, {1, 1}},
                                                 {{3, 16}, {}, {}, {9, 16}},
                                                 {{-3, 7}, {2, 7}, {12, 7}, {-12, 7}, {8, 7}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{7, 90}, {}, {16, 45}, {2, 15}, {16, 45}, {7, 90}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// Butcher 5, of fifth order: Boole's rule on slopes at 0, 1/4, 1/2, 3/4 and 1, in six stages,
/// the fewest that reach this order.
///
/// \f[ y_{n+1} = y_n + \tfrac h{90} (7 k_1 + 32 k_3 + 12 k_4 + 32 k_5 + 7 k_6) \f]
///
/// Use it if `rk4` needs very small steps to be accurate enough.
/// Cost: six evaluations a step.
/// Source: J. C. Butcher, J. Austral. Math. Soc. 4, 179 (1964).
/// \proof{examples/reference/methods.cpp,butcher5}
using butcher5 = runge_kutta<detail::butcher5_tableau>;

}  // namespace unitstep
