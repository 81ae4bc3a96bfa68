// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>

#include <boost/numeric/odeint/integrate/integrate_adaptive.hpp>
#include <boost/numeric/odeint/stepper/bulirsch_stoer.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_fehlberg78.hpp>
#include <memory>
#include <stdexcept>
#include <vector>

#include "work_problems.hpp"

/// Runs of Boost.odeint and GSL with equal absolute and relative tolerances and a first step of 1/100.
namespace peers {

using many = std::vector<double>;

/// Ends a run that takes too long.
struct too_long : std::runtime_error {
  too_long() : std::runtime_error("too many evaluations") {}
};

template <class Controlled>
double run_controlled(Controlled stepper, equation const& e, long most) {
  many y(e.start.begin(), e.start.begin() + static_cast<long>(e.n));
  auto const rates = [&](many const& now, many& out, double) {
    if (++calls > most) throw too_long();
    e.rates(now.data(), out.data());
  };
  boost::numeric::odeint::integrate_adaptive(stepper, rates, y, 0.0, e.end, 0.01);
  return off(e, y.data());
}

template <class Stepper>
double run_odeint_within(equation const& e, double within, long most) {
  return run_controlled(boost::numeric::odeint::make_controlled(within, within, Stepper()), e,
                        most);
}
inline double run_extrapolation_within(equation const& e, double within, long most) {
  return run_controlled(boost::numeric::odeint::bulirsch_stoer<many>(within, within), e, most);
}

struct gsl_run {
  equation const& e;
  long most;
};
inline int rates_within(double, double const* y, double* out, void* which) {
  auto const& run = *static_cast<gsl_run const*>(which);
  if (++calls > run.most) return GSL_EBADFUNC;
  run.e.rates(y, out);
  return GSL_SUCCESS;
}
inline double run_gsl_within(gsl_odeiv2_step_type const* type, equation const& e, double within,
                             long most) {
  gsl_set_error_handler_off();
  gsl_run run{e, most};
  gsl_odeiv2_system system{&rates_within, nullptr, e.n, &run};
  std::unique_ptr<gsl_odeiv2_driver, void (*)(gsl_odeiv2_driver*)> const driver{
      gsl_odeiv2_driver_alloc_y_new(&system, type, 0.01, within, within), gsl_odeiv2_driver_free};
  row y = e.start;
  double t = 0;
  if (gsl_odeiv2_driver_apply(driver.get(), &t, e.end, y.data()) != GSL_SUCCESS) throw too_long();
  return off(e, y.data());
}

}  // namespace peers
