// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include "raw.hpp"

/// The spring-damper of raw.hpp with every number replaced by a quantity of Boost.Units.
namespace plain_units {

namespace si = boost::units::si;
using boost::units::quantity;
using length = quantity<si::length>;
using velocity = quantity<si::velocity>;
using acceleration_type = quantity<si::acceleration>;
using time = quantity<si::time>;

struct state {
  length x;
  velocity v;
};
struct derivative {
  velocity dx;
  acceleration_type dv;
};

constexpr auto k = raw::k * si::newton / si::metre;
constexpr auto b = raw::b * si::kilogram / si::second;
constexpr auto m = raw::m * si::kilogram;

constexpr acceleration_type acceleration(state const& s, time) { return (-k * s.x - b * s.v) / m; }

constexpr derivative evaluate(state const& initial, time t, time dt, derivative const& d) {
  state const s{initial.x + d.dx * dt, initial.v + d.dv * dt};
  return {s.v, acceleration(s, t + dt)};
}

struct rk4 {
  static constexpr state step(state const& s, time t, time dt) {
    auto const a = evaluate(s, t, time{}, {});
    auto const b = evaluate(s, t, dt / 2.0, a);
    auto const c = evaluate(s, t, dt / 2.0, b);
    auto const d = evaluate(s, t, dt, c);
    return {s.x + dt / 6.0 * (a.dx + 2.0 * (b.dx + c.dx) + d.dx),
            s.v + dt / 6.0 * (a.dv + 2.0 * (b.dv + c.dv) + d.dv)};
  }
};

struct semi_implicit_euler {
  static constexpr state step(state s, time t, time dt) {
    s.v += acceleration(s, t) * dt;
    s.x += s.v * dt;
    return s;
  }
};

template <class Method>
constexpr double run(Method, long steps) {
  state s{raw::start(steps) * si::metre, velocity{}};
  time const dt = 0.01 * si::second;
  for (long n = 0; n < steps; ++n) s = Method::step(s, static_cast<double>(n) * dt, dt);
  return s.x.value();
}

}  // namespace plain_units
