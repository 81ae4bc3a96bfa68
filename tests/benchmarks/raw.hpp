// SPDX-License-Identifier: BSL-1.0
#pragma once

/// The spring-damper on plain doubles, written by hand as in the article "Integration Basics": everything else is
/// compared with it.
namespace raw {

struct state {
  double x;
  double v;
};
struct derivative {
  double dx;
  double dv;
};

constexpr double k = 15.0, b = 0.1, m = 1.0;

constexpr double acceleration(state const& s, double) { return (-k * s.x - b * s.v) / m; }

constexpr derivative evaluate(state const& initial, double t, double dt, derivative const& d) {
  state const s{initial.x + d.dx * dt, initial.v + d.dv * dt};
  return {s.v, acceleration(s, t + dt)};
}

struct rk4 {
  static constexpr state step(state const& s, double t, double dt) {
    auto const a = evaluate(s, t, 0.0, {});
    auto const b = evaluate(s, t, dt / 2, a);
    auto const c = evaluate(s, t, dt / 2, b);
    auto const d = evaluate(s, t, dt, c);
    return {s.x + dt / 6 * (a.dx + 2 * (b.dx + c.dx) + d.dx),
            s.v + dt / 6 * (a.dv + 2 * (b.dv + c.dv) + d.dv)};
  }
};

struct semi_implicit_euler {
  static constexpr state step(state s, double t, double dt) {
    s.v += acceleration(s, t) * dt;
    s.x += s.v * dt;
    return s;
  }
};

/// The start of a run of this many steps. All runs have different starts, because g++ remembers the results of calls
/// and would charge nothing for the same steps again.
constexpr double start(long steps) { return 1000.0 + static_cast<double>(steps); }

/// The loop around a step written by hand.
template <class Method, class State>
constexpr State run(Method, State s, long steps) {
  double const dt = 0.01;
  for (long n = 0; n < steps; ++n) s = Method::step(s, static_cast<double>(n) * dt, dt);
  return s;
}

}  // namespace raw
