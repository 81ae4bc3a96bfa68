// SPDX-License-Identifier: BSL-1.0
// A state of three members, and explicit Euler for it: the field returns one rate for each.
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <tuple>

namespace si = boost::units::si;
using boost::units::quantity;

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
