// SPDX-License-Identifier: BSL-1.0
// The derivatives of Robertson's reaction by its three rate constants, compared with those of CVODES, which integrates
// the equations of the sensitivities together with the state.
#include <cvodes/cvodes.h>
#include <gtest/gtest.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace us = unitstep;

template <class Number = double>
struct species {
  Number a, b, c;
};

/// The function that is differentiated, unchanged.
template <class F>
struct by_all {
  F f;
  constexpr auto operator()(auto const&... x) const { return f(x...); }
};
template <class F>
by_all(F) -> by_all<F>;

/// The slopes of the three species by the three constants.
using slopes = std::array<std::array<double, 3>, 3>;

template <template <class> class steps, class Method>
slopes by_dual_numbers(Method const& method, double tol, double end) {
  auto const [y_end, by_k1, by_k2, by_k3] =
      us::gradient(steps{[&](auto k1, auto k2, auto k3) {
                     auto const react = [=](auto const& y, auto) {
                       auto const one = k1 * y.a, two = k2 * y.b * y.c, three = k3 * y.b * y.b;
                       return us::rates{two - one, one - two - three, three};
                     };
                     auto const y = us::integrate(
                         method, species<>{1.0, 0.0, 0.0}, react,
                         us::tolerance{species<>{1e-4 * tol, 1e-10 * tol, 1e-4 * tol}, tol}, end);
                     return std::array{y.a, y.b, y.c};
                   }},
                   0.04, 1e4, 3e7);
  return {by_k1, by_k2, by_k3};
}

struct constants {
  double p[3] = {0.04, 1e4, 3e7};
};
int rates(realtype, N_Vector y, N_Vector out, void* of) {
  auto const* const k = static_cast<constants*>(of)->p;
  double const *n = N_VGetArrayPointer(y), one = k[0] * n[0], two = k[1] * n[1] * n[2],
               three = k[2] * n[1] * n[1];
  double* const r = N_VGetArrayPointer(out);
  r[0] = two - one;
  r[1] = one - two - three;
  r[2] = three;
  return 0;
}
int rates_of_slope(int, realtype, N_Vector y, N_Vector, int i, N_Vector s, N_Vector out, void* of,
                   N_Vector, N_Vector) {
  auto const* const k = static_cast<constants*>(of)->p;
  double const *n = N_VGetArrayPointer(y), *d = N_VGetArrayPointer(s);
  double* const r = N_VGetArrayPointer(out);
  r[0] = -k[0] * d[0] + k[1] * n[2] * d[1] + k[1] * n[1] * d[2];
  r[2] = 2 * k[2] * n[1] * d[1];
  r[1] = -r[0] - r[2];
  if (i == 0) r[0] -= n[0], r[1] += n[0];
  if (i == 1) r[0] += n[1] * n[2], r[1] -= n[1] * n[2];
  if (i == 2) r[1] -= n[1] * n[1], r[2] += n[1] * n[1];
  return 0;
}
slopes by_cvodes(double tol, double end) {
  constants k;
  SUNContext context = nullptr;
  SUNContext_Create(nullptr, &context);
  N_Vector y = N_VNew_Serial(3, context), absolute = N_VNew_Serial(3, context);
  double const start[] = {1, 0, 0}, allowed[] = {1e-4 * tol, 1e-10 * tol, 1e-4 * tol};
  std::copy_n(start, 3, N_VGetArrayPointer(y));
  std::copy_n(allowed, 3, N_VGetArrayPointer(absolute));
  SUNMatrix matrix = SUNDenseMatrix(3, 3, context);
  SUNLinearSolver solver = SUNLinSol_Dense(y, matrix, context);
  void* memory = CVodeCreate(CV_BDF, context);
  CVodeInit(memory, &rates, 0, y);
  CVodeSVtolerances(memory, tol, absolute);
  CVodeSetUserData(memory, &k);
  CVodeSetLinearSolver(memory, solver, matrix);
  CVodeSetMaxNumSteps(memory, 1'000'000);
  N_Vector* s = N_VCloneVectorArray(3, y);
  for (int i = 0; i < 3; ++i) N_VConst(0, s[i]);
  CVodeSensInit1(memory, 3, CV_SIMULTANEOUS, &rates_of_slope, s);
  CVodeSensEEtolerances(memory);
  CVodeSetSensErrCon(memory, 1);
  CVodeSetSensParams(memory, nullptr, k.p, nullptr);
  CVodeSetStopTime(memory, end);
  double t = 0;
  EXPECT_GE(CVode(memory, end, y, &t, CV_NORMAL), 0);
  CVodeGetSens(memory, &t, s);
  slopes found{};
  for (int i = 0; i < 3; ++i)
    std::copy_n(N_VGetArrayPointer(s[i]), 3, found[static_cast<std::size_t>(i)].begin());
  N_VDestroyVectorArray(s, 3);
  CVodeFree(&memory);
  SUNLinSolFree(solver);
  SUNMatDestroy(matrix);
  N_VDestroy(absolute);
  N_VDestroy(y);
  SUNContext_Free(&context);
  return found;
}

/// The largest error of the slopes, relative to the size of each.
double farthest(slopes const& a, slopes const& b) {
  double most = 0;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      most = std::max(most, std::abs(a[i][j] - b[i][j]) / std::abs(b[i][j]));
  return most;
}

// CVODES at 1e-11 is the reference; its own error is below 1e-8, since the two methods here agree with it to that.
TEST(Sensitivities, OfRobertsonsReactionLieWithinTenTolerances) {
  for (double end : {0.4, 4.0, 40.0}) {
    slopes const reference = by_cvodes(1e-11, end);
    EXPECT_LT(farthest(by_dual_numbers<us::steps_by_values>(us::radau5{}, 1e-10, end), reference),
              1e-8);
    for (double tol : {1e-4, 1e-5, 1e-6, 1e-7}) {
      EXPECT_LT(farthest(by_dual_numbers<us::steps_by_values>(us::radau5{}, tol, end), reference),
                10 * tol);
      EXPECT_LT(farthest(by_dual_numbers<by_all>(us::radau5{}, tol, end), reference), 10 * tol);
      EXPECT_LT(farthest(by_dual_numbers<us::steps_by_values>(us::rodas5p{}, tol, end), reference),
                10 * tol);
    }
    EXPECT_GT(farthest(by_dual_numbers<us::steps_by_values>(us::rodas5p{}, 1e-4, end), reference),
              1e-7);
  }
}

// The output of CVODES' own example at a relative tolerance of 1e-4: LLNL/sundials,
// examples/cvodes/serial/cvsRoberts_FSA_dns_-sensi_sim_t.out, at t = 0.4 and 40.
TEST(Sensitivities, AreThoseThatSundialsPublishes) {
  slopes const early{{{-3.5595e-01, 3.9025e-04, 3.5556e-01},
                      {9.5431e-08, -2.1309e-10, -9.5218e-08},
                      {-1.5833e-11, -5.2900e-13, 1.6362e-11}}};
  slopes const late{{{-4.2475e+00, 4.5913e-05, 4.2475e+00},
                     {1.3731e-05, -2.3573e-10, -1.3730e-05},
                     {-2.2883e-09, -1.1380e-13, 2.2884e-09}}};
  EXPECT_LT(farthest(by_dual_numbers<us::steps_by_values>(us::radau5{}, 1e-8, 0.4), early), 3e-4);
  EXPECT_LT(farthest(by_dual_numbers<us::steps_by_values>(us::radau5{}, 1e-8, 40.0), late), 3e-4);
}

}  // namespace
