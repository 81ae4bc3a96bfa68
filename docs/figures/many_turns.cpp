// SPDX-License-Identifier: BSL-1.0
// Chapter 8: how far a planet is from where it should be after each of a hundred turns.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

// 210 evaluations a turn.
std::vector<figures::point> astray(auto method) {
  int const steps = 210 / method.evaluations;
  auto const sun = [](auto const& s, auto) {
    auto const r = norm(s.position);
    return -1.0 * si::cubic_metre / (si::second * si::second) * s.position / (r * r * r);
  };
  unitstep::motion const nearest{vec{0.8, 0.0} * si::metre,
                                 vec{0.0, std::sqrt(1.5)} * si::metre_per_second};
  unitstep::simulation planet{method, nearest, sun, 2 * std::numbers::pi / steps * si::second};
  std::vector<figures::point> points{{0, 0}};
  for (int turn = 1; turn <= 100; ++turn) {
    for (int n = 0; n < steps; ++n) planet.step();
    points.push_back({double(turn), norm(planet.state().position - nearest.position).value()});
  }
  return points;
}

int main() {
  figures::plot{"many-turns",
                "How far the planet is from where it should be, over a hundred turns. Leapfrog: a "
                "straight line up to 0.27. RK4: a parabola, below leapfrog at first, that reaches "
                "0.75. Forest and Ruth's method: a straight line up to 0.06. Suzuki's: hardly "
                "above zero.",
                {"turns", 0, 100, 20},
                {"error, in semi-major axes", 0, 0.8, 0.2}}
      .add({"leapfrog", astray(unitstep::leapfrog{})})
      .add({"RK4", astray(unitstep::rk4{})})
      .add({"forest_ruth", astray(unitstep::forest_ruth{})})
      .add({"suzuki4", astray(unitstep::suzuki4{})})
      .without_reference()
      .write();
}
