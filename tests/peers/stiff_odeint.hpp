// SPDX-License-Identifier: BSL-1.0
#pragma once

// uBLAS does not check its own results.
#ifndef BOOST_UBLAS_NDEBUG
#define BOOST_UBLAS_NDEBUG
#endif

#include <algorithm>
#include <chrono>
#include <limits>

#include "stiff_gsl.hpp"

// uBLAS uses parts that newer libraries call deprecated.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <boost/numeric/odeint/stepper/rosenbrock4.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_controller.hpp>
#pragma GCC diagnostic pop

namespace peers {

/// A run of Boost.odeint's rosenbrock4 with its own steps. It takes one absolute tolerance for all numbers: here the
/// smallest.
inline stiff_cost run_stiff_odeint(stiff_problem const& p, double tol) {
  namespace odeint = boost::numeric::odeint;
  using row = boost::numeric::ublas::vector<double>;
  using matrix = boost::numeric::ublas::matrix<double>;
  counted_problem counted{&p};
  auto const rates = [&](row const& y, row& out, double t) {
    ++counted.evaluations;
    p.rates(t, &y[0], &out[0]);
  };
  auto const jacobian = [&](row const& y, matrix& by_y, double t, row& by_t) {
    ++counted.jacobians;
    p.jacobian(t, &y[0], &by_y.data()[0]);
    std::fill(by_t.begin(), by_t.end(), 0.0);
  };
  odeint::rosenbrock4_controller<odeint::rosenbrock4<double>> stepper(
      tol * *std::min_element(p.absolute.begin(), p.absolute.end()), tol);
  row y(p.size());
  std::copy(p.start.begin(), p.start.end(), y.begin());
  double t = 0, dt = 1e-8;
  long steps = 0, tried = 0;
  auto const began = std::chrono::steady_clock::now();
  while (t < p.seconds && tried < most_stiff_steps && dt > 0) {
    dt = std::min(dt, p.seconds - t);
    ++tried;
    steps += stepper.try_step(std::make_pair(rates, jacobian), y, t, dt) == odeint::success;
  }
  std::chrono::duration<double, std::micro> const took = std::chrono::steady_clock::now() - began;
  return {t < p.seconds ? std::numeric_limits<double>::infinity() : p.error_of(&y[0]), steps,
          counted.evaluations, counted.jacobians, took.count()};
}

}  // namespace peers
