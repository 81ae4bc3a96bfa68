// SPDX-License-Identifier: BSL-1.0
// Chapter 22: where the steps of a comet end, chosen by the method and all of one length.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  unitstep::central_gravity const sun{1.0 * si::cubic_metre / (si::second * si::second)};
  unitstep::motion const farthest{vec{1.9, 0.0} * si::metre,
                                  vec{0.0, std::sqrt(0.1 / 1.9)} * si::metre_per_second};
  double const turn = 2 * std::numbers::pi;
  unitstep::simulation chosen{
      unitstep::dormand_prince5{}, farthest, sun,
      unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}}};
  std::vector<figures::point> dots{{1.9, 0}};
  while (chosen.time().value() < turn) {
    chosen.step();
    auto const p = chosen.state().position;
    dots.push_back({p.x.value(), p.y.value()});
  }
  unitstep::two_body const truth{sun.parameter};
  std::vector<figures::point> ellipse;
  // Even steps of the eccentric anomaly u, at times u + 0.9 sin u after the farthest point: as many
  // points where the comet is fast.
  for (int n = 0; n <= 180; ++n) {
    double const u = turn * n / 180;
    auto const p = truth.after(farthest, (u + 0.9 * std::sin(u)) * si::second).position;
    ellipse.push_back({p.x.value(), p.y.value()});
  }
  figures::plot{"comet-steps",
                "A long ellipse round the sun, which stands near its left end. The steps end far "
                "apart on the right, where the comet is slow, and close together round the sun.",
                {"x in m", -0.5, 2, 0.5},
                {"y in m", -0.6, 0.6, 0.3}}
      .add({"the ellipse", ellipse})
      .add({"ends of the steps", dots, true})
      .add({"the sun", {{0, 0}}, true})
      .equal_scales()
      .write();
}
