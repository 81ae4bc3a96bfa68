// SPDX-License-Identifier: BSL-1.0
// Boost.odeint on quantities of Boost.Units, set up as in its own example of that.
#pragma once

#include <boost/fusion/container/vector.hpp>
#include <boost/fusion/include/at_c.hpp>
#include <boost/numeric/odeint/algebra/fusion_algebra.hpp>
#include <boost/numeric/odeint/algebra/fusion_algebra_dispatcher.hpp>
#include <boost/numeric/odeint/integrate/integrate_const.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

namespace si = boost::units::si;
using boost::fusion::at_c;
using boost::units::quantity;

using motion = boost::fusion::vector<quantity<si::length>, quantity<si::velocity>>;
using change = boost::fusion::vector<quantity<si::velocity>, quantity<si::acceleration>>;

template <class State, class Change, class Time, class Field>
State integrate(State state, Field field, Time dt, int steps) {
  namespace odeint = boost::numeric::odeint;
  odeint::runge_kutta4<State, double, Change, Time, odeint::fusion_algebra> method;
  odeint::integrate_const(method, field, state, 0.0 * dt, double(steps) * dt, dt);
  return state;
}
