// SPDX-License-Identifier: BSL-1.0
// What a careful user of Boost.Units alone would write: a body and explicit Euler, as templates, so
// that any units go in. The mistakes beside this file are made against it.
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

namespace si = boost::units::si;
using boost::units::quantity;

template <class Length, class Velocity>
struct body {
  Length position;
  Velocity velocity;
};
template <class Length, class Velocity>
body(Length, Velocity) -> body<Length, Velocity>;

// `a = a + b`, since Boost.Units says less to it than to `a += b`.
template <class State, class Field, class Time>
constexpr State integrate(State state, Field field, Time dt, int steps) {
  Time t = 0.0 * dt;
  for (int n = 0; n < steps; ++n) {
    auto const acceleration = field(state, t);
    state.position = state.position + state.velocity * dt;
    state.velocity = state.velocity + acceleration * dt;
    t = t + dt;
  }
  return state;
}

// Newton's second law: a force, divided by the mass.
template <class Mass, class Force>
struct law {
  Mass mass;
  Force force;
  constexpr auto operator()(auto const& state, auto time) const {
    return force(state, time) / mass;
  }
};
template <class Mass, class Force>
law(Mass, Force) -> law<Mass, Force>;
