// SPDX-License-Identifier: BSL-1.0
// Three dimensions: the triangles between the sun and the ends of the steps are all as large.
#include <boost/units/systems/si.hpp>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  int const steps = 32;
  unitstep::simulation body{
      unitstep::velocity_verlet{},
      unitstep::motion{vec{-1.6, 0.0, 0.0} * si::metre,
                       vec{0.0, -0.4, -0.3} * si::metre_per_second},
      unitstep::central_gravity{1.0 * si::cubic_metre / (si::second * si::second)},
      2 * std::numbers::pi / steps * si::second};
  std::vector<figures::point> path, spokes;
  for (int n = 0; n <= steps; ++n) {
    auto const r = body.state().position;
    figures::point const p{r.x.value(), 0.8 * r.y.value() + 0.6 * r.z.value()};
    path.push_back(p);
    spokes.push_back({0, 0});
    spokes.push_back(p);
    body.step();
  }
  figures::plot{
      "equal-areas",
      "Nearly one turn on an ellipse in 32 steps, from its far end. A line goes from the sun to "
      "the end of each "
      "step. Near the sun the triangles between them are short and wide, far away they "
      "are long and narrow. Their areas are equal.",
      {"x in m", -2, 1.2, 0.4},
      {"in the plane, across, in m", -1, 1, 0.5}}
      .add({"lines to the sun", spokes})
      .add({"32 steps", path, true})
      .without_reference()
      .write();
}
