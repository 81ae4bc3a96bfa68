// SPDX-License-Identifier: BSL-1.0
// Held together: how far a rod is from its length, by RK4 alone and by rattle.
#include <boost/units/systems/si.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

template <class Method>
std::vector<figures::point> off(Method method) {
  simulation run{method, motion{vec{0.6 * m, -0.8 * m}, vec{0.0 * m_per_s, 0.0 * m_per_s}},
                 constrained{second_law{1.0 * kg, gravity{vec{0.0 * m_per_s2, -9.81 * m_per_s2}}},
                             distance{vec{0.0 * m, 0.0 * m}, body(0), 1.0 * m}},
                 0.05 * s};
  std::vector<figures::point> points;
  for (int n = 0; n <= 800; ++n) {
    points.push_back({0.05 * n, 1e3 * (norm(run.state().position).value() - 1)});
    run.step();
  }
  return points;
}

int main() {
  figures::plot{
      "length-of-a-rod",
      "How far the rod of a pendulum is from its length over 40 seconds. By RK4 alone it gets "
      "shorter along a parabola, by 19 millimetres at the end. By rattle it keeps its length.",
      {"time in s", 0, 40, 10},
      {"length in mm, less 1 m", -20, 5, 5}}
      .add({"RK4", off(rk4{})})
      .add({"rattle", off(rattle{})})
      .without_reference()
      .write();
}
