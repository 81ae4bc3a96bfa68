// SPDX-License-Identifier: BSL-1.0
// What a careful user of Boost.Units alone would write: a body and explicit Euler, as templates, so
// that any units go in. The mistakes beside this file are made against it.
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <tuple>

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

// A state of three members, and explicit Euler for it: the field returns one rate for each.
struct rocket {
  quantity<si::length> height;
  quantity<si::velocity> speed;
  quantity<si::mass> mass;
};

template <class Field, class Time>
constexpr rocket integrate(rocket state, Field field, Time dt, int steps) {
  Time t = 0.0 * dt;
  for (int n = 0; n < steps; ++n) {
    auto const rates = field(state, t);
    state.height = state.height + std::get<0>(rates) * dt;
    state.speed = state.speed + std::get<1>(rates) * dt;
    state.mass = state.mass + std::get<2>(rates) * dt;
    t = t + dt;
  }
  return state;
}

constexpr rocket start{0.0 * si::metre, 0.0 * si::metre_per_second, 9.0 * si::kilogram};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
