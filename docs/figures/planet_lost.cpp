// SPDX-License-Identifier: BSL-1.0
// Chapter 22: a planet's distance from the sun, in steps within a loose tolerance and in equal steps.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

template <class Run>
std::vector<figures::point> distances(Run run) {
  std::vector<figures::point> points;
  while (run.time() < 75.0 * si::second) {
    points.push_back({run.time().value(), unitstep::norm(run.state().position).value()});
    run.step();
  }
  return points;
}

int main() {
  unitstep::central_gravity const sun{1.0 * si::cubic_metre / (si::second * si::second)};
  unitstep::motion const nearest{vec{0.8, 0.0} * si::metre,
                                 vec{0.0, std::sqrt(1.5)} * si::metre_per_second};
  unitstep::tolerance const loose{unitstep::motion{1e-3 * si::metre, 1e-3 * si::metre_per_second}};
  figures::plot{"planet-lost",
                "The distance of a planet from the sun against time. In equal steps it goes on "
                "swinging between 0.8 and 1.2 metres. In steps within a tolerance of a thousandth "
                "it sinks, faster and faster, to a third of a metre.",
                {"time in s", 0, 75, 25},
                {"distance in m", 0, 1.25, 0.25}}
      .add({"velocity Verlet, equal steps",
            distances(
                unitstep::simulation{unitstep::velocity_verlet{}, nearest, sun, 0.1 * si::second})})
      .add({"Dormand-Prince, tolerance 0.001",
            distances(unitstep::simulation{unitstep::dormand_prince5{}, nearest, sun, loose})})
      .without_reference()
      .write();
}
