// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/embedded_runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `dormand_prince5`.
struct dormand_prince5_tableau {
  static constexpr int order = 5;
  /// The order of the lower member.
  static constexpr int error_order = 4;
  /// The order of dense output.
  static constexpr int dense_order = 4;
  /// The number of stages.
  static constexpr std::size_t stages = 6;
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr fraction a[stages][stages] = {
      {},
      {{1, 5}},
      {{3, 40}, {9, 40}},
      {{44, 45}, {-56, 15}, {32, 9}},
      {{19372, 6561}, {-25360, 2187}, {64448, 6561}, {-212, 729}},
      {{9017, 3168}, {-355, 33}, {46732, 5247}, {49, 176}, {-5103, 18656}}};
  /// The weights \f$ b_i \f$.
  static constexpr fraction b[stages] = {{35, 384},     {},      {500, 1113}, {125, 192},
                                         {-2187, 6784}, {11, 84}};
  /// The weights less those of order 4: the error estimate.
  static constexpr fraction error[stages + 1] = {
      {71, 57600}, {}, {-71, 16695}, {71, 1920}, {-17253, 339200}, {22, 525}, {-1, 40}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr fraction dense[stages + 1][1] = {
      {{-12715105075, 11282082432}},  {},
      {{87487479700, 32700410799}},   {{-10690763975, 1880347072}},
      {{701980252875, 199316789632}}, {{-1453857185, 822651844}},
      {{69997945, 29380423}}};
};

}  // namespace unitstep::detail

namespace unitstep {

/// Dormand-Prince 5(4): a pair of fifth order in six evaluations. The error estimate is of fourth order, and its
/// seventh evaluation is the first of the next step. Dense output is of fourth order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + h \left( \tfrac{35}{384} k_1 + \tfrac{500}{1113} k_3 + \tfrac{125}{192} k_4
///     - \tfrac{2187}{6784} k_5 + \tfrac{11}{84} k_6 \right) \f]
///
/// Use it with a `tolerance` where three to eight digits count; for smooth forces try it first. Cost: six
/// evaluations a step.
/// Source: J. R. Dormand, P. J. Prince, J. Comput. Appl. Math. 6, 19 (1980); dense output: L. F. Shampine,
/// Math. Comp. 46, 135 (1986).
/// \proof{examples/reference/methods.cpp,dormand_prince5}
using dormand_prince5 = embedded_runge_kutta<detail::dormand_prince5_tableau>;

}  // namespace unitstep
