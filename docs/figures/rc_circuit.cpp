// SPDX-License-Identifier: BSL-1.0
// A capacitor charges through a resistor: the closed form, and rk4 in steps of RC / 2.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using boost::units::quantity;

struct capacitor {
  quantity<si::electric_potential> voltage;
};
constexpr auto samples = unitstep::trajectory<8>(
    unitstep::rk4{}, capacitor{0.0 * si::volt},
    [](capacitor const& c, auto) {
      auto const current = (5.0 * si::volt - c.voltage) / (1000.0 * si::ohm);
      return unitstep::rates{current / (0.0005 * si::farad)};
    },
    0.25 * si::second);

int main() {
  std::vector<figures::point> exact;
  for (int i = 0; i <= 100; ++i) exact.push_back({i / 50.0, 5 * (1 - std::exp(-i / 25.0))});
  figures::plot{
      "rc-circuit",
      "Voltage of a capacitor over 2 seconds. It rises steeply, then ever more slowly, and "
      "ends just below the 5 volt of the source. Eight steps lie on the closed form.",
      {"time in s", 0, 2, 0.5},
      {"voltage in V", 0, 5, 1}}
      .add({"closed form", exact})
      .add({"rk4, h = RC / 2",
            figures::points_of(samples, [](capacitor const& c) { return c.voltage.value(); }),
            true})
      .write();
}
