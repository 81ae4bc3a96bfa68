// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/embedded_runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `bogacki_shampine3`, whose dense output is the cubic.
struct bogacki_shampine3_tableau {
  static constexpr int order = 3;
  /// The order of the lower member.
  static constexpr int error_order = 2;
  /// The order of dense output.
  static constexpr int dense_order = 3;
  /// The number of stages.
  static constexpr std::size_t stages = 3;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {{}, {{1, 2}}, {{}, {3, 4}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{2, 9}, {1, 3}, {4, 9}};
  /// The weights less those of order 2: the error estimate.
  static constexpr fraction error[stages + 1] = {{-5, 72}, {1, 12}, {1, 9}, {-1, 8}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// Bogacki-Shampine 3(2): a pair of third order in three evaluations. The error estimate is of second order, and its
/// fourth evaluation is the first of the next step. Dense output is of third order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + \tfrac h9 (2 k_1 + 3 k_2 + 4 k_3), \quad k_2 = f(y_n + \tfrac h2 k_1,\, t_n + \tfrac h2),
///     \quad k_3 = f(y_n + \tfrac{3h}4 k_2,\, t_n + \tfrac{3h}4) \f]
///
/// Use it with a `tolerance` if two or three digits are enough.
/// Cost: three evaluations a step.
/// Source: P. Bogacki, L. F. Shampine, Appl. Math. Lett. 2, 321 (1989).
/// \proof{examples/reference/methods.cpp,bogacki_shampine3}
using bogacki_shampine3 = embedded_runge_kutta<detail::bogacki_shampine3_tableau>;

}  // namespace unitstep
