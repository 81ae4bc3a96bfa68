// SPDX-License-Identifier: BSL-1.0
// A comet on a long ellipse, in steps that the method chooses.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <exception>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [comet]
// In lengths and times in which the sun pulls with 1 / r^2 and the
// semi-major axis is 1. At its farthest the comet is 1.9 away, at its
// nearest 0.1; a turn takes 2 pi.
constexpr central_gravity sun{1.0 * si::cubic_metre /
                              (si::second * si::second)};
constexpr motion farthest{
    vec{1.9, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(0.1 / 1.9)} * si::metre_per_second};
constexpr auto turn = 2 * std::numbers::pi * si::second;
//! [comet]

//! [allow]
constexpr auto allow(double e) {
  return tolerance{motion{e * si::metre, e * si::metre_per_second}};
}
//! [allow]

//! [run]
constexpr auto after_a_turn =
    integrate(dormand_prince5{}, farthest, sun, allow(1e-6), turn);
//! [run]

//! [off]
// How far from where it set out, in metres.
constexpr double off(auto const& s) {
  return norm(s.position - farthest.position).value();
}
//! [off]

//! [turn claim]
static_assert(off(after_a_turn) > 1.9e-5);
static_assert(off(after_a_turn) < 2.1e-5);
// RK4 in 2000 equal steps, which are 8000 evaluations.
constexpr auto by_rk4 =
    integrate(rk4{}, farthest, sun, turn / 2000.0, 2000);
static_assert(off(by_rk4) > 3.1e-5 && off(by_rk4) < 3.2e-5);
//! [turn claim]

//! [watch]
struct seen {
  long steps, rejected, evaluations;
  double shortest, longest;  // steps, in s
  double worst;              // error of one step, in m
};
constexpr seen watch(double e) {
  // `ends` are times at which a step must end.
  tolerance const allowed = allow(e).ends(turn);
  simulation run{dormand_prince5{}, farthest, sun, allowed};
  seen s{0, 0, 0, 1e9, 0, 0};
  while (run.time() < turn) {
    motion const before = run.state();
    run.step();
    // Where the comet would have come from there.
    motion const due =
        two_body{sun.parameter}.after(before, run.dt());
    double const error =
        norm(run.state().position - due.position).value();
    double const dt = run.dt().value();
    s.shortest = dt < s.shortest ? dt : s.shortest;
    s.longest = dt > s.longest ? dt : s.longest;
    s.worst = error > s.worst ? error : s.worst;
  }
  s.steps = run.steps();
  s.rejected = run.rejected();
  s.evaluations = run.evaluations();
  return s;
}
//! [watch]

//! [watch claim]
constexpr seen comet = watch(1e-6);
static_assert(comet.steps == 57 && comet.rejected == 21);
static_assert(comet.evaluations == 470);
static_assert(4 * 2000 > 17 * comet.evaluations);
static_assert(comet.longest > 100 * comet.shortest);
//! [watch claim]

//! [local]
static_assert(comet.worst < 1e-6);
static_assert(comet.worst > 3e-7);
static_assert(off(after_a_turn) > 50 * comet.worst);
//! [local]

//! [tenth]
constexpr auto finer =
    integrate(dormand_prince5{}, farthest, sun, allow(1e-7), turn);
constexpr double apart =
    norm(after_a_turn.position - finer.position).value();
static_assert(apart > 0.9 * off(after_a_turn));
static_assert(apart < 1.1 * off(after_a_turn));
//! [tenth]

//! [decay]
// A body that water slows down: its velocity falls by a factor of
// e in a second, and with it every error that was made in it.
constexpr motion pushed_off{0.0 * si::metre,
                            1.0 * si::metre_per_second};
constexpr auto water = [](auto const& s, auto) {
  return -s.velocity / si::second;
};
constexpr auto slowed =
    integrate(dormand_prince5{}, pushed_off, water, allow(1e-6),
              10.0 * si::second);
constexpr double velocity_off =
    slowed.velocity.value() - math::exp(-10.0);
static_assert(velocity_off > 1e-7 && velocity_off < 1.1e-7);
//! [decay]

//! [planet]
// The planet of chapter 8: at its nearest 0.8 away.
constexpr motion nearest{
    vec{0.8, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(1.5)} * si::metre_per_second};
constexpr double energy_of(auto const& s) {
  return squared(s.velocity).value() / 2 -
         1 / norm(s.position).value();
}
// The largest change of the energy, as a share of it.
constexpr double change(auto run, double turns) {
  double const at_start = energy_of(run.state());
  double worst = 0;
  while (run.time() < turns * turn) {
    run.step();
    double const share = energy_of(run.state()) / at_start - 1;
    worst = share > worst ? share : -share > worst ? -share : worst;
  }
  return worst;
}
//! [planet]

//! [lost]
constexpr auto sunk = integrate(dormand_prince5{}, nearest, sun,
                                allow(1e-3), 75.0 * si::second);
static_assert(norm(sunk.position) < 0.3 * si::metre);
static_assert(norm(sunk.position) > 0.2 * si::metre);
//! [lost]

//! [energy]
constexpr simulation chosen{dormand_prince5{}, nearest, sun,
                            allow(1e-5)};
constexpr double in_1 = change(chosen, 1);
constexpr double in_10 = change(chosen, 10);
constexpr double in_20 = change(chosen, 20);
static_assert(in_1 > 0.0002 && in_1 < 0.00025);
static_assert(in_10 > 8.5 * in_1 && in_10 < 10 * in_1);
static_assert(in_20 > 17 * in_1 && in_20 < 20 * in_1);
//! [energy]

//! [kept]
constexpr simulation fixed_steps{velocity_verlet{}, nearest, sun,
                                 turn / 120.0};
constexpr double at_first = change(fixed_steps, 1);
constexpr double at_last = change(fixed_steps, 20);
static_assert(at_first > 0.0007 && at_first < 0.00073);
static_assert(at_last > 0.0007 && at_last < 0.00073);
constexpr simulation of_order_4{blanes_moan_srkn6b{}, nearest, sun,
                                turn / 20.0};
static_assert(change(of_order_4, 20) < 1.7e-6);
//! [kept]

//! [no longer]
constexpr simulation doubled{step_doubling<leapfrog>{}, nearest,
                             sun, allow(1e-3)};
static_assert(change(doubled, 20) > 1.9 * change(doubled, 10));
//! [no longer]

//! [push]
// A body at rest is pushed for a hundredth of a second.
constexpr motion at_rest{0.0 * si::metre,
                         0.0 * si::metre_per_second};
constexpr second_law push{
    1.0 * si::kilogram,
    impulse{100.0 * si::newton, 5.0 * si::second,
            5.01 * si::second}};
constexpr auto missed = integrate(dormand_prince5{}, at_rest, push,
                                  allow(1e-6), 10.0 * si::second);
//! [push]

//! [missed]
static_assert(missed.velocity == 0.0 * si::metre_per_second);
//! [missed]

//! [found]
constexpr tolerance told =
    allow(1e-6).ends(5.0 * si::second, 5.01 * si::second);
constexpr auto found = integrate(dormand_prince5{}, at_rest, push,
                                 told, 10.0 * si::second);
static_assert(found.velocity > 0.99999 * si::metre_per_second);
static_assert(found.velocity < 1.00001 * si::metre_per_second);
//! [found]

//! [answer digits]
constexpr long steps_for(double e) {
  simulation run{
      dormand_prince5{},
      motion{1.0 * si::metre, 0.0 * si::metre_per_second},
      [](auto const& s, auto) {
        return -15.0 / si::second / si::second * s.position;
      },
      allow(e)};
  while (run.time() < 10.0 * si::second) run.step();
  return run.steps();
}
static_assert(10 * steps_for(1e-9) > 38 * steps_for(1e-6));
static_assert(10 * steps_for(1e-9) < 41 * steps_for(1e-6));
// Of a method of fourth order, 1000^(1/4) times as many.
static_assert(math::sqrt(math::sqrt(1000.0)) > 5.6);
static_assert(math::sqrt(math::sqrt(1000.0)) < 5.7);
//! [answer digits]

//! [answer rk4]
constexpr simulation thrice{step_doubling<rk4>{}, farthest, sun,
                            allow(1e-6)};
constexpr auto evaluations_of = [](auto run) {
  while (run.time() < turn) run.step();
  return run.evaluations();
};
constexpr simulation pair{dormand_prince5{}, farthest, sun,
                          allow(1e-6)};
static_assert(evaluations_of(thrice) > evaluations_of(pair));
//! [answer rk4]

//! [fall]
// From rest, straight into the sun: no step is short enough.
void fall() {
  motion const still{vec{1.0, 0.0} * si::metre,
                     vec{0.0, 0.0} * si::metre_per_second};
  auto const end = integrate(dormand_prince5{}, still, sun,
                             allow(1e-6), 2.0 * si::second);
  std::printf("%g\n", end.position.x.value());
}
//! [fall]

int main() {
  std::printf("tolerance  steps  rejected  evaluations");
  std::printf("  off after a turn\n");
  for (double e : {1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9}) {
    seen const s = watch(e);
    auto const end =
        integrate(dormand_prince5{}, farthest, sun, allow(e), turn);
    std::printf("%9.0e %6ld %9ld %12ld %15.1e m\n", e, s.steps,
                s.rejected, s.evaluations, off(end));
  }
  std::printf("\nRK4, steps    evaluations  off after a turn\n");
  for (int n : {200, 500, 2000}) {
    auto const end =
        integrate(rk4{}, farthest, sun, turn / (1.0 * n), n);
    std::printf("%10d %14d %15.1e m\n", n, 4 * n, off(end));
  }
  try {
    fall();
  } catch (std::exception const& e) {
    std::printf("\n%s\n", e.what());
  }
}
