// SPDX-License-Identifier: BSL-1.0
// A controller looks at a motor a thousand times a second, and holds
// its voltage in between. How soon does the motor turn at 100 rad/s?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep::symbols;

//! [motor]
struct motor {
  quantity<si::current> current;
  quantity<si::angular_velocity> speed;
};
constexpr auto k = 0.05 * V * s / rad;  // also 0.05 N m / A
constexpr auto torque = 0.05 * N / A * si::metre;
constexpr auto inertia = 0.0001 * kg * si::metre * si::metre / rad;
constexpr auto henry = V * s / A;

// The voltage is held from one sample to the next.
constexpr auto turns = [](motor const& now, auto, auto voltage) {
  return unitstep::rates{
      (voltage - 1.0 * ohm * now.current - k * now.speed) /
          (0.002 * henry),
      torque * now.current / inertia};
};
//! [motor]

//! [controller]
constexpr auto due = 100.0 * rad_per_s;
constexpr auto proportional = [](motor const& now, auto) {
  return 0.2 * V * s / rad * (due - now.speed);
};
constexpr unitstep::sampled simple{proportional, 1_ms, turns};
constexpr auto dt = 0.25_ms;
constexpr auto reached =
    unitstep::integrate(unitstep::rk4{}, motor{}, simple, dt, 2000);
// It stops short of its aim: 0.2 / (0.2 + 0.05) of it.
static_assert(reached.speed > 79.99 * rad_per_s &&
              reached.speed < 80.01 * rad_per_s);
//! [controller]

//! [memory]
// One with a sum returns it beside the voltage, and is called with
// what it returned before.
struct command {
  quantity<si::electric_potential> voltage;
  quantity<si::plane_angle> sum;
};
constexpr auto with_sum = [](motor const& now, auto,
                             command const& before) {
  auto const off = due - now.speed;
  auto const sum = before.sum + off * 1_ms;
  return command{0.1 * V * s / rad * off + 2.0 * V / rad * sum,
                 sum};
};
constexpr unitstep::sampled field{
    with_sum, 1_ms,
    [](motor const& now, auto t, command const& c) {
      return turns(now, t, c.voltage);
    },
    command{}};
//! [memory]

//! [chain]
// 5,000 samples, one a step, at the compilers' default limits.
constexpr unitstep::chain run{unitstep::rk4{}, motor{}, field,
                              1_ms};
constexpr auto end = unitstep::state_after<run, 5000, 512>;
static_assert(end.speed > 99.9999 * rad_per_s &&
              end.speed < 100.0001 * rad_per_s);
//! [chain]

//! [held]
int main() {
  unitstep::simulation sim{unitstep::rk4{}, motor{}, field, dt};
  std::printf("  t in s  V      rad/s\n");
  for (int n = 1; n <= 1600; ++n) {
    sim.step();
    if (n % 200 == 0)
      std::printf("%7.3f %6.2f %8.2f\n", sim.time().value(),
                  held(sim).voltage.value(),
                  sim.state().speed.value());
  }
  return end.speed > 99.0 * rad_per_s ? 0 : 1;
}
//! [held]
