// SPDX-License-Identifier: BSL-1.0
// Chapter 20: a jump in a game at 60 and at 20 updates a second, beside the parabola.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

std::vector<figures::point> jump(auto method, int updates) {
  unitstep::simulation hero{
      method, unitstep::motion{vec{0.0, 0.0} * si::metre, vec{5.0, 7.0} * si::metre_per_second},
      [](auto const&, auto) { return vec{0.0, -20.0} * si::metre_per_second_squared; },
      si::second / double(updates)};
  std::vector<figures::point> path;
  for (int n = 0; n <= 7 * updates / 10; ++n) {
    auto const p = hero.state().position;
    path.push_back({p.x.value(), p.y.value()});
    hero.step();
  }
  return path;
}

int main() {
  figures::plot{
      "jump",
      "Three jumps. The parabola is 1.225 metres high at its top and 3.5 metres long. With "
      "60 updates a second the jump is 1.17 metres high and a little shorter, with 20 "
      "updates 1.05 metres high and 3.25 metres long, below a ledge of 1.1 metres.",
      {"distance in m", 0, 3.5, 0.5},
      {"height in m", -0.5, 1.5, 0.5}}
      .add({"parabola", jump(unitstep::leapfrog{}, 240)})
      .add({"60 updates", jump(unitstep::semi_implicit_euler{}, 60)})
      .add({"20 updates", jump(unitstep::semi_implicit_euler{}, 20), true})
      .add({"ledge", {{0, 1.1}, {3.5, 1.1}}})
      .write();
}
