// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "raw.hpp"

/// The spring-damper in space on plain doubles, by hand in two ways: with a vector of three doubles and its operators,
/// as in the article "Physics in 3D", and with every component written out, which nobody does but compilers like best.
namespace raw_space {

using raw::b;
using raw::k;
using raw::m;

struct vector {
  double x, y, z;
};
constexpr vector operator+(vector const& p, vector const& q) {
  return {p.x + q.x, p.y + q.y, p.z + q.z};
}
constexpr vector operator-(vector const& p, vector const& q) {
  return {p.x - q.x, p.y - q.y, p.z - q.z};
}
constexpr vector operator*(double s, vector const& p) { return {s * p.x, s * p.y, s * p.z}; }
constexpr vector operator*(vector const& p, double s) { return {p.x * s, p.y * s, p.z * s}; }
constexpr vector operator/(vector const& p, double s) { return {p.x / s, p.y / s, p.z / s}; }
constexpr vector& operator+=(vector& p, vector const& q) {
  p.x += q.x;
  p.y += q.y;
  p.z += q.z;
  return p;
}

struct state {
  vector x;
  vector v;
};
struct derivative {
  vector dx;
  vector dv;
};

constexpr vector acceleration(state const& s, double) { return (-k * s.x - b * s.v) / m; }

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

}  // namespace raw_space

/// The same with every component written out.
namespace raw_components {

using raw_space::b;
using raw_space::k;
using raw_space::m;

struct state {
  double x, y, z;
  double vx, vy, vz;
};
struct derivative {
  double dx, dy, dz;
  double dvx, dvy, dvz;
};
struct triple {
  double x, y, z;
};

constexpr triple acceleration(state const& s, double) {
  return {(-k * s.x - b * s.vx) / m, (-k * s.y - b * s.vy) / m, (-k * s.z - b * s.vz) / m};
}

constexpr derivative evaluate(state const& initial, double t, double dt, derivative const& d) {
  state const s{initial.x + d.dx * dt,   initial.y + d.dy * dt,   initial.z + d.dz * dt,
                initial.vx + d.dvx * dt, initial.vy + d.dvy * dt, initial.vz + d.dvz * dt};
  auto const a = acceleration(s, t + dt);
  return {s.vx, s.vy, s.vz, a.x, a.y, a.z};
}

struct rk4 {
  static constexpr state step(state const& s, double t, double dt) {
    auto const a = evaluate(s, t, 0.0, {});
    auto const b = evaluate(s, t, dt / 2, a);
    auto const c = evaluate(s, t, dt / 2, b);
    auto const d = evaluate(s, t, dt, c);
    return {s.x + dt / 6 * (a.dx + 2 * (b.dx + c.dx) + d.dx),
            s.y + dt / 6 * (a.dy + 2 * (b.dy + c.dy) + d.dy),
            s.z + dt / 6 * (a.dz + 2 * (b.dz + c.dz) + d.dz),
            s.vx + dt / 6 * (a.dvx + 2 * (b.dvx + c.dvx) + d.dvx),
            s.vy + dt / 6 * (a.dvy + 2 * (b.dvy + c.dvy) + d.dvy),
            s.vz + dt / 6 * (a.dvz + 2 * (b.dvz + c.dvz) + d.dvz)};
  }
};

struct semi_implicit_euler {
  static constexpr state step(state s, double t, double dt) {
    auto const a = acceleration(s, t);
    s.vx += a.x * dt;
    s.vy += a.y * dt;
    s.vz += a.z * dt;
    s.x += s.vx * dt;
    s.y += s.vy * dt;
    s.z += s.vz * dt;
    return s;
  }
};

}  // namespace raw_components
