// SPDX-License-Identifier: BSL-1.0
// How a chain falls whose right end is let go.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <string>
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
  constrained const free{second_law{0.01 * kg, weight}, by_left, links};
  simulation run{rattle{}, project(free, hung), free, 0.0005 * s};
  figures::plot picture{
      "chain-falls",
      "A chain that hung between two hooks, after the right one let go, at 0, 100, 200 and 300 "
      "milliseconds. It stays bent like a U whose right side gets shorter and whose bend comes "
      "down; after 300 "
      "milliseconds the right end is 0.53 metres lower.",
      {"x in m", -0.8, 1.2, 0.2},
      {"y in m", -1, 0, 0.2}};
  for (int n = 0; n <= 800; ++n) {
    if (n % 200 == 0 && n < 800) {
      std::vector<figures::point> shape{{0, 0}};
      for (auto const& p : run.state().position) shape.push_back({p.x.value(), p.y.value()});
      picture.add({std::to_string(n / 2) + " ms", shape});
    }
    run.step();
  }
  picture.without_reference().equal_scales().write();
}
