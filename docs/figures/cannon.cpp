// SPDX-License-Identifier: BSL-1.0
// How far a cannon shoots at each angle, and the two angles that hit 300 m.
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

/// With a share of the drag of a ball of 5 kg and 11 cm.
auto range(auto angle, double share) {
  auto const k = share * 0.47 * 1.2 * 0.11 * 0.11 * 3.141592653589793 / 4 / 5 / 2 / m;
  auto const flies = [k](auto const& ball, auto) {
    auto const v = ball.velocity;
    return vec{0.0, -9.81} * m_per_s2 - k * norm(v) * v;
  };
  auto const height = [](auto const& ball, auto) { return ball.position.y; };
  vec const velocity{70.0 * m_per_s * cos(angle), 70.0 * m_per_s * sin(angle)};
  return integrate_until(rk4{}, motion{vec{0.0, 0.0} * m, velocity}, flies, 0.5 * s,
                         falling(height), 100)
      .state.position.x;
}

std::vector<figures::point> at_each_angle(double share) {
  std::vector<figures::point> points;
  for (int angle = 2; angle <= 88; angle += 2)
    points.push_back({1.0 * angle, range(1.0 * angle * deg, share).value()});
  return points;
}

int main() {
  auto const miss = [](auto angle) { return range(angle, 1) - 300.0 * m; };
  double const flat = solve(miss, 20.0 * deg) / deg;
  double const steep = solve(miss, 65.0 * deg) / deg;
  figures::plot{
      "cannon",
      "Range over the angle from 2 to 88 degrees. Without air it is at most 500 metres, at 45 "
      "degrees. With drag it is at most 416 metres, at 44 degrees, and 300 metres at 21.1 and 66.6 "
      "degrees.",
      {"angle in degrees", 0, 90, 15},
      {"range in m", 0, 500, 100}}
      .add({"in vacuum", at_each_angle(0)})
      .add({"in air", at_each_angle(1)})
      .add({"300 m", {{flat, 300}, {steep, 300}}, true, false})
      .write();
}
