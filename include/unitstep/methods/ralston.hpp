// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `ralston`.
struct ralston_tableau {
  static constexpr int order = 2;
  /// The number of stages.
  static constexpr std::size_t stages = 2;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{2, 3}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{1, 4}, {3, 4}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// Ralston: the method of two stages with the smallest bound on its error.
///
/// \f[ k_2 = f(y + \tfrac23 h k_1), \qquad y_{n+1} = y_n + \tfrac h4 (k_1 + 3 k_2) \f]
///
/// Use it in place of `midpoint` or `heun` if you want the smallest bound on the error for two evaluations.
/// Cost: two evaluations a step.
/// Source: A. Ralston, Math. Comp. 16, 431 (1962).
/// \proof{examples/reference/methods.cpp,ralston}
using ralston = runge_kutta<detail::ralston_tableau>;

}  // namespace unitstep
