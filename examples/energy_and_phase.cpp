// SPDX-License-Identifier: BSL-1.0
// Areas, energy and phase of a spring by seven methods.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
constexpr double two_pi = 2 * std::numbers::pi;

//! [area]
constexpr second_law swing{1.0 * si::kilogram,
                           spring{4.0 * si::newton / si::metre}};

constexpr auto one_step(auto method, double x, double v) {
  return integrate(method,
                   motion{x * si::metre, v * si::metre_per_second},
                   swing, 0.25 * si::second, 1);
}
// What a step makes of the unit square: a parallelogram.
constexpr double area(auto method) {
  auto const a = one_step(method, 1, 0);
  auto const b = one_step(method, 0, 1);
  return a.position.value() * b.velocity.value() -
         a.velocity.value() * b.position.value();
}
//! [area]

//! [areas]
static_assert(area(semi_implicit_euler{}) == 1);
static_assert(area(velocity_verlet{}) == 1);
static_assert(area(leapfrog{}) == 1);

static_assert(area(explicit_euler{}) == 1 + 1 / 4.0);
static_assert(area(midpoint{}) == 1 + 1 / 64.0);
static_assert(area(heun{}) == 1 + 1 / 64.0);
static_assert(area(rk4{}) > 0.99978 && area(rk4{}) < 0.99979);
static_assert(area(implicit_euler{}) > 0.799999 &&
              area(implicit_euler{}) < 0.800001);
//! [areas]

//! [run]
// 1 kg on a spring of 15 N/m for 90 s.
constexpr double omega = unitstep::sqrt(15.0);
constexpr auto pulled_out(auto method, int steps) {
  motion const start{1.0 * si::metre, 0.0 * si::metre_per_second};
  second_law const field{1.0 * si::kilogram,
                         spring{15.0 * si::newton / si::metre}};
  return simulation{method, start, field,
                    90.0 * si::second / double(steps)};
}
// Position and velocity; the true motion goes round on a circle of 1.
constexpr auto place(auto const& run) {
  return vec{run.state().position.value(),
             -run.state().velocity.value() / omega};
}
//! [run]

//! [record]
struct record {
  double energy;  // over what it was at the start
  double turns;   // how often round, whole turns included
};
constexpr record after_90_s(auto method, int steps) {
  auto run = pulled_out(method, steps);
  double angle = 0;
  for (int n = 0; n < steps; ++n) {
    auto const a = place(run);
    run.step();
    auto const b = place(run);
    angle += math::atan2(a.x * b.y - a.y * b.x, dot(a, b));
  }
  return {dot(place(run), place(run)), angle / two_pi};
}
//! [record]

//! [tenth]
// Steps of 1/10 s.
constexpr double true_turns = omega * 90 / two_pi;
constexpr record euler_10 = after_90_s(semi_implicit_euler{}, 900);
constexpr record rk4_10 = after_90_s(rk4{}, 900);
static_assert(true_turns > 55.47 && true_turns < 55.48);
static_assert(rk4_10.energy > 0.959 && rk4_10.energy < 0.960);
static_assert(true_turns - rk4_10.turns < 0.01);
static_assert(true_turns - rk4_10.turns > 0.009);
static_assert(euler_10.turns - true_turns > 0.37);
static_assert(euler_10.turns - true_turns < 0.38);
//! [tenth]

//! [quarter]
// Steps of 1/4 s.
constexpr record euler_4 = after_90_s(semi_implicit_euler{}, 360);
constexpr record verlet_4 = after_90_s(velocity_verlet{}, 360);
constexpr record rk4_4 = after_90_s(rk4{}, 360);
static_assert(360 / true_turns > 6.4 && 360 / true_turns < 6.6);
static_assert(rk4_4.energy < 0.026);
static_assert(rk4_4.energy > 0.025);
static_assert(true_turns - rk4_4.turns > 0.27);
static_assert(true_turns - rk4_4.turns < 0.29);
static_assert(euler_4.turns - true_turns > 2.4);
static_assert(euler_4.turns - true_turns < 2.5);
static_assert(verlet_4.turns - true_turns > 2.4);
static_assert(verlet_4.turns - true_turns < 2.5);
//! [quarter]

//! [bounds]
struct range {
  double least = 1, most = 1, sum = 0;
};
constexpr range energies(auto method, int steps) {
  auto run = pulled_out(method, steps);
  range r;
  for (int n = 0; n < steps; ++n) {
    run.step();
    double const e = dot(place(run), place(run));
    if (e < r.least) r.least = e;
    if (e > r.most) r.most = e;
    r.sum += e;
  }
  return r;
}
//! [bounds]

//! [bounds claim]
constexpr range euler_range = energies(semi_implicit_euler{}, 360);
constexpr range verlet_range = energies(velocity_verlet{}, 360);
static_assert(euler_range.least > 0.67 && euler_range.most < 1.94);
static_assert(euler_range.sum / 360 > 1.30);
static_assert(euler_range.sum / 360 < 1.31);
static_assert(verlet_range.least > 0.76 && verlet_range.most <= 1);
//! [bounds claim]

//! [same work]
constexpr record verlet_16 = after_90_s(velocity_verlet{}, 4 * 360);
static_assert(verlet_16.energy > 0.99);
static_assert(verlet_16.energy < 1.0);
static_assert(verlet_16.turns - true_turns < 0.14);
static_assert(verlet_16.turns - true_turns > 0.13);
//! [same work]

//! [back]
// A hundred steps, and a hundred back.
constexpr double misses_its_start_by(auto method) {
  motion const start{1.0 * si::metre, 0.0 * si::metre_per_second};
  auto const dt = 0.25 * si::second;
  auto const there = integrate(method, start, swing, dt, 100);
  auto const back = integrate(method, there, swing, -dt, 100);
  double const off = back.position.value() - 1;
  return off < 0 ? -off : off;
}
static_assert(misses_its_start_by(velocity_verlet{}) < 1e-14);
static_assert(misses_its_start_by(leapfrog{}) < 1e-14);
static_assert(misses_its_start_by(semi_implicit_euler{}) > 0.1);
static_assert(misses_its_start_by(rk4{}) > 0.02);
static_assert(misses_its_start_by(explicit_euler{}) > 1e9);
//! [back]

//! [choose]
// The energy after 1000 steps, over that at the start.
constexpr double with_steps(double out, double in) {
  simulation run{
      velocity_verlet{},
      motion{1.0 * si::metre, 0.0 * si::metre_per_second}, swing,
      out * si::second};
  for (int n = 0; n < 1000; ++n) {
    double const xv =
        run.state().position.value() * run.state().velocity.value();
    run.step((xv > 0 ? out : in) * si::second);
  }
  double const x = run.state().position.value();
  double const y = run.state().velocity.value() / 2;
  return x * x + y * y;
}
//! [choose]

//! [chosen]
static_assert(with_steps(0.25, 0.25) > 0.9375);
static_assert(with_steps(0.25, 0.25) <= 1);
static_assert(with_steps(0.25, 0.125) > 40);
static_assert(with_steps(0.125, 0.25) < 0.03);
//! [chosen]

//! [answer]
constexpr double energy_after(auto method, int steps) {
  auto const end = integrate(
      method, motion{1.0 * si::metre, 0.0 * si::metre_per_second},
      swing, 0.25 * si::second, steps);
  double const x = end.position.value();
  double const y = end.velocity.value() / 2;
  return x * x + y * y;
}
static_assert(energy_after(rk4{}, 3290) > 0.5);
static_assert(energy_after(rk4{}, 3300) < 0.5);
static_assert(static_cast<int>(3295 * 0.5 / (2 * 3.14159)) == 262);
static_assert(energy_after(velocity_verlet{}, 3300) > 0.9375);
//! [answer]

void print(char const* name, int steps, record const& r) {
  std::printf("%-20s %5d %8.3f %7.2f %+7.2f\n", name, steps,
              r.energy, r.turns, r.turns - true_turns);
}
int main() {
  std::printf("1 kg on 15 N/m after 90 s, %.2f turns\n\n",
              true_turns);
  std::printf(
      "                     steps   energy   turns   ahead\n");
  print("semi-implicit Euler", 900, euler_10);
  print("RK4", 900, rk4_10);
  print("semi-implicit Euler", 360, euler_4);
  print("velocity Verlet", 360, verlet_4);
  print("RK4", 360, rk4_4);
  print("velocity Verlet", 1440, verlet_16);
}
