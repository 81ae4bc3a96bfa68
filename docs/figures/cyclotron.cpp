// SPDX-License-Identifier: BSL-1.0
// A proton in a cyclotron for three turns, by a method that knows of turning and two that do not.
#include <boost/units/systems/si.hpp>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

std::vector<figures::point> path(auto method) {
  auto const mass = 1.67262192e-27 * si::kilogram;
  auto const charge = 1.602176634e-19 * si::coulomb;
  auto const b = 1.5 * si::tesla;
  unitstep::motion const thrown{vec{0.0, 0.0, 0.0} * si::metre,
                                vec{2e7, 0.0, 0.0} * si::metre_per_second};
  unitstep::second_law const proton{mass,
                                    unitstep::magnetic_force{charge, vec{0.0 * b, 0.0 * b, b}}};
  unitstep::simulation sim{method, thrown, proton,
                           2 * std::numbers::pi * mass / (charge * b) / 40.0};
  std::vector<figures::point> points;
  for (int n = 0; n <= 120; ++n) {
    auto const r = sim.state().position;
    points.push_back({100 * r.x.value(), 100 * r.y.value()});
    sim.step();
  }
  return points;
}

int main() {
  figures::plot{"cyclotron",
                "Three turns of a proton in a magnetic field with forty steps a turn. By boris the "
                "path is one circle, 28 cm wide. By leapfrog it is a spiral outwards. By RK4 it is "
                "the circle too, as far as one can see.",
                {"x in cm", -40, 40, 10},
                {"y in cm", -40, 10, 10}}
      .add({"boris", path(unitstep::boris{})})
      .add({"leapfrog", path(unitstep::leapfrog{})})
      .add({"RK4", path(unitstep::rk4{})})
      .without_reference()
      .leaves("Leapfrog leaves the picture.")
      .write();
}
