// SPDX-License-Identifier: BSL-1.0
// A spring by explicit Euler: every step multiplies the energy by
// the same number, which is greater than one.
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [spring]
constexpr auto mass = 1.0 * si::kilogram;
constexpr auto stiffness = 4.0 * si::newton / si::metre;
constexpr auto let_go =
    unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{mass,
                                     unitstep::spring{stiffness}};
//! [spring]

//! [run]
constexpr auto run = unitstep::trajectory<16>(
    unitstep::explicit_euler{}, let_go, swing, 0.25 * si::second);
//! [run]

//! [energy]
constexpr auto energy(auto const& state) {
  auto const x = state.position;
  auto const v = state.velocity;
  return (mass * v * v + stiffness * x * x) / 2.0;
}
//! [energy]

//! [each step]
constexpr bool each_step_adds_a_quarter() {
  for (std::size_t n = 1; n < run.size(); ++n)
    if (energy(run[n].state) != 1.25 * energy(run[n - 1].state))
      return false;
  return true;
}
static_assert(each_step_adds_a_quarter());
//! [each step]

//! [end]
static_assert(run[16].time == 4.0 * si::second);
static_assert(energy(run[0].state) == 2.0 * si::joule);
static_assert(energy(run[16].state) > 71.0 * si::joule);
static_assert(energy(run[16].state) < 71.1 * si::joule);
//! [end]

//! [smaller]
// How many times the energy grows in this many seconds.
constexpr double growth(int seconds, int steps_per_second) {
  auto const dt = 1.0 * si::second / double(steps_per_second);
  auto const end =
      unitstep::integrate(unitstep::explicit_euler{}, let_go, swing,
                          dt, seconds * steps_per_second);
  return energy(end) / energy(let_go);
}
//! [smaller]

//! [fourths]
static_assert(growth(4, 4) > 35.5 && growth(4, 4) < 35.6);
static_assert(growth(4, 8) > 6.95 && growth(4, 8) < 6.96);
static_assert(growth(4, 16) > 2.69 && growth(4, 16) < 2.70);
//! [fourths]

//! [hundredths]
static_assert(growth(4, 100) > 1.17 && growth(4, 100) < 1.18);
static_assert(growth(100, 100) > 54.5 && growth(100, 100) < 54.6);
//! [hundredths]

//! [damped]
// What a step makes of 2 E + c x v.
constexpr double change(double k, double c, double dt) {
  auto const damping = c * si::kilogram / si::second;
  auto const pull = k * si::newton / si::metre;
  unitstep::second_law const field{mass, unitstep::spring{pull},
                                   unitstep::damper{damping}};
  auto const size = [&](auto const& s) {
    return mass * s.velocity * s.velocity +
           damping * s.position * s.velocity +
           pull * s.position * s.position;
  };
  auto const end =
      unitstep::integrate(unitstep::explicit_euler{}, let_go, field,
                          dt * si::second, 1);
  return size(end) / size(let_go);
}
//! [damped]

//! [article]
static_assert(change(15, 0.1, 0.01) > 1.0004);
static_assert(change(15, 0.1, 0.005) < 0.9999);
//! [article]

//! [threshold]
static_assert(change(9.9, 0.1, 0.01) < 1);
static_assert(change(10.1, 0.1, 0.01) > 1);
//! [threshold]

//! [coarse]
constexpr auto coarse = unitstep::integrate(
    unitstep::explicit_euler{}, let_go, swing, 1.0 * si::second, 8);
static_assert(energy(coarse) == 781'250.0 * si::joule);
//! [coarse]

//! [answer]
static_assert(change(100, 1, 1.0 / 60) > 1.01);
static_assert(change(59, 1, 1.0 / 60) < 1);
static_assert(change(61, 1, 1.0 / 60) > 1);
static_assert(change(100, 1, 1.0 / 99) > 1);
static_assert(change(100, 1, 1.0 / 101) < 1);
//! [answer]

int main() {
  std::printf("mass 1 kg, stiffness 4 N/m, step 1/4 s\n\n");
  std::printf("    t         x         v    energy\n");
  std::printf("    s         m       m/s         J\n");
  for (auto const& [time, state] : run)
    std::printf("%5.2f %9.4f %9.4f %9.4f\n", time.value(),
                state.position.value(), state.velocity.value(),
                energy(state).value());
}
