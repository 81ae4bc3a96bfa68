// SPDX-License-Identifier: BSL-1.0
// How a chain of 40 links hangs between two hooks, beside the catenary.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

auto rod(std::size_t a, std::size_t b) { return distance{body(a), body(b), 0.025 * m}; }

int main() {
  vec const at_left{0.0 * m, 0.0 * m}, at_right{0.4 * m, 0.0 * m};
  gravity const weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
  distance const by_left{at_left, body(0), 0.025 * m}, by_right{at_right, body(38), 0.025 * m};
  std::vector<decltype(rod(0, 1))> links;
  std::vector<vec<decltype(1.0 * m), 2>> places;
  for (std::size_t i = 1; i < 40; ++i) {
    double const n = static_cast<double>(i);
    if (i < 39) links.push_back(rod(i - 1, i));
    places.push_back(vec{n * 0.01 * m, -std::fmin(n, 40 - n) * std::sqrt(0.84) * 0.025 * m});
  }
  motion const v{places, std::vector(39, vec{0.0 * m_per_s, 0.0 * m_per_s})};
  constrained const in_oil{second_law{0.01 * kg, weight, damper{0.2 * kg / s}}, by_left, links,
                           by_right};
  auto const hung = integrate(rattle{}, project(in_oil, v), in_oil, 0.002 * s, 5000);
  std::vector<figures::point> joints{{0, 0}}, catenary;
  for (auto const& p : hung.position) joints.push_back({p.x.value(), p.y.value()});
  joints.push_back({0.4, 0});
  double const a = 0.0783498050642;  // 2 a sinh(0.2 / a) is 1
  for (int n = 0; n <= 80; ++n) {
    double const x = 0.005 * n;
    catenary.push_back({x, a * (std::cosh((x - 0.2) / a) - std::cosh(0.2 / a))});
  }
  figures::plot{"chain-hangs",
                "A chain of 40 links hangs between two hooks 0.4 metres apart, 0.43 metres down in "
                "the middle. Its joints are dots on the curve of a hyperbolic cosine.",
                {"x in m", -0.4, 0.8, 0.2},
                {"y in m", -0.5, 0, 0.1}}
      .add({"catenary", catenary})
      .add({"joints of the chain", joints, true, false})
      .equal_scales()
      .write();
}
