// SPDX-License-Identifier: BSL-1.0
// How far does one kilogram go in ten seconds under ten newtons?
// Explicit Euler in steps of one second, beside the closed form.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [body]
constexpr auto force = 10.0 * si::newton;
constexpr auto mass = 1.0 * si::kilogram;
constexpr auto at_rest =
    unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](auto const& /*state*/, auto /*time*/) {
  return force / mass;
};
//! [body]

//! [run]
constexpr auto table = unitstep::trajectory<10>(
    unitstep::explicit_euler{}, at_rest, pull, 1.0 * si::second);
//! [run]

//! [closed form]
constexpr auto exact_position(auto t) {
  return force / mass * t * t / 2.0;
}
constexpr auto exact_velocity(auto t) { return force / mass * t; }
//! [closed form]

//! [end]
static_assert(table[10].time == 10.0 * si::second);
static_assert(table[10].state.position == 450.0 * si::metre);
static_assert(exact_position(table[10].time) == 500.0 * si::metre);
static_assert(table[10].state.velocity ==
              100.0 * si::metre_per_second);
static_assert(exact_velocity(table[10].time) ==
              100.0 * si::metre_per_second);
//! [end]

//! [every row]
constexpr std::array metres{0.0,   0.0,   10.0,  30.0,  60.0, 100.0,
                            150.0, 210.0, 280.0, 360.0, 450.0};
constexpr bool every_row_holds() {
  for (std::size_t n = 0; n < table.size(); ++n) {
    auto const& [time, state] = table[n];
    if (state.position != metres[n] * si::metre) return false;
    if (state.velocity != exact_velocity(time)) return false;
  }
  return table.size() == metres.size();
}
static_assert(every_row_holds());
//! [every row]

//! [each step]
constexpr bool each_step_misses_5_m() {
  for (std::size_t n = 0; n < table.size(); ++n) {
    auto const& [time, state] = table[n];
    auto const missing = exact_position(time) - state.position;
    auto const steps = static_cast<double>(n);
    if (missing != steps * 5.0 * si::metre) return false;
  }
  return true;
}
static_assert(each_step_misses_5_m());
//! [each step]

//! [rk4]
constexpr auto after_10_s(auto method) {
  return unitstep::integrate(method, at_rest, pull,
                             1.0 * si::second, 10)
      .position;
}
static_assert(after_10_s(unitstep::explicit_euler{}) ==
              450.0 * si::metre);
static_assert(after_10_s(unitstep::rk4{}) == 500.0 * si::metre);
//! [rk4]

int main() {
  std::printf("force 10 N, mass 1 kg, step 1 s\n\n");
  std::printf("        explicit Euler      closed form\n");
  std::printf("    t        v       x        v       x    short\n");
  std::printf("    s      m/s       m      m/s       m        m\n");
  for (auto const& [time, state] : table) {
    auto const x = exact_position(time);
    std::printf("%5.0f %8.0f %7.0f %8.0f %7.0f %8.0f\n",
                time.value(), state.velocity.value(),
                state.position.value(),
                exact_velocity(time).value(), x.value(),
                (x - state.position).value());
  }
}
