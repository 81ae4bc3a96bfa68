// SPDX-License-Identifier: BSL-1.0
// A floor that a position is put on, areas with a damping of their own, and how many steps of explicit Euler
// are as good as one of another method.
//
// X4 (B: Introduction; C: 3.5 Verlet Integration) Verlet's method suits boundary conditions: after a
//     collision the position is set directly, and no velocity gets out of step with it.
//     Facts: `2 * now - before + a * h * h`, then `if (now < floor) now = floor`.
//     Sharpened: a ball that is put on the floor in each step lies still, and when the floor opens after 16 steps
//     of 1/8 s it falls by 1/8 m in the next, as from rest but for half a kick, which would be 1/16 m. By
//     semi-implicit Euler, with its position set alone, it falls by 17/8 m, with all the speed that gathered in 2
//     s. With `set_state`, which sets the velocity too, it is 1/16 m, exactly. But a bounce is not for free: with
//     both positions mirrored a ball with 7.5 J has 5.0 J afterwards, with position and velocity mirrored by
//     `set_state` 8.5 J.
//     Otherwise: confirmed, if the ball fell by 1/16 m when the floor opens, and a bounce by two mirrored
//     positions kept its 7.5 J.
//     See tutorial_verlet.
// X6 (C: 4 Damping and Rest) The factor by which the velocity is damped may differ from area to area, and
//     from one kind of object to another.
//     Facts: `v *= x < 2 || x >= 4 ? 1.0 : factor`; here 1/8 of the speed and, of another kind of object, 1/4.
//     Confirmed: a puck at 8 m/s that loses 1/8 of its speed a step on 2 m of sand, and nothing on ice, leaves it
//     with 5.36 m/s in steps of 1/8 s, and one that loses 1/4 with 2.53 m/s; but the first with 3.14 m/s in steps
//     of 1/16 s, since it loses by the number of steps. With a damper of 1 N s/m there in place of a factor it is
//     5.97 m/s in steps of 1/8 s and 5.99 m/s in steps of 1/128 s, near the closed form, v - c L / m = 6 m/s.
//     Otherwise: corrected, if the puck left the sand as fast as it came, or both kinds equally fast.
//     See tutorial_damping.
// X7 (C: 3.2 Explicit Euler Integration) Explicit Euler's steps are cheap, but that is outweighed by how
//     many of them it needs.
//     Facts: `explicit_euler` against `semi_implicit_euler` and `rk4` with 100 steps a second; here 1 kg, 15 N/m,
//     0.1 kg/s, from 1000 m, for 10 s.
//     Confirmed: to be as near to the damped spring as semi-implicit Euler with 100 steps a second, within 19.8 m,
//     it needs 2301, 23 times the work; and with 20,000 a second it is still off by 2.248 m, 5289 times as far as
//     RK4, which asks for the force 400 times a second.
//     Otherwise: corrected, if explicit Euler were as near with 100 steps a second, or with 400 as near as RK4 for
//     the same work.
//     See tutorial_semi_implicit_euler.
// X19 (C: 4 Damping and Rest) A threshold for rest that is too high stops a body abruptly, one that is too
//     low wastes time; it should not be changed.
//     Facts: `unitstep::damped` with a factor of 0.5; here from 8 m/s in steps of 1 s, thresholds of 5, 1 and 1e-6
//     m/s.
//     Confirmed: with a threshold of 5 m/s the body stops at 8 m, from 4 m/s; with 1 m/s at 15 m after 4 steps;
//     with 1e-6 m/s it takes 23 steps and ends 1.9e-6 m before 16 m. So one that is changed in between makes the
//     same throw end elsewhere.
//     Otherwise: corrected, if the place or the number of steps did not depend on it.
//     See tutorial_damping.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/closed_forms.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/stormer_verlet.hpp>

#include "support/shows.hpp"

namespace {

namespace si = boost::units::si;
using laws::shows;
using unitstep::motion;
using line = motion<double, double>;

// X4: 1 kg falls with 8 m/s^2 from 15/16 m at rest, in steps of 1/8 s. All numbers are sixteenths.
constexpr double h = 1.0 / 8, a = -8, floor = 0, start = 15.0 / 16;
constexpr auto falls = [](line const&, double) { return a; };

/// Where the formula of two positions is one step after the floor has opened.
constexpr double opened_under_verlet(int steps_with_floor) {
  double before = start, now = start + a * h * h / 2;
  for (int n = 1; n <= steps_with_floor; ++n) {
    double const next = 2 * now - before + a * h * h;
    before = now, now = next;
    if (now < floor) now = floor;
  }
  return 2 * now - before + a * h * h;
}
constexpr double opened_under_euler(int steps_with_floor) {
  line s{start, 0};
  for (int n = 0; n < steps_with_floor; ++n) {
    s = unitstep::semi_implicit_euler::step(s, falls, 0.0, h);
    if (s.position < floor) s.position = floor;  // the position alone
  }
  return unitstep::semi_implicit_euler::step(s, falls, 0.0, h).position;
}
constexpr double opened_with_set_state(int steps_with_floor) {
  unitstep::simulation sim{unitstep::stormer_verlet{}, line{start, 0.0}, falls, h};
  for (int n = 0; n < steps_with_floor; ++n) {
    sim.step();
    if (sim.state().position < floor) sim.set_state(line{floor, 0.0});
  }
  sim.step();
  return sim.state().position;
}
static_assert(opened_under_verlet(16) == -1.0 / 8 && 16 * h == 2);
static_assert(opened_under_euler(16) == -17.0 / 8);
static_assert(opened_with_set_state(16) == -1.0 / 16 && a * h * h / 2 == -1.0 / 16);

// X4, a bounce: after 4 steps the ball is 1/16 m below the floor, at 4 m/s downwards.
constexpr double energy(double x, double v) { return v * v / 2 - a * x; }
static_assert(energy(start, 0) == 7.5 && energy(-1.0 / 16, -4) == 7.5);
constexpr double bounced_by_positions() {
  double before = start, now = start + a * h * h / 2;
  while (now >= floor) {
    double const next = 2 * now - before + a * h * h;
    before = now, now = next;
  }
  now = floor - now, before = floor - before;
  double const next = 2 * now - before + a * h * h;
  return energy(now, (next - before) / (2 * h));
}
constexpr double bounced_by_set_state() {
  unitstep::simulation sim{unitstep::stormer_verlet{}, line{start, 0.0}, falls, h};
  while (sim.state().position >= floor) sim.step();
  sim.set_state(line{-sim.state().position, -sim.state().velocity});
  return energy(sim.state().position, sim.state().velocity);
}
static_assert(bounced_by_positions() == 5.0 && bounced_by_set_state() == 8.5);

// X6: ice up to 2 m, sand up to 4 m, ice again; the velocity is scaled after each step.
constexpr double after_the_sand(double factor, double dt) {
  double x = 0, v = 8;
  while (x < 5) {
    x += v * dt;
    v *= x < 2 || x >= 4 ? 1.0 : factor;
  }
  return v;
}
static_assert(shows(after_the_sand(1 - 1.0 / 8, 1.0 / 8), "5.36"));
static_assert(shows(after_the_sand(1 - 1.0 / 8, 1.0 / 16), "3.14"));
static_assert(shows(after_the_sand(1 - 1.0 / 4, 1.0 / 8), "2.53"));
// A damper that is there on the sand alone.
constexpr double with_a_damper(double dt) {
  auto const sand = [](line const& s, double) {
    return s.position < 2 || s.position >= 4 ? 0.0 : -1.0 * s.velocity;
  };
  line s{0, 8};
  while (s.position < 5) s = unitstep::rk4::step(s, sand, 0.0, dt);
  return s.velocity;
}
static_assert(8 - 1 * (4 - 2) / 1 == 6);
static_assert(shows(with_a_damper(1.0 / 8), "5.97") && shows(with_a_damper(1.0 / 128), "5.99"));

// X19: no force, half of the speed left by each step of 1 s. Without a threshold it would come to 16 m.
struct stop {
  double place;
  int steps;
};
constexpr stop stops(double threshold) {
  auto const coasts = [](line const&, double) { return 0.0; };
  unitstep::damped const method{unitstep::semi_implicit_euler{}, 0.5, threshold};
  line s{0, 8};
  int steps = 0;
  for (; s.velocity > 0; ++steps) s = method.step(s, coasts, 0.0, 1.0);
  return {s.position, steps};
}
static_assert(stops(5).place == 8 && stops(5).steps == 1 && 8 * 0.5 == 4);
static_assert(stops(1).place == 15 && stops(1).steps == 4);
static_assert(stops(1e-6).steps == 23 && shows(16 - stops(1e-6).place, "1.9e-6"));
static_assert(8 / (1 - 0.5) == 16);

// X7: the largest distance from the closed form in 10 s, and how many steps a second make it as small.
constexpr motion far_out{1000.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law pulls{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre},
                                     unitstep::damper{0.1 * si::kilogram / si::second}};
constexpr unitstep::damped_oscillator truth{unitstep::math::sqrt(15.0) / si::second,
                                            0.05 / si::second};
double off_in_10_s(auto method, int steps_a_second) {
  unitstep::simulation sim{method, far_out, pulls,
                           si::second / static_cast<double>(steps_a_second)};
  double most = 0;
  for (int n = 0; n < 10 * steps_a_second; ++n) {
    sim.step();
    double const off = (sim.state().position - truth.after(far_out, sim.time()).position).value();
    most = off > most ? off : -off > most ? -off : most;
  }
  return most;
}
// X7 at run time, as that is a quarter of a million steps.
TEST(FloorsAndAreas, ExplicitEulerNeedsManySteps) {
  double const due = off_in_10_s(unitstep::semi_implicit_euler{}, 100);
  EXPECT_TRUE(shows(due, "19.8"));
  EXPECT_TRUE(off_in_10_s(unitstep::explicit_euler{}, 2300) > due &&
              off_in_10_s(unitstep::explicit_euler{}, 2301) < due);
  EXPECT_EQ(2301 / 100, 23);
  int const many = 20'000;
  double const by_euler = off_in_10_s(unitstep::explicit_euler{}, many);
  EXPECT_TRUE(shows(by_euler, "2.248") && many == 20'000);
  EXPECT_TRUE(shows(by_euler / off_in_10_s(unitstep::rk4{}, 100), "5289"));
  EXPECT_EQ(unitstep::rk4::evaluations * 100, 400);
}

}  // namespace
