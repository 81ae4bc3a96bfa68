// SPDX-License-Identifier: BSL-1.0
// Foucault's pendulum on a floor that turns sixty times as fast as in Paris: its path on the floor.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  auto const turning = 60 * 7.2921159e-5 * unitstep::math::sin(0.85259) / si::second;
  unitstep::second_law const pendulum{28.0 * si::kilogram,
                                      unitstep::spring{28.0 * (9.81 / 67) * si::newton / si::metre},
                                      unitstep::coriolis{turning}};
  unitstep::motion const released{vec{3.0, 0.0} * si::metre, vec{0.0, 0.0} * si::metre_per_second};
  unitstep::simulation sim{unitstep::boris{}, released, pendulum, 0.0625 * si::second};
  std::vector<figures::point> path;
  for (int n = 0; n <= 16 * 16 * 14; ++n) {
    auto const r = sim.state().position;
    if (n % 4 == 0) path.push_back({r.x.value(), r.y.value()});
    sim.step();
  }
  figures::plot{
      "foucault",
      "The path of the pendulum on the floor: a star of narrow loops between points three "
      "metres from the middle. Each swing ends a little further clockwise than the last.",
      {"x in m", -4, 4, 1},
      {"y in m", -2.5, 2.5, 0.5}}
      .add({"boris", path})
      .without_reference()
      .write();
}
