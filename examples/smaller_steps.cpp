// SPDX-License-Identifier: BSL-1.0
// What is left of the 50 m that explicit Euler misses when the steps
// get smaller?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using length = boost::units::quantity<si::length>;

constexpr auto acceleration = 10.0 * si::metre_per_second_squared;
constexpr auto pull = [](auto const&, auto) {
  return acceleration;
};

//! [short by]
constexpr auto at_rest =
    unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second};

// How far short explicit Euler falls in ten seconds.
constexpr length short_by(int steps_per_second) {
  auto const dt = 1.0 * si::second / double(steps_per_second);
  auto const end =
      unitstep::integrate(unitstep::explicit_euler{}, at_rest, pull,
                          dt, 10 * steps_per_second);
  return 500.0 * si::metre - end.position;
}
//! [short by]

constexpr bool nearly(length a, length b) {
  auto const nanometre = 1e-9 * si::metre;
  return a - b < nanometre && b - a < nanometre;
}

//! [halves]
static_assert(short_by(1) == 50.0 * si::metre);
static_assert(short_by(2) == 25.0 * si::metre);
static_assert(short_by(4) == 12.5 * si::metre);
//! [halves]

//! [decimals]
static_assert(nearly(short_by(10), 5.0 * si::metre));
static_assert(nearly(short_by(100), 0.5 * si::metre));
//! [decimals]

//! [rounding]
static_assert(short_by(100) != 0.5 * si::metre);
//! [rounding]

//! [one step]
constexpr auto one_step =
    unitstep::integrate(unitstep::explicit_euler{}, at_rest, pull,
                        10.0 * si::second, 1);
static_assert(one_step.position == 0.0 * si::metre);
static_assert(one_step.velocity == 100.0 * si::metre_per_second);
//! [one step]

//! [single]
constexpr auto single = unitstep::integrate(
    unitstep::explicit_euler{},
    unitstep::motion{0.0f * si::metre, 0.0f * si::metre_per_second},
    [](auto const&, auto) {
      return 10.0f * si::newton / (1.0f * si::kilogram);
    },
    0.01f * si::second, 1000);
static_assert(single.position.value() == 499.49707f);
static_assert(single.velocity.value() == 99.999046f);
static_assert(499.5f - single.position.value() > 0.0029f);
//! [single]

int main() {
  std::printf("    h   steps          x   short by\n");
  std::printf("    s                  m          m\n");
  for (int per_second : {1, 2, 4, 10, 100}) {
    auto const missing = short_by(per_second).value();
    std::printf("%5g %7d %10.3f %10.3f\n", 1.0 / per_second,
                10 * per_second, 500.0 - missing, missing);
  }
}
