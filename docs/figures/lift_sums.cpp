// SPDX-License-Identifier: BSL-1.0
// Chapter 0: the speed of the lift while it is pushed, between stairs below and above it.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
constexpr auto pushed = unitstep::trajectory<4>(
    unitstep::leapfrog{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second}, field,
    1.0 * si::second);

int main() {
  std::vector<figures::point> slope, below, above;
  for (auto const& [time, state] : pushed) {
    double const t = 2 + time.value(), v = state.velocity.value();
    slope.push_back({t, v});
    if (!below.empty()) {
      below.push_back({t, below.back().y});
      above.push_back({t - 1, v});
      above.push_back({t, v});
    }
    below.push_back({t, v});
  }
  figures::plot{
      "lift-sums",
      "The speed of the lift rises evenly from 0 at 2 seconds to 4 metres per second at 6 "
      "seconds. Stairs of one second lie below it, from the speed at the start of each "
      "second, and above it, from that at the end.",
      {"time in s", 2, 6, 1},
      {"speed in m/s", 0, 4, 1}}
      .add({"speed", slope})
      .add({"too little", below})
      .add({"too much", above})
      .write();
}
