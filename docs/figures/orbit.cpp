// SPDX-License-Identifier: BSL-1.0
// A satellite on an ellipse, in thousands of kilometres.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  double const mu = 398600.4418;
  unitstep::simulation satellite{
      unitstep::rk4{},
      unitstep::motion{vec{7000.0, 0.0} * si::metre,
                       vec{0.0, std::sqrt(mu * 1.2 / 7000)} * si::metre_per_second},
      [mu](auto const& s, auto) {
        auto const r = unitstep::norm(s.position);
        return -mu * si::cubic_metre / (si::second * si::second) * s.position / (r * r * r);
      },
      30.0 * si::second};
  std::vector<figures::point> curve;
  for (int n = 0; n < 273; ++n) {
    auto const p = satellite.state().position;
    curve.push_back({p.x.value() / 1000, p.y.value() / 1000});
    satellite.step();
  }
  figures::plot{
      "orbit",
      "An ellipse round the origin: its lowest point is 7000 kilometres to the right, its "
      "highest 10500 kilometres to the left.",
      {"x in 1000 km", -12, 8, 4},
      {"y in 1000 km", -10, 10, 5}}
      .add({"one period", curve})
      .add({"centre of the Earth", {{0, 0}}, true})
      .without_reference()
      .equal_scales()
      .write();
}
