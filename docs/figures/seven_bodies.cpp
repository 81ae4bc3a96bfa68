// SPDX-License-Identifier: BSL-1.0
// The paths of the seven bodies of the Pleiades problem.
#include <array>
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  auto const at = [](double x, double y) { return vec{x, y} * si::metre; };
  auto const moving = [](double x, double y) { return vec{x, y} * si::metre_per_second; };
  std::array<boost::units::quantity<si::mass>, 7> masses{};
  for (std::size_t i = 0; i < 7; ++i) masses[i] = static_cast<double>(i + 1) * si::kilogram;
  unitstep::simulation run{
      unitstep::butcher5{},
      unitstep::motion{
          std::array{at(3, 3), at(3, -3), at(-1, 2), at(-3, 0), at(2, 0), at(-2, -4), at(2, 4)},
          std::array{moving(0, 0), moving(0, 0), moving(0, 0), moving(0, -1.25), moving(0, 1),
                     moving(1.75, 0), moving(-1.5, 0)}},
      unitstep::second_law{masses, unitstep::mutual_gravity{1.0 * si::newton * si::square_metre /
                                                            (si::kilogram * si::kilogram)}},
      1.0 / 8192 * si::second};
  std::array<std::vector<figures::point>, 7> paths;
  for (int n = 0; n <= 3 * 8192; ++n) {
    for (std::size_t i = 0; n % 64 == 0 && i < 7; ++i)
      paths[i].push_back({run.state().position[i].x.value(), run.state().position[i].y.value()});
    run.step();
  }
  figures::plot picture{
      "seven-bodies",
      "The paths of seven bodies in a plane over three seconds. They fall towards "
      "each other, swing round, and part in all directions.",
      {"x in m", -6, 6, 2},
      {"y in m", -6, 6, 2}};
  for (std::size_t i = 0; i < 7; ++i) picture.add({std::to_string(i + 1) + " kg", paths[i]});
  picture.without_reference().equal_scales().write();
}
