// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `kutta3`.
struct kutta3_tableau {
  static constexpr int order = 3;
  /// The number of stages.
  static constexpr std::size_t stages = 3;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{1, 2}},
                                                 {{-1, 1}, {2, 1}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{1, 6}, {2, 3}, {1, 6}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// Kutta 3, of third order: Simpson's rule on slopes at 0, 1/2 and 1.
///
/// \f[ k_2 = f(y + \tfrac h2 k_1), \quad k_3 = f(y - h k_1 + 2 h k_2), \quad
///     y_{n+1} = y_n + \tfrac h6 (k_1 + 4 k_2 + k_3) \f]
///
/// Use it if `midpoint` is not accurate enough and `rk4` costs too much.
/// Cost: three evaluations a step.
/// Source: W. Kutta, Z. Math. Phys. 46, 435 (1901).
/// \proof{examples/reference/methods.cpp,kutta3}
using kutta3 = runge_kutta<detail::kutta3_tableau>;

}  // namespace unitstep
