// SPDX-License-Identifier: BSL-1.0
// Chapter 19: a car brakes, with the right force and with two that have the same unit.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

std::vector<figures::point> way(double newton) {
  auto const field = [newton](auto const&, auto) {
    return newton * si::newton / (1600.0 * si::kilogram);
  };
  auto const run = unitstep::trajectory<16>(
      unitstep::leapfrog{}, unitstep::motion{0.0 * si::metre, 20.0 * si::metre_per_second}, field,
      0.25 * si::second);
  return figures::points_of(run, [](auto const& s) { return s.position.value(); });
}

int main() {
  figures::plot{
      "braking",
      "A car at 20 metres per second brakes. With 8000 newtons backwards it stands after 4 "
      "seconds and 40 metres. With the wrong sign it is at 120 metres by then, and with "
      "800 newtons at 76.",
      {"time in s", 0, 4, 1},
      {"position in m", 0, 120, 30}}
      .add({"−8000 N", way(-8000)})
      .add({"8000 N", way(8000)})
      .add({"−800 N", way(-800)})
      .write();
}
