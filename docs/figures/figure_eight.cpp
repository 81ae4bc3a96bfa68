// SPDX-License-Identifier: BSL-1.0
// Three dimensions: three bodies that follow each other along an eight, a third of a turn.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

int main() {
  auto const m = si::metre;
  auto const m_per_s = si::metre_per_second;
  unitstep::simulation bodies{
      unitstep::yoshida6{},
      unitstep::motion{
          std::array{vec{0.97000436, -0.24308753} * m, vec{-0.97000436, 0.24308753} * m,
                     vec{0.0, 0.0} * m},
          std::array{vec{0.466203685, 0.43236573} * m_per_s, vec{0.466203685, 0.43236573} * m_per_s,
                     vec{-0.93240737, -0.86473146} * m_per_s}},
      unitstep::second_law{
          1.0 * si::kilogram,
          unitstep::mutual_gravity{1.0 * m * m * m / (si::kilogram * si::second * si::second)}},
      6.32591398 / 192 * si::second};
  std::array<std::vector<figures::point>, 3> paths;
  for (int n = 0; n <= 64; ++n) {
    for (std::size_t i = 0; i < 3; ++i) {
      auto const r = bodies.state().position[i];
      paths[i].push_back({r.x.value(), r.y.value()});
    }
    bodies.step();
  }
  figures::plot{"figure-eight",
                "The paths of three bodies during a third of a turn. Together they make one lying "
                "eight, 2.2 metres wide and 0.7 high. Each path ends where the next one starts.",
                {"x in m", -1.2, 1.2, 0.4},
                {"y in m", -0.75, 0.75, 0.25}}
      .add({"first body", paths[0]})
      .add({"second", paths[1]})
      .add({"third", paths[2]})
      .without_reference()
      .write();
}
