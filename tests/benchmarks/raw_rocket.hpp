// SPDX-License-Identifier: BSL-1.0
#pragma once

/// A rocket that loses mass, on a struct of three plain doubles, by hand: states of any kind are compared with it.
namespace raw {

struct rocket {
  double height;
  double speed;
  double mass;
};
struct rocket_rates {
  double height;
  double speed;
  double mass;
};

constexpr double thrust = 10.0, gravity = 9.80665, flow = -0.004;

constexpr rocket_rates rates_of(rocket const& r, double) {
  return {r.speed, thrust / r.mass - gravity, flow};
}

constexpr rocket_rates evaluate(rocket const& r, double t, double dt, rocket_rates const& k) {
  return rates_of({r.height + k.height * dt, r.speed + k.speed * dt, r.mass + k.mass * dt}, t + dt);
}

constexpr rocket rocket_step(rocket const& r, double t, double dt) {
  auto const a = evaluate(r, t, 0.0, {});
  auto const b = evaluate(r, t, dt / 2, a);
  auto const c = evaluate(r, t, dt / 2, b);
  auto const d = evaluate(r, t, dt, c);
  return {r.height + dt / 6 * (a.height + 2 * (b.height + c.height) + d.height),
          r.speed + dt / 6 * (a.speed + 2 * (b.speed + c.speed) + d.speed),
          r.mass + dt / 6 * (a.mass + 2 * (b.mass + c.mass) + d.mass)};
}

/// All runs have different heights, speeds and masses, for the reason that `raw::start` gives.
constexpr double fly(long steps) {
  double const some = static_cast<double>(steps);
  rocket r{some, some, 1000.0 + some};
  double const dt = 0.01;
  for (long n = 0; n < steps; ++n) r = rocket_step(r, static_cast<double>(n) * dt, dt);
  return r.height;
}

}  // namespace raw
