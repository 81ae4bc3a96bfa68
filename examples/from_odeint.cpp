// SPDX-License-Identifier: BSL-1.0
// One spring with a damper, by Boost.odeint and by unitstep, step
// for step.
#include <array>
#include <boost/numeric/odeint/algebra/array_algebra.hpp>
#include <boost/numeric/odeint/integrate/integrate_adaptive.hpp>
#include <boost/numeric/odeint/integrate/integrate_const.hpp>
#include <boost/numeric/odeint/stepper/generation.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace odeint = boost::numeric::odeint;
namespace si = boost::units::si;

//! [odeint]
// What the numbers mean, and in which units, is for you to remember.
using state = std::array<double, 2>;
using stepper = odeint::runge_kutta4<state, double, state, double,
                                     odeint::array_algebra>;

state by_odeint() {
  stepper rk4;
  state s{1.0, 0.0};
  auto const system = [](state const& y, state& rates, double) {
    rates[0] = y[1];
    rates[1] = -15.0 * y[0] - 0.1 * y[1];
  };
  for (int n = 0; n < 640; ++n)
    rk4.do_step(system, s, n / 64.0, 1 / 64.0);
  return s;
}
//! [odeint]

//! [unitstep]
// A field gives the acceleration; that the position changes by the
// velocity is known of a motion.
constexpr unitstep::motion start{1.0 * si::metre,
                                 0.0 * si::metre_per_second};
constexpr auto k = 15.0 / si::second / si::second;
constexpr auto c = 0.1 / si::second;
constexpr auto field = [](auto const& s, auto) {
  return -(k * s.position) - c * s.velocity;
};
constexpr auto by_unitstep = unitstep::integrate(
    unitstep::rk4{}, start, field, si::second / 64.0, 640);
//! [unitstep]

//! [proved]
// What a test would look at after a run of odeint, the compiler has
// looked at here: 2.25 micrometres off the closed form.
constexpr unitstep::damped_oscillator exact{
    unitstep::sqrt(15.0) / si::second, c / 2.0};
constexpr auto off = by_unitstep.position -
                     exact.after(start, 10.0 * si::second).position;
static_assert(off > 2.2e-6 * si::metre);
static_assert(off < 2.3e-6 * si::metre);
//! [proved]

//! [odeint controlled]
// One absolute and one relative error for all that is in the state.
auto const rates_of = [](state const& y, state& rates, double) {
  rates[0] = y[1];
  rates[1] = -15.0 * y[0] - 0.1 * y[1];
};
using dopri5 =
    odeint::runge_kutta_dopri5<state, double, state, double,
                               odeint::array_algebra>;
state adaptive_by_odeint() {
  state s{1.0, 0.0};
  odeint::integrate_adaptive(
      odeint::make_controlled(1e-9, 1e-9, dopri5{}), rates_of, s,
      0.0, 10.0, 0.01);
  return s;
}
//! [odeint controlled]

//! [unitstep controlled]
// For each member an absolute error in its own unit, and one
// relative error. The first step need not be guessed.
constexpr unitstep::tolerance allowed{
    unitstep::motion{1e-9 * si::metre, 1e-9 * si::metre_per_second},
    1e-9};
constexpr auto adaptive_by_unitstep =
    unitstep::integrate(unitstep::dormand_prince5{}, start, field,
                        allowed, 10.0 * si::second);
//! [unitstep controlled]

//! [odeint even]
// The places at 0, 0.5, ... 10 seconds.
std::array<double, 21> table_by_odeint() {
  std::array<double, 21> table{};
  std::size_t n = 0;
  state s{1.0, 0.0};
  odeint::integrate_const(
      odeint::make_dense_output(1e-9, 1e-9, dopri5{}), rates_of, s,
      0.0, 10.0, 0.5,
      [&](state const& y, double) { table.at(n++) = y[0]; });
  return table;
}
//! [odeint even]

//! [unitstep even]
constexpr auto table_by_unitstep =
    unitstep::trajectory<20>(unitstep::dormand_prince5{}, start,
                             field, allowed, 0.5 * si::second);
//! [unitstep even]

//! [odeint steps]
// Step by step, and a look into the last step.
double looked_up_by_odeint(double time) {
  auto stepper = odeint::make_dense_output(1e-9, 1e-9, dopri5{});
  stepper.initialize(state{1.0, 0.0}, 0.0, 0.01);
  while (stepper.current_time() < time) stepper.do_step(rates_of);
  state s;
  stepper.calc_state(time, s);
  return s[0];
}
//! [odeint steps]

//! [unitstep steps]
constexpr auto looked_up_by_unitstep(auto time) {
  unitstep::simulation run{unitstep::dormand_prince5{}, start,
                           field, allowed};
  while (run.time() < time) run.step();
  return run.at(time).position;
}
//! [unitstep steps]

//! [proved under a tolerance]
constexpr auto adaptive_off =
    adaptive_by_unitstep.position -
    exact.after(start, 10.0 * si::second).position;
static_assert(adaptive_off < 1e-7 * si::metre);
static_assert(adaptive_off > -1e-7 * si::metre);
constexpr auto looked_up_off =
    looked_up_by_unitstep(7.3 * si::second) -
    exact.after(start, 7.3 * si::second).position;
static_assert(looked_up_off < 1e-7 * si::metre);
static_assert(looked_up_off > -1e-7 * si::metre);
//! [proved under a tolerance]

//! [odeint bounces]
// A ball that bounces: step until it is below the floor, halve the
// step in which it went there, turn it round, and begin anew.
std::array<double, 3> bounces_by_odeint() {
  auto const falls = [](state const& y, state& rates, double) {
    rates[0] = y[1];
    rates[1] = -9.81;
  };
  std::array<double, 3> times{};
  auto stepper = odeint::make_dense_output(1e-9, 1e-9, dopri5{});
  state s{1.0, 0.0};
  double t = 0.0;
  for (double& time : times) {
    stepper.initialize(s, t, 0.01);
    do stepper.do_step(falls);
    while (stepper.current_state()[0] > 0);
    double above = stepper.previous_time();
    double below = stepper.current_time();
    while (below - above > 1e-12) {
      double const middle = (above + below) / 2;
      stepper.calc_state(middle, s);
      (s[0] > 0 ? above : below) = middle;
    }
    stepper.calc_state(above, s);
    s[1] *= -0.8;
    time = t = above;
  }
  return times;
}
//! [odeint bounces]

//! [unitstep bounces]
constexpr auto falls = [](auto const&, auto) {
  return -9.81 * si::metre_per_second_squared;
};
constexpr auto height = [](auto const& s, auto) {
  return s.position;
};
constexpr auto bounce = [](auto& s, auto) { s.velocity *= -0.8; };
constexpr auto bounces_by_unitstep = unitstep::integrate(
    unitstep::dormand_prince5{}, start, falls, allowed,
    2.0 * si::second,
    unitstep::when(unitstep::falling(height), bounce));
//! [unitstep bounces]

//! [bounces proved]
// It falls for T, and flies for 2 T 0.8, then for 2 T 0.64.
constexpr double fall = unitstep::sqrt(2 / 9.81);
constexpr double due[] = {fall, fall * 2.6, fall * 3.88};
constexpr bool bounces_are_due() {
  for (std::size_t n = 0; n < 3; ++n) {
    double const off =
        bounces_by_unitstep.events[n].time.value() - due[n];
    if (!(off < 1e-12 && off > -1e-12)) return false;
  }
  return bounces_by_unitstep.events.size() == 3;
}
static_assert(bounces_are_due());
//! [bounces proved]

//! [array]
// A state that was std::array<double, 3> is a struct with the array
// as its member. Its rates are an array as well, each in 1/s.
struct lorenz {
  std::array<double, 3> now;
};
constexpr auto chaos = [](auto const& at, auto) {
  auto const [x, y, z] = at.now;
  auto const s = 1.0 * si::second;
  return unitstep::rates{std::array{10.0 * (y - x) / s,
                                    (x * (28.0 - z) - y) / s,
                                    (x * y - 8.0 / 3.0 * z) / s}};
};
constexpr lorenz off_the_axis{{1e-9, 0.0, 0.0}};
constexpr auto runs_away = unitstep::integrate(
    unitstep::rk4{}, off_the_axis, chaos, 0.01 * si::second, 100);
//! [array]
// Near the axis x and y grow by the root of l^2 + 11 l - 270, and x
// begins with (l + 1) / (2 l + 11) of 1e-9.
constexpr double root = (unitstep::sqrt(1201.0) - 11) / 2;
constexpr double grown =
    1e-9 * (root + 1) / (2 * root + 11) * unitstep::math::exp(root);
static_assert(runs_away.now[0] > 0.9999 * grown &&
              runs_away.now[0] < 1.0001 * grown);

int main() {
  auto const there = by_odeint();
  double const here = by_unitstep.position.value();
  std::printf("odeint   %.15f m\nunitstep %.15f m\n", there[0],
              here);
  bool same = std::abs(there[0] - here) < 1e-12;

  double const adaptive = adaptive_by_unitstep.position.value();
  std::printf("under a tolerance:\n");
  std::printf("odeint   %.15f m\nunitstep %.15f m\n",
              adaptive_by_odeint()[0], adaptive);
  same =
      same && std::abs(adaptive_by_odeint()[0] - adaptive) < 1e-7;
  auto const table = table_by_odeint();
  for (std::size_t n = 0; n < table.size(); ++n) {
    auto const& s = table_by_unitstep[n].state;
    same = same && std::abs(table[n] - s.position.value()) < 1e-7;
  }
  double const looked_up =
      looked_up_by_unitstep(7.3 * si::second).value();
  same =
      same && std::abs(looked_up_by_odeint(7.3) - looked_up) < 1e-7;
  auto const bounces = bounces_by_odeint();
  for (std::size_t n = 0; n < bounces.size(); ++n)
    same = same && std::abs(bounces[n] - due[n]) < 1e-9;
  return same ? 0 : 1;
}
