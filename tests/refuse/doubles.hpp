// SPDX-License-Identifier: BSL-1.0
// Boost.odeint on plain numbers: metres, seconds and kilograms are what the comments say.
#pragma once

#include <array>
#include <boost/numeric/odeint/integrate/integrate_const.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>

using motion = std::array<double, 2>;  // m, m/s

template <class Field>
motion integrate(motion state, Field field, double dt, int steps) {
  boost::numeric::odeint::runge_kutta4<motion> method;
  boost::numeric::odeint::integrate_const(method, field, state, 0.0, steps * dt, dt);
  return state;
}
