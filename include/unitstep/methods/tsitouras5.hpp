// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/embedded_runge_kutta.hpp>

namespace unitstep::detail {

/// The tableau of `tsitouras5`.
struct tsitouras5_tableau {
  static constexpr int order = 5;
  /// The order of the lower member.
  static constexpr int error_order = 4;
  /// The order of dense output.
  static constexpr int dense_order = 4;
  /// The number of stages.
  static constexpr std::size_t stages = 6;
  // clang-format off
  /// The coefficients \f$ a_{ij} \f$, row by row.
  static constexpr decimal a[stages][stages] = {{}, {{0.161, -4.218847493575595e-18}},
      {{-0.008480655492356989, 1.0617719178765501e-19},
      {0.335480655492357, -1.6454211229393084e-17}}, {{2.8971530571054935, -1.0222069347838613e-16},
      {-6.359448489975075, 3.2626325156743014e-16}, {4.3622954328695815, -1.352247161190315e-16}},
      {{5.325864828439257, -2.9946254099416864e-16}, {-11.748883564062828, -1.331686715166832e-16},
      {7.4955393428898365, -2.6774248925365765e-16},
      {-0.09249506636175525, 2.2818103707337877e-18}}, {{5.86145544294642, -2.624911374611711e-16},
      {-12.92096931784711, 6.000664425591579e-16}, {8.159367898576159, -2.0750713334634936e-16},
      {-0.071584973281401, -1.3097722307702528e-18},
      {-0.028269050394068383, -3.8886229858354426e-19}}};
  /// The weights \f$ b_i \f$.
  static constexpr decimal b[stages] = {{0.09646076681806523, -4.923364834553403e-19},
      {0.01, -2.0816681711721684e-19}, {0.4798896504144996, -2.7473702682431925e-17},
      {1.379008574103742, 2.2551166897102945e-18}, {-3.290069515436081, 1.5819894939561607e-16},
      {2.324710524099774, 1.261939378182224e-16}};
  /// The weights less those of order 4: the error estimate.
  static constexpr decimal error[stages + 1] = {{0.0017800110522257714, 2.9793907686004685e-20},
      {0.0008164344596567469, -3.1599481757539e-21},
      {-0.007880878010261995, -7.485387696731646e-19}, {0.1447110071732629, 9.039386268922754e-19},
      {-0.5823571654525552, 4.511497860749014e-19}, {0.45808210592918697, -2.0135680863028366e-17},
      {-0.015151515151515152, 4.2053902447922597e-19}};
  /// The coefficients that dense output adds to the cubic.
  static constexpr decimal dense[stages + 1][1] = {{{-1.0530884977290216, 2.0370528363798808e-17}},
      {{0.1017, 1.2656542480726785e-18}}, {{2.490627285651253, -4.92086186830228e-18}},
      {{-16.548102889244902, -9.152398199766488e-16}},
      {{47.37952196281928, -1.3025138367988494e-15}}, {{-34.87065786149661, 7.716261918270399e-16}},
      {{2.5, 0}}};
  // clang-format on
};

}  // namespace unitstep::detail

namespace unitstep {

/// Tsitouras 5(4): a pair of fifth order in six evaluations. The error estimate is of fourth order, and its seventh
/// evaluation is the first of the next step. Dense output is of fourth order, without more evaluations.
///
/// \f[ y_{n+1} = y_n + h \sum_{i=1}^6 b_i k_i, \qquad c = 0,\ 0.161,\ 0.327,\ 0.9,\ 0.9800255\dots,\ 1 \f]
///
/// Its coefficients solve the conditions of order 5 under fewer assumptions than those of others, which makes the error
/// of a step smaller.
///
/// Use it with a `tolerance` like `dormand_prince5`; it often needs a few evaluations less. Cost: six
/// evaluations a step.
/// Source: C. Tsitouras, Comput. Math. Appl. 62, 770 (2011); the decimals are those of OrdinaryDiffEq.jl,
/// and dense output is solved for anew from its conditions.
/// \proof{examples/reference/methods.cpp,tsitouras5}
using tsitouras5 = embedded_runge_kutta<detail::tsitouras5_tableau>;

}  // namespace unitstep
