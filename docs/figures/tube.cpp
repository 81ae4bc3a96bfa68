// SPDX-License-Identifier: BSL-1.0
// Proved for every start: the boxes of a tube, and solutions that run inside.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using unitstep::between, unitstep::motion;

constexpr auto duffing = [](auto const& s, auto) {
  return -s.position - s.position * s.position * s.position;
};
constexpr int steps = 24;
constexpr double dt = 0.0625;
constexpr motion any{between(0.95, 1.05), between(-0.05, 0.05)};

int main() {
  auto const tube = unitstep::tube<steps>(any, duffing, dt);
  std::vector<figures::point> low, high;
  for (std::size_t n = 0; n < steps; ++n) {
    auto const box = tube[n].state.position;
    double const t = tube[n].time;
    low.push_back({t, box.lower});
    low.push_back({t + dt, box.lower});
    high.push_back({t, box.upper});
    high.push_back({t + dt, box.upper});
  }
  auto const solution = [](double x, double v) {
    std::vector<figures::point> points;
    for (auto const& [time, state] :
         unitstep::trajectory<96>(unitstep::rk4{}, motion{x, v}, duffing, dt / 4))
      points.push_back({time, state.position});
    return points;
  };
  figures::plot{
      "tube",
      "The tube of a stiffening spring for all starts between 0.95 and 1.05 and all speeds up "
      "to 0.05: two stairs, one above the other, and between them two solutions. They never "
      "cross a stair.",
      {"time", 0, 1.5, 0.25},
      {"position", -1, 1.25, 0.25}}
      .add({"upper bounds", high})
      .add({"lower bounds", low})
      .add({"from 0.95 at -0.05", solution(0.95, -0.05)})
      .add({"from 1.05 at 0.05", solution(1.05, 0.05)})
      .without_reference()
      .write();
}
