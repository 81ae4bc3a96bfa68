// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>

#include "stiff.hpp"

namespace peers {

/// A problem in the form for a C library, which counts nothing itself.
struct counted_problem {
  stiff_problem const* problem;
  long evaluations = 0, jacobians = 0;
};

/// The most steps of a run before it counts as given up.
inline constexpr long most_stiff_steps = 20'000;

/// A run of a stepper of GSL with its own steps.
inline stiff_cost run_stiff_gsl(gsl_odeiv2_step_type const* type, stiff_problem const& p,
                                double tol) {
  counted_problem counted{&p};
  gsl_odeiv2_system system{[](double t, double const* y, double* out, void* all) {
                             auto& c = *static_cast<counted_problem*>(all);
                             ++c.evaluations;
                             c.problem->rates(t, y, out);
                             return static_cast<int>(GSL_SUCCESS);
                           },
                           [](double t, double const* y, double* by_y, double* by_t, void* all) {
                             auto& c = *static_cast<counted_problem*>(all);
                             ++c.jacobians;
                             c.problem->jacobian(t, y, by_y);
                             std::fill_n(by_t, c.problem->size(), 0.0);
                             return static_cast<int>(GSL_SUCCESS);
                           },
                           p.size(), &counted};
  gsl_set_error_handler_off();
  std::unique_ptr<gsl_odeiv2_driver, void (*)(gsl_odeiv2_driver*)> const driver{
      gsl_odeiv2_driver_alloc_scaled_new(&system, type, 1e-8, tol, tol, 1, 0, p.absolute.data()),
      gsl_odeiv2_driver_free};
  gsl_odeiv2_driver_set_nmax(driver.get(), most_stiff_steps);
  std::vector<double> y = p.start;
  double t = 0;
  auto const began = std::chrono::steady_clock::now();
  bool const done = gsl_odeiv2_driver_apply(driver.get(), &t, p.seconds, y.data()) == GSL_SUCCESS;
  std::chrono::duration<double, std::micro> const took = std::chrono::steady_clock::now() - began;
  return {done ? p.error_of(y.data()) : std::numeric_limits<double>::infinity(),
          static_cast<long>(driver->e->count), counted.evaluations, counted.jacobians,
          took.count()};
}

}  // namespace peers
