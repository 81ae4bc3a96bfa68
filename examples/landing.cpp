// SPDX-License-Identifier: BSL-1.0
// A ball is thrown from 1.5 m above the ground. When and where does
// it land, and when has it risen to its highest point?
#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <stdexcept>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::integrate_until;
using unitstep::vec;
using unitstep::velocity_verlet;

//! [throw]
constexpr unitstep::motion thrown{
    vec{0.0, 1.5} * si::metre,
    vec{12.0, 9.0} * si::metre_per_second};
constexpr auto g = 9.81 * si::metre_per_second_squared;
constexpr auto falls = [](auto const&, auto) {
  return vec{0.0 * g, -1.0 * g};
};
constexpr auto dt = si::second / 20.0;
//! [throw]

//! [land]
constexpr auto height = [](auto const& s, auto) {
  return s.position.y;
};
constexpr auto landed = integrate_until(velocity_verlet{}, thrown,
                                        falls, dt, height, 1000);
static_assert(landed.stopped_because ==
              unitstep::stop_reason::event);
//! [land]

//! [closed form]
// (v + sqrt(v^2 + 2 g y)) / g
constexpr double lands_at =
    (9.0 + unitstep::sqrt(9.0 * 9.0 + 2 * 9.81 * 1.5)) / 9.81;
constexpr double late = landed.time.value() - lands_at;
static_assert(late < 1e-14 && late > -1e-14);

constexpr double beyond =
    landed.state.position.x.value() - 12.0 * lands_at;
static_assert(beyond < 1e-13 && beyond > -1e-13);

// The end of the step in which it lands is more than 11 ms later.
constexpr double step_late = double(landed.steps) / 20 - lands_at;
static_assert(step_late > 0.011 && step_late < 0.012);
//! [closed form]

//! [top]
// At the top the velocity upwards is zero. It changes its sign
// there, so that is where the run ends.
constexpr auto upwards = [](auto const& s, auto) {
  return s.velocity.y;
};
constexpr auto top = integrate_until(velocity_verlet{}, thrown,
                                     falls, dt, upwards, 1000);
constexpr double top_error =
    top.state.position.y.value() - (1.5 + 9.0 * 9.0 / (2 * 9.81));
static_assert(top_error < 1e-14 && top_error > -1e-14);
//! [top]

//! [wind]
// The same throw against the air, which has no closed form.
constexpr unitstep::second_law through_air{
    0.15 * si::kilogram, unitstep::gravity{vec{0.0 * g, -1.0 * g}},
    unitstep::quadratic_drag{0.0015 * si::kilogram / si::metre}};
constexpr auto in_air = integrate_until(
    unitstep::rk4{}, thrown, through_air, dt, height, 1000);
static_assert(in_air.state.position.x < landed.state.position.x);
//! [wind]

//! [observe]
constexpr auto print = [](auto const& state, auto const& time) {
  std::printf("%.2f s %6.2f m %5.2f m\n", time.value(),
              state.position.x.value(), state.position.y.value());
};
void print_every_fifth_step() {
  integrate_observed(velocity_verlet{}, thrown, falls, dt,
                     landed.steps - 1, unitstep::every{5, print});
}
//! [observe]

//! [loop]
auto slowest_in_air() {
  unitstep::simulation ball{unitstep::rk4{}, thrown, through_air,
                            dt};
  auto slowest = norm(thrown.velocity);
  for (auto const& [time, state] : each_step(ball, in_air.steps))
    slowest = std::min(slowest, norm(state.velocity));
  return slowest;
}
//! [loop]

int main() try {
  std::printf("after  at\n");
  print_every_fifth_step();
  print(landed.state, landed.time);
  std::printf("\nthrough air\n");
  print(in_air.state, in_air.time);
  std::printf("slowest at %.1f m/s\n", slowest_in_air().value());
} catch (std::domain_error const& error) {
  std::puts(error.what());
  return 1;
}
