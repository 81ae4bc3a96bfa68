// SPDX-License-Identifier: BSL-1.0
// Chapter 0: the acceleration of a lift in five pieces, and below it the speed and the way.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr double push(double t) {
  if (t >= 2 && t < 6) return 1;
  return t >= 10 && t < 14 ? -1 : 0;
}
constexpr auto field = [](auto const&, auto t) {
  return push(t.value()) * si::metre_per_second_squared;
};
constexpr auto ride = unitstep::trajectory<64>(
    unitstep::leapfrog{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second}, field,
    0.25 * si::second);
//! [claim]
// The pieces end after 2, 6, 10, 14 and 16 s; a quarter of a second
// is a step.
constexpr bool is_at(std::size_t second, double v, double x) {
  auto const& state = ride[4 * second].state;
  return state.velocity.value() == v && state.position.value() == x;
}
static_assert(is_at(2, 0, 0) && is_at(6, 4, 8));
static_assert(is_at(10, 4, 24) && is_at(14, 0, 32));
static_assert(is_at(16, 0, 32));
//! [claim]

int main() {
  std::vector<figures::point> pushes;
  for (auto const& [time, state] : ride) {
    double const t = time.value();
    if (!pushes.empty()) pushes.push_back({t, pushes.back().y});
    pushes.push_back({t, push(t)});
  }
  figures::axis const time{"time in s", 0, 16, 2};
  figures::plot{
      "lift-acceleration",
      "The acceleration of a lift in five pieces over 16 seconds: zero, 1 metre per second "
      "squared from 2 to 6 seconds, zero, minus 1 from 10 to 14 seconds, zero.",
      time,
      {"a in m/s²", -1, 1, 1}}
      .add({"acceleration", pushes})
      .without_reference()
      .low()
      .write();
  figures::plot{
      "lift-speed",
      "Its speed: zero, then rising evenly to 4 metres per second at 6 seconds, even until "
      "10 seconds, falling evenly to zero at 14 seconds.",
      time,
      {"v in m/s", 0, 4, 2}}
      .add({"speed", figures::points_of(ride, [](auto const& s) { return s.velocity.value(); })})
      .without_reference()
      .low()
      .write();
  figures::plot{
      "lift-way",
      "How far it has come: zero, then curving up to 8 metres at 6 seconds, straight to 24 "
      "metres at 10 seconds, flattening out at 32 metres at 14 seconds.",
      time,
      {"x in m", 0, 32, 16}}
      .add({"distance", figures::points_of(ride, [](auto const& s) { return s.position.value(); })})
      .without_reference()
      .low()
      .write();
}
