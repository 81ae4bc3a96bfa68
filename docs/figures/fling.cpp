// SPDX-License-Identifier: BSL-1.0
// Three dimensions: five turns of an ellipse by two methods for the same work.
#include <boost/units/systems/si.hpp>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

template <class Method>
std::vector<figures::point> path(Method const& method, int steps_per_turn, int steps) {
  unitstep::simulation body{
      method,
      unitstep::motion{vec{0.4, 0.0, 0.0} * si::metre, vec{0.0, 1.6, 1.2} * si::metre_per_second},
      unitstep::central_gravity{1.0 * si::cubic_metre / (si::second * si::second)},
      2 * std::numbers::pi / steps_per_turn * si::second};
  std::vector<figures::point> points;
  for (int n = 0; n <= steps; ++n) {
    auto const r = body.state().position;
    points.push_back({r.x.value(), 0.8 * r.y.value() + 0.6 * r.z.value()});
    body.step();
  }
  return points;
}

int main() {
  figures::plot{
      "fling",
      "A long ellipse around the origin, seen straight on. By velocity Verlet the body stays on "
      "ellipses of the same shape that turn slowly around the sun. By RK4 with a quarter of the "
      "steps each turn is smaller than the one before, and near the end of the fourth the body "
      "leaves on a straight line.",
      {"x in m", -2, 1.2, 0.4},
      {"in the plane, across, in m", -1, 1, 0.5}}
      .add({"exact", path(unitstep::yoshida8{}, 200, 200)})
      .add({"RK4, 24 steps a turn", path(unitstep::rk4{}, 24, 120), true})
      .add({"velocity Verlet, 96", path(unitstep::velocity_verlet{}, 96, 480)})
      .add({"sun", {{0, 0}}, true})
      .leaves("RK4 leaves the picture.")
      .write();
}
