// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/numeric/odeint/algebra/array_algebra.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/symplectic_euler.hpp>
#include <utility>

/// The same spring-damper by Boost.odeint on plain doubles, with its array algebra.
namespace odeint {

namespace ode = boost::numeric::odeint;
using state = std::array<double, 2>;
using coordinate = std::array<double, 1>;

inline double rk4(long steps) {
  ode::runge_kutta4<state, double, state, double, ode::array_algebra> stepper;
  state s{1000.0, 0.0};
  double const dt = 0.01;
  auto const field = [](state const& y, state& dydt, double) {
    dydt[0] = y[1];
    dydt[1] = -15.0 * y[0] - 0.1 * y[1];
  };
  for (long n = 0; n < steps; ++n) stepper.do_step(field, s, static_cast<double>(n) * dt, dt);
  return s[0];
}

/// odeint's symplectic Euler takes forces of the position only: a spring without its damper.
inline double semi_implicit_euler(long steps) {
  ode::symplectic_euler<coordinate, coordinate, double, coordinate, coordinate, double,
                        ode::array_algebra>
      stepper;
  std::pair<coordinate, coordinate> s{{1000.0}, {0.0}};
  double const dt = 0.01;
  auto const force = [](coordinate const& x, coordinate& dvdt) { dvdt[0] = -15.0 * x[0]; };
  auto const drift = [](coordinate const& v, coordinate& dxdt) { dxdt[0] = v[0]; };
  for (long n = 0; n < steps; ++n)
    stepper.do_step(std::make_pair(drift, force), s, static_cast<double>(n) * dt, dt);
  return s.first[0];
}

}  // namespace odeint
