// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `ssprk3`.
struct ssprk3_tableau {
  static constexpr int order = 3;
  /// The number of stages.
  static constexpr std::size_t stages = 3;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {{},  //
                                                 {{1, 1}},
                                                 {{1, 4}, {1, 4}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{1, 6}, {1, 6}, {2, 3}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// SSP-RK3, which preserves strong stability, of third order: each stage is a mean of explicit Euler steps, so it does
/// not overshoot where such a step does not.
///
/// \f[ k_2 = f(y + h k_1), \quad k_3 = f(y + \tfrac h4 (k_1 + k_2)), \quad
///     y_{n+1} = y_n + \tfrac h6 (k_1 + k_2 + 4 k_3) \f]
///
/// Use it for flows with shocks, and for amounts that must stay positive.
/// Cost: three evaluations a step. Source: C.-W. Shu, S. Osher, J. Comput. Phys. 77, 439 (1988).
/// \proof{examples/reference/methods.cpp,ssprk3}
using ssprk3 = runge_kutta<detail::ssprk3_tableau>;

}  // namespace unitstep
