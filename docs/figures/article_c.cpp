// SPDX-License-Identifier: BSL-1.0
// Article C's staircase: what is seen of a constant velocity when each step is shown until the next.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

//! [stairs]
constexpr auto v = 1.5 * si::metre_per_second;
constexpr unitstep::motion walking{0.0 * v * si::second, v};
constexpr auto unhurried = [](auto const&, auto) {  //
  return 0.0 * v / si::second;
};
template <std::size_t steps>
constexpr auto walk = unitstep::trajectory<steps>(   //
    unitstep::explicit_euler{}, walking, unhurried,  //
    8.0 * si::second / double{steps});

// Each step ends on the line x = v t, to the last bit.
constexpr bool on_the_line(auto const& samples) {
  for (auto const& [time, state] : samples)
    if (state.position != v * time) return false;
  return true;
}
static_assert(on_the_line(walk<8>) && on_the_line(walk<32>));

// How far behind the line it is just before the last step.
constexpr auto behind(auto const& samples) {
  auto const last = samples.size() - 1;
  return v * samples[last].time - samples[last - 1].state.position;
}
static_assert(behind(walk<8>) == 1.5 * si::metre);
static_assert(behind(walk<32>) == 0.375 * si::metre);
//! [stairs]

/// Every state until the next one.
std::vector<figures::point> stairs(auto const& samples) {
  std::vector<figures::point> points;
  for (auto const& [time, state] : samples) {
    if (!points.empty()) points.push_back({time.value(), points.back().y});
    points.push_back({time.value(), state.position.value()});
  }
  return points;
}

int main() {
  figures::plot{"c-stairs",
                "The displacement under a constant velocity over 8 seconds. It is a straight line; "
                "shown step by step it is a staircase that touches the line at every step and lies "
                "below it between two of them. Shorter steps make smaller stairs.",
                {"time in s", 0, 8, 2},
                {"position in m", 0, 12, 3}}
      .add({"1.5 m/s", {{0, 0}, {8, 12}}})
      .add({"h = 1 s", stairs(walk<8>)})
      .add({"h = 1/4 s", stairs(walk<32>)})
      .write();
}
