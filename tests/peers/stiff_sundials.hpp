// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <arkode/arkode_arkstep.h>
#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <chrono>
#include <limits>

#include "stiff_gsl.hpp"

namespace peers {

inline int rates_for_sundials(realtype t, N_Vector y, N_Vector out, void* of) {
  static_cast<stiff_problem const*>(of)->rates(t, N_VGetArrayPointer(y), N_VGetArrayPointer(out));
  return 0;
}

/// The basis of CVODE and ARKODE: vectors, and a dense matrix whose entries they find by differences.
struct sundials {
  SUNContext context = nullptr;
  N_Vector y, absolute;
  SUNMatrix matrix;
  SUNLinearSolver solver;

  sundials(stiff_problem const& p, double tol) {
    SUNContext_Create(nullptr, &context);
    auto const n = static_cast<sunindextype>(p.size());
    y = N_VNew_Serial(n, context);
    absolute = N_VNew_Serial(n, context);
    for (std::size_t i = 0; i < p.size(); ++i) {
      N_VGetArrayPointer(y)[i] = p.start[i];
      N_VGetArrayPointer(absolute)[i] = p.absolute[i] * tol;
    }
    matrix = SUNDenseMatrix(n, n, context);
    solver = SUNLinSol_Dense(y, matrix, context);
  }
  sundials(sundials const&) = delete;
  ~sundials() {
    SUNLinSolFree(solver);
    SUNMatDestroy(matrix);
    N_VDestroy(absolute);
    N_VDestroy(y);
    SUNContext_Free(&context);
  }
};

/// The cost of a run, by the function that goes to the end and by its counts.
template <class Go, class Count>
stiff_cost run_sundials(stiff_problem const& p, sundials const& s, Go const& go,
                        Count const& count) {
  auto const began = std::chrono::steady_clock::now();
  bool const done = go() >= 0;
  std::chrono::duration<double, std::micro> const took = std::chrono::steady_clock::now() - began;
  long steps = 0, evaluations = 0, for_jacobians = 0, jacobians = 0;
  count(&steps, &evaluations, &for_jacobians, &jacobians);
  return {done ? p.error_of(N_VGetArrayPointer(s.y)) : std::numeric_limits<double>::infinity(),
          steps, evaluations + for_jacobians, jacobians, took.count()};
}

/// A run of CVODE by backward differentiation formulas.
inline stiff_cost run_cvode(stiff_problem const& p, double tol) {
  sundials const s(p, tol);
  void* memory = CVodeCreate(CV_BDF, s.context);
  CVodeInit(memory, &rates_for_sundials, 0, s.y);
  CVodeSVtolerances(memory, tol, s.absolute);
  CVodeSetUserData(memory, const_cast<stiff_problem*>(&p));
  CVodeSetLinearSolver(memory, s.solver, s.matrix);
  CVodeSetMaxNumSteps(memory, most_stiff_steps);
  CVodeSetErrFile(memory, nullptr);
  CVodeSetStopTime(memory, p.seconds);
  auto const cost = run_sundials(
      p, s,
      [&] {
        double t = 0;
        return CVode(memory, p.seconds, s.y, &t, CV_NORMAL);
      },
      [&](long* steps, long* evaluations, long* for_jacobians, long* jacobians) {
        CVodeGetNumSteps(memory, steps);
        CVodeGetNumRhsEvals(memory, evaluations);
        CVodeGetNumLinRhsEvals(memory, for_jacobians);
        CVodeGetNumJacEvals(memory, jacobians);
      });
  CVodeFree(&memory);
  return cost;
}

/// A run of ARKODE by its diagonally implicit method of fifth order.
inline stiff_cost run_arkode(stiff_problem const& p, double tol) {
  sundials const s(p, tol);
  void* memory = ARKStepCreate(nullptr, &rates_for_sundials, 0, s.y, s.context);
  ARKStepSVtolerances(memory, tol, s.absolute);
  ARKStepSetUserData(memory, const_cast<stiff_problem*>(&p));
  ARKStepSetOrder(memory, 5);
  ARKStepSetLinearSolver(memory, s.solver, s.matrix);
  ARKStepSetMaxNumSteps(memory, most_stiff_steps);
  ARKStepSetErrFile(memory, nullptr);
  ARKStepSetStopTime(memory, p.seconds);
  auto const cost = run_sundials(
      p, s,
      [&] {
        double t = 0;
        return ARKStepEvolve(memory, p.seconds, s.y, &t, ARK_NORMAL);
      },
      [&](long* steps, long* evaluations, long* for_jacobians, long* jacobians) {
        long of_explicit = 0;
        ARKStepGetNumSteps(memory, steps);
        ARKStepGetNumRhsEvals(memory, &of_explicit, evaluations);
        ARKStepGetNumLinRhsEvals(memory, for_jacobians);
        ARKStepGetNumJacEvals(memory, jacobians);
      });
  ARKStepFree(&memory);
  return cost;
}

}  // namespace peers
