// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>

#include <memory>
#include <stdexcept>

#include "problems.hpp"

namespace peers {

inline int rates_for_gsl(double, double const* y, double* out, void* which) {
  auto const& problem = *static_cast<plain_problem const*>(which);
  std::size_t const n = problem.n;
  for (std::size_t i = 0; i < n; ++i) out[i] = y[n + i];
  problem.pull(y, y + n, out + n);
  return GSL_SUCCESS;
}

inline int jacobian_for_gsl(double, double const* y, double* by_y, double* by_t, void* which) {
  auto const& problem = *static_cast<plain_problem const*>(which);
  std::size_t const n = problem.n;
  double by_x[4], by_v[4];
  problem.slopes(y, by_x, by_v);
  for (std::size_t i = 0; i < n; ++i) {
    by_t[i] = by_t[n + i] = 0;
    for (std::size_t j = 0; j < n; ++j) {
      by_y[2 * n * i + j] = 0;
      by_y[2 * n * i + n + j] = i == j;
      by_y[2 * n * (n + i) + j] = by_x[n * i + j];
      by_y[2 * n * (n + i) + n + j] = by_v[n * i + j];
    }
  }
  return GSL_SUCCESS;
}

/// The order that GSL states for a stepper.
inline int order_in_gsl(gsl_odeiv2_step_type const* type) {
  std::unique_ptr<gsl_odeiv2_step, void (*)(gsl_odeiv2_step*)> const step{
      gsl_odeiv2_step_alloc(type, 2), gsl_odeiv2_step_free};
  return static_cast<int>(gsl_odeiv2_step_order(step.get()));
}

/// A run of a GSL stepper in equal steps, on plain numbers. Its implicit steppers are told to solve to fourteen digits.
/// /// \throw std::runtime_error if GSL reports a failure
inline numbers run_gsl(gsl_odeiv2_step_type const* type, plain_problem problem, double h,
                       int steps) {
  gsl_odeiv2_system system{&rates_for_gsl, &jacobian_for_gsl, 2 * problem.n, &problem};
  std::unique_ptr<gsl_odeiv2_driver, void (*)(gsl_odeiv2_driver*)> const driver{
      gsl_odeiv2_driver_alloc_y_new(&system, type, h, 1e-14, 0), gsl_odeiv2_driver_free};
  numbers y = problem.start, estimate{};
  for (int i = 0; i < steps; ++i)
    if (gsl_odeiv2_step_apply(driver->s, i * h, h, y.data(), estimate.data(), nullptr, nullptr,
                              &system) != GSL_SUCCESS)
      throw std::runtime_error("GSL cannot make the step");
  return y;
}

}  // namespace peers
