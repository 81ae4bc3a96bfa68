// SPDX-License-Identifier: BSL-1.0
// Forces and units: a jump on a rubber rope, in air and without.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr unitstep::motion on_the_bridge{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 80.0 * si::kilogram;
constexpr unitstep::gravity weight{10.0 * si::metre_per_second_squared};
constexpr unitstep::quadratic_drag air{0.25 * si::kilogram / si::metre};

int main() {
  auto const rope = [](auto const& jumper, auto) {
    auto const stretch = jumper.position - 20.0 * si::metre;
    auto const slack = stretch < 0.0 * si::metre;
    return -160.0 * si::newton / si::metre * (slack ? 0.0 * stretch : stretch);
  };
  auto const jump = [](auto const& field) {
    return unitstep::trajectory<384>(unitstep::rk4{}, on_the_bridge, field, si::second / 32.0);
  };
  auto const height = [](auto const& state) { return -state.position.value(); };
  figures::plot{
      "bungee",
      "Height of a jumper below a bridge over 12 seconds. Without air they fall to minus 40 metres "
      "and are back at the bridge after not quite 7 seconds. In air they fall to minus 39 metres, "
      "come back to minus 5, and fall again to minus 37.",
      {"time in s", 0, 12, 2},
      {"height in m", -40, 0, 10}}
      .add({"length of the rope", {{0, -20}, {12, -20}}})
      .add({"no air", figures::points_of(jump(unitstep::second_law{mass, weight, rope}), height)})
      .add({"in air",
            figures::points_of(jump(unitstep::second_law{mass, weight, rope, air}), height)})
      .write();
}
