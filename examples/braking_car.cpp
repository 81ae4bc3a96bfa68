// SPDX-License-Identifier: BSL-1.0
// A car brakes from 30 m/s at 6 m/s^2. Where does explicit Euler let
// it stop, and how small must the step be to be right to a metre?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [answer]
constexpr auto brake = -6.0 * si::metre_per_second_squared;
constexpr auto driving =
    unitstep::motion{0.0 * si::metre, 30.0 * si::metre_per_second};

// Where the car stands after the five seconds that it brakes.
constexpr auto stops_at(int steps_per_second) {
  auto const dt = 1.0 * si::second / double(steps_per_second);
  return unitstep::integrate(
             unitstep::explicit_euler{}, driving,
             [](auto const&, auto) { return brake; }, dt,
             5 * steps_per_second)
      .position;
}
//! [answer]

//! [answer claim]
constexpr auto braking_distance =
    30.0 * si::metre_per_second * (5.0 * si::second) / 2.0;
static_assert(braking_distance == 75.0 * si::metre);
static_assert(stops_at(2) == 82.5 * si::metre);
static_assert(stops_at(2) - braking_distance == 7.5 * si::metre);

// Too far by 15 m/s times dt, so a metre needs dt < 1/15 s.
static_assert(stops_at(14) - braking_distance > 1.0 * si::metre);
static_assert(stops_at(16) - braking_distance ==
              0.9375 * si::metre);
//! [answer claim]

int main() {
  std::printf("closed form: %.4f m\n", braking_distance.value());
  for (int per_second : {1, 2, 14, 16})
    std::printf("%2d steps a second: %.4f m\n", per_second,
                stops_at(per_second).value());
}
