// SPDX-License-Identifier: BSL-1.0
// The Verlet family: the same positions in several forms, how to
// start them, and what changing steps do to them.
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using length = boost::units::quantity<si::length>;
using duration = boost::units::quantity<si::time>;

constexpr auto let_go =
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{
    1.0 * si::kilogram,
    unitstep::spring{4.0 * si::newton / si::metre}};

//! [run]
constexpr auto dt = 0.25 * si::second;
constexpr auto velocity = unitstep::trajectory<16>(
    unitstep::velocity_verlet{}, let_go, swing, dt);
constexpr auto position = unitstep::trajectory<16>(
    unitstep::stormer_verlet{}, let_go, swing, dt);
//! [run]

//! [shifted]
constexpr auto half_a_step_back =
    unitstep::motion{let_go.position, 0.5 * si::metre_per_second};
constexpr auto euler = unitstep::trajectory<16>(
    unitstep::semi_implicit_euler{}, half_a_step_back, swing, dt);
//! [shifted]

//! [same]
constexpr bool same_positions(auto const& a, auto const& b) {
  for (std::size_t n = 0; n < a.size(); ++n)
    if (a[n].state.position != b[n].state.position) return false;
  return true;
}
static_assert(same_positions(velocity, position));
static_assert(same_positions(velocity, euler));
//! [same]

//! [derivation]
// The first and the last line of the derivation, for three steps of
// the run above: one and the same position.
constexpr bool lines_agree(std::size_t n) {
  length const before = position[n - 1].state.position;
  length const now = position[n].state.position;
  auto const a = swing(position[n].state, position[n].time);
  auto const v = (now - before) / dt;  // of the step before
  auto const first = now + (v + a * dt) * dt;
  auto const last = 2.0 * now - before + a * dt * dt;
  return first == last && last == position[n + 1].state.position;
}
static_assert(lines_agree(1) && lines_agree(2) && lines_agree(3));
//! [derivation]

//! [half way]
// Leapfrog from the middle of the first drift.
constexpr auto leaps = unitstep::trajectory<15>(
    unitstep::leapfrog{},
    unitstep::motion{0.9375 * si::metre,
                     -0.5 * si::metre_per_second},
    swing, dt);
//! [half way]

//! [between]
constexpr bool half_way() {
  for (std::size_t n = 0; n < leaps.size(); ++n) {
    auto const between = (velocity[n].state.position +
                          velocity[n + 1].state.position) /
                         2.0;
    if (leaps[n].state.position != between) return false;
  }
  return true;
}
static_assert(half_way());
//! [between]

//! [not the same]
static_assert(!same_positions(
    velocity,
    unitstep::trajectory<16>(unitstep::semi_implicit_euler{},
                             let_go, swing, dt)));
//! [not the same]

//! [ball]
constexpr auto up = 20.0 * si::metre_per_second;
constexpr auto gravity = -10.0 * si::metre_per_second_squared;

// Where the ball is after some steps, from its first two positions.
constexpr length height(length x_0, length x_1, duration dt,
                        int steps) {
  for (int n = 1; n < steps; ++n) {
    length const x_2 = 2.0 * x_1 - x_0 + gravity * dt * dt;
    x_0 = x_1;
    x_1 = x_2;
  }
  return x_1;
}
//! [ball]

//! [starts]
constexpr length ground = 0.0 * si::metre;

constexpr length well_started(duration dt, int steps) {
  return height(ground, up * dt + gravity * dt * dt / 2.0, dt,
                steps);
}
constexpr length badly_started(duration dt, int steps) {
  length const before = ground - up * dt;
  length const x_1 = 2.0 * ground - before + gravity * dt * dt;
  return height(ground, x_1, dt, steps);
}
//! [starts]

//! [well]
static_assert(well_started(0.5 * si::second, 8) == ground);
static_assert(well_started(2.0 * si::second, 2) == ground);
//! [well]

//! [badly]
static_assert(badly_started(0.5 * si::second, 8) ==
              -10.0 * si::metre);
static_assert(badly_started(0.25 * si::second, 16) ==
              -5.0 * si::metre);
//! [badly]

//! [library]
constexpr auto thrown = unitstep::motion{ground, up};
constexpr auto falls = [](auto const&, auto) { return gravity; };
static_assert(unitstep::integrate(unitstep::stormer_verlet{},
                                  thrown, falls, 0.5 * si::second,
                                  8)
                  .position == ground);
//! [library]

//! [order]
// How far from cos 2t after 2 s.
constexpr double error(auto method, int steps) {
  auto const end =
      unitstep::integrate(method, let_go, swing,
                          2.0 * si::second / double(steps), steps);
  double const off =
      end.position.value() - unitstep::math::cos(4.0);
  return off < 0 ? -off : off;
}
constexpr double better = error(unitstep::stormer_verlet{}, 64) /
                          error(unitstep::stormer_verlet{}, 128);
static_assert(better > 3.99 && better < 4.01);
//! [order]

//! [misprint]
// The second derivative of t^2 is 2. Here it is taken at t = 1 from
// three places, of which the last is either 1 - h or 1 + h.
constexpr double difference(double dt, double last) {
  double const next = (1 + dt) * (1 + dt);
  return (next - 2 + last * last) / (dt * dt);
}
static_assert(difference(0.125, 1 - 0.125) == 2);
static_assert(difference(0.125, 1 + 0.125) == 34);
//! [misprint]

//! [for a game]
// One evaluation a step each, and the error of one over the other.
constexpr double times_better =
    error(unitstep::semi_implicit_euler{}, 64) /
    error(unitstep::velocity_verlet{}, 64);
static_assert(times_better > 49 && times_better < 50);
//! [for a game]

//! [uneven]
// Steps of 1/2 s and 1/4 s by turns, eight of each: 6 s.
constexpr length uneven(auto method, auto field) {
  unitstep::simulation run{method, thrown, field, 0.5 * si::second};
  for (int n = 0; n < 8; ++n) {
    run.step(0.5 * si::second);
    run.step(0.25 * si::second);
  }
  return run.state().position;
}
//! [uneven]

//! [plain]
// The formula of fixed steps, used with these steps all the same.
constexpr length plain_uneven(auto acceleration) {
  duration const first = 0.5 * si::second;
  length x_0 = ground;
  length x_1 = up * first + acceleration * first * first / 2.0;
  for (int n = 1; n < 16; ++n) {
    duration const dt = (n % 2 == 0 ? 0.5 : 0.25) * si::second;
    length const x_2 = 2.0 * x_1 - x_0 + acceleration * dt * dt;
    x_0 = x_1;
    x_1 = x_2;
  }
  return x_1;
}
//! [plain]

//! [coasting]
constexpr auto nothing = 0.0 * si::metre_per_second_squared;
constexpr auto coasts = [](auto const&, auto) { return nothing; };
static_assert(plain_uneven(nothing) == 160.0 * si::metre);
static_assert(uneven(unitstep::time_corrected_verlet{}, coasts) ==
              120.0 * si::metre);
static_assert(uneven(unitstep::variable_step_verlet{}, coasts) ==
              120.0 * si::metre);
//! [coasting]

//! [falling]
// The closed form is 20 m/s * 6 s - 5 m/s^2 * (6 s)^2 = -60 m.
static_assert(plain_uneven(gravity) == -40.0 * si::metre);
static_assert(uneven(unitstep::time_corrected_verlet{}, falls) ==
              -57.5 * si::metre);
static_assert(uneven(unitstep::variable_step_verlet{}, falls) ==
              -60.0 * si::metre);
//! [falling]

//! [first order]
// The same six seconds in steps of 1/4 s and 1/8 s.
constexpr length finer(auto method) {
  unitstep::simulation run{method, thrown, falls,
                           0.25 * si::second};
  for (int n = 0; n < 16; ++n) {
    run.step(0.25 * si::second);
    run.step(0.125 * si::second);
  }
  return run.state().position;
}
static_assert(finer(unitstep::time_corrected_verlet{}) ==
              -58.75 * si::metre);
//! [first order]

//! [fixed]
static_assert(same_positions(
    position,
    unitstep::trajectory<16>(unitstep::time_corrected_verlet{},
                             let_go, swing, dt)));
static_assert(same_positions(
    position,
    unitstep::trajectory<16>(unitstep::variable_step_verlet{},
                             let_go, swing, dt)));
//! [fixed]

//! [floor]
// A ball falls from 0.625 m with 10 m/s^2, in steps of 1/4 s, onto
// a floor at 0, which opens after some steps. Where is it one step
// later?
constexpr length half_up = 0.625 * si::metre;

// Two positions; the second is put on the floor.
constexpr length under_verlet(int steps) {
  length before = half_up;
  length now = half_up + gravity * dt * dt / 2.0;
  for (int n = 1; n < steps; ++n) {
    length const next = 2.0 * now - before + gravity * dt * dt;
    before = now;
    now = next < ground ? ground : next;
  }
  return 2.0 * now - before + gravity * dt * dt;
}
// A position, which is put on the floor, and a velocity, which is
// not told.
constexpr length under_euler(int steps) {
  length x = half_up;
  auto v = 0.0 * si::metre_per_second;
  for (int n = 0; n <= steps; ++n) {
    v += gravity * dt;
    x += v * dt;
    if (n < steps && x < ground) x = ground;
  }
  return x;
}
// Both are told.
constexpr length with_set_state(int steps) {
  auto const at_rest = 0.0 * si::metre_per_second;
  unitstep::simulation ball{unitstep::stormer_verlet{},
                            unitstep::motion{half_up, at_rest},
                            falls, dt};
  for (int n = 0; n < steps; ++n) {
    ball.step();
    if (ball.state().position < ground)
      ball.set_state(unitstep::motion{ground, at_rest});
  }
  ball.step();
  return ball.state().position;
}
//! [floor]

//! [floor claim]
// From rest it falls by 10 m/s^2 (1/4 s)^2 / 2 = 0.3125 m.
static_assert(with_set_state(8) == -0.3125 * si::metre);
static_assert(under_verlet(8) == -0.625 * si::metre);
static_assert(under_euler(8) == -5.625 * si::metre);
//! [floor claim]

//! [drop]
constexpr length plain_drop = [] {
  length const x_1 =
      gravity * (0.25 * si::second) * (0.25 * si::second) / 2.0;
  return 2.0 * x_1 +
         gravity * (0.5 * si::second) * (0.5 * si::second);
}();
constexpr length corrected_drop = [] {
  unitstep::simulation run{
      unitstep::time_corrected_verlet{},
      unitstep::motion{ground, 0.0 * si::metre_per_second}, falls,
      0.25 * si::second};
  run.step();
  run.step(0.5 * si::second);
  return run.state().position;
}();
//! [drop]

//! [rest]
// The closed form, -5 m/s^2 * (3/4 s)^2:
static_assert(-5 * 0.75 * 0.75 == -2.8125);
static_assert(plain_drop == -3.125 * si::metre);
static_assert(corrected_drop == -3.4375 * si::metre);
//! [rest]

//! [damper]
// x'' = -4 x - x'
constexpr auto damped_swing = [](auto const& s, auto) {
  return -4.0 * s.position / (1.0 * si::second * si::second) -
         s.velocity / (1.0 * si::second);
};
//! [damper]

//! [damper error]
// How far from the closed form after 2 s, from 1 m at rest.
constexpr double damped_error(auto method, int steps) {
  auto const end =
      unitstep::integrate(method, let_go, damped_swing,
                          2.0 * si::second / double(steps), steps);
  unitstep::damped_oscillator const exact{2.0 / si::second,
                                          0.5 / si::second};
  double const off =
      (end.position -
       exact.after(let_go, 2.0 * si::second).position)
          .value();
  return off < 0 ? -off : off;
}
//! [damper error]

//! [damper claim]
constexpr double gain(auto method) {
  return damped_error(method, 256) / damped_error(method, 512);
}
using half_predicted = unitstep::modified_velocity_verlet<>;
using fully_predicted =
    unitstep::modified_velocity_verlet<std::ratio<1>>;
static_assert(gain(unitstep::velocity_verlet{}) > 1.9);
static_assert(gain(unitstep::velocity_verlet{}) < 2.1);
static_assert(gain(half_predicted{}) > 1.9);
static_assert(gain(half_predicted{}) < 2.1);
static_assert(damped_error(half_predicted{}, 256) <
              damped_error(unitstep::velocity_verlet{}, 256));
static_assert(gain(fully_predicted{}) > 3.9);
static_assert(gain(fully_predicted{}) < 4.1);
//! [damper claim]

//! [answer]
constexpr auto speed_after(auto dt_before, auto dt) {
  auto const moved = 6.0 * si::metre_per_second * dt_before;
  return moved / dt;  // the plain formula moves by as much again
}
static_assert(speed_after(si::second / 64.0, si::second / 32.0) ==
              3.0 * si::metre_per_second);
static_assert(speed_after(si::second / 32.0, si::second / 64.0) ==
              12.0 * si::metre_per_second);
//! [answer]

int main() {
  std::printf("thrown up at 20 m/s, height after 6 s in m\n\n");
  std::printf("steps of 1/2 s and 1/4 s by turns\n");
  std::printf("  closed form           %7.2f\n", -60.0);
  std::printf("  plain formula         %7.2f\n",
              plain_uneven(gravity).value());
  std::printf(
      "  time-corrected Verlet %7.2f\n",
      uneven(unitstep::time_corrected_verlet{}, falls).value());
  std::printf(
      "  variable-step Verlet  %7.2f\n",
      uneven(unitstep::variable_step_verlet{}, falls).value());
}
