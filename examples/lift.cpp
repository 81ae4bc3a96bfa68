// SPDX-License-Identifier: BSL-1.0
// A lift speeds up, drives evenly and slows down. Its speed and its
// way are sums of small steps.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [acceleration]
// It waits for 2 s, pushes for 4 s, drives for 4 s, brakes for 4 s
// and waits again.
constexpr auto push = 1.0 * si::metre_per_second_squared;
constexpr auto acceleration(double t) {  // t in s
  if (t >= 2 && t < 6) return push;
  if (t >= 10 && t < 14) return -push;
  return 0.0 * push;
}
//! [acceleration]

//! [sum]
// The rate at the start of each piece of time, times the piece.
constexpr auto sum(auto const& rate, double from, double to,
                   int pieces) {
  double const dt = (to - from) / pieces;
  auto total = 0.0 * rate(from) * si::second;
  for (int n = 0; n < pieces; ++n)
    total += rate(from + n * dt) * (dt * si::second);
  return total;
}
//! [sum]

//! [speed]
// With one piece a second.
constexpr auto speed_at(double t) {
  return sum(acceleration, 0, t, int(t));
}
static_assert(speed_at(2) == 0.0 * si::metre_per_second);
static_assert(speed_at(4) == 2.0 * si::metre_per_second);
static_assert(speed_at(6) == 4.0 * si::metre_per_second);
static_assert(speed_at(10) == 4.0 * si::metre_per_second);
static_assert(speed_at(16) == 0.0 * si::metre_per_second);
//! [speed]

//! [sides]
// The four seconds in which the speed grows from 0 to 4 m/s.
constexpr auto gaining = [](double t) {
  return (t - 2) * si::metre_per_second;
};
constexpr double too_little(int pieces) {
  return sum(gaining, 2, 6, pieces).value();
}
// The same with the speed at the end of each piece.
constexpr double too_much(int pieces) {
  double const dt = 4.0 / pieces;
  return sum([dt](double t) { return gaining(t + dt); }, 2, 6,
             pieces)
      .value();
}
//! [sides]

//! [between]
static_assert(too_little(4) == 6 && too_much(4) == 10);
static_assert(too_little(8) == 7 && too_much(8) == 9);
static_assert(too_little(16) == 7.5 && too_much(16) == 8.5);
//! [between]

//! [limit]
static_assert(too_little(4096) > 7.99 && too_much(4096) < 8.01);
constexpr bool each_gap_is_16_over_n() {
  for (int n = 1; n <= 1024; n *= 2)
    if (too_much(n) - too_little(n) != 16.0 / n) return false;
  return true;
}
static_assert(each_gap_is_16_over_n());
//! [limit]

//! [ride]
// Both sums at once, and a record of what came out: a time series.
constexpr motion waiting{0.0 * si::metre,
                         0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto t) {
  return acceleration(t.value());
};
constexpr auto ride =
    trajectory<16>(leapfrog{}, waiting, field, 1.0 * si::second);
//! [ride]

//! [floors]
static_assert(ride[6].state.position == 8.0 * si::metre);
static_assert(ride[10].state.position == 24.0 * si::metre);
static_assert(ride[16].state.position == 32.0 * si::metre);
static_assert(ride[16].state.velocity ==
              0.0 * si::metre_per_second);
//! [floors]

//! [by euler]
// The two sides again, as methods.
constexpr double pushed(auto method) {
  return trajectory<6>(method, waiting, field, 1.0 * si::second)[6]
      .state.position.value();
}
static_assert(pushed(explicit_euler{}) == too_little(4));
static_assert(pushed(semi_implicit_euler{}) == too_much(4));
static_assert(pushed(leapfrog{}) == 8);
//! [by euler]

//! [too coarse]
// The speed before and after braking, in pieces of 3 s.
static_assert(sum(acceleration, 0, 12, 4) ==
              3.0 * si::metre_per_second);
static_assert(sum(acceleration, 0, 15, 5) ==
              0.0 * si::metre_per_second);
static_assert(sum(acceleration, 0, 12, 12) ==
              2.0 * si::metre_per_second);
//! [too coarse]

//! [answer]
// In litres a second: full at first, closed after 240 s.
constexpr auto tap = [](double t) { return 1.0 - t / 240; };
constexpr double filled(int pieces) {
  double litres = 0;
  double const dt = 240.0 / pieces;
  for (int n = 0; n < pieces; ++n) litres += tap(n * dt) * dt;
  return litres;
}
static_assert(filled(4) == 150);
static_assert(filled(8) == 135);
static_assert(filled(1 << 12) > 120 && filled(1 << 12) < 120.1);
//! [answer]

int main() {
  std::printf("time  acceleration  speed   way\n");
  std::printf("   s          m/s2    m/s     m\n");
  for (auto const& [time, state] : ride)
    std::printf("%4g  %12g  %5g  %4g\n", time.value(),
                acceleration(time.value()).value(),
                state.velocity.value(), state.position.value());
}
