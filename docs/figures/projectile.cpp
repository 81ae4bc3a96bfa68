// SPDX-License-Identifier: BSL-1.0
// A thrown ball with the drag of air and without.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

constexpr unitstep::motion thrown{vec{0.0, 0.0} * si::metre,
                                  vec{28.0, 28.0} * si::metre_per_second};
constexpr unitstep::gravity weight{vec{0.0, -9.80665} * si::metre_per_second_squared};
constexpr unitstep::second_law in_vacuum{0.145 * si::kilogram, weight};
constexpr unitstep::second_law in_air{0.145 * si::kilogram, weight,
                                      unitstep::quadratic_drag{0.0013 * si::kilogram / si::metre}};

/// Its path down to the ground.
template <class Law>
std::vector<figures::point> path(Law const& law) {
  unitstep::simulation ball{unitstep::rk4{}, thrown, law, 0.0625 * si::second};
  std::vector<figures::point> points;
  while (ball.state().position.y >= 0.0 * si::metre) {
    points.push_back({ball.state().position.x.value(), ball.state().position.y.value()});
    ball.step();
  }
  return points;
}

int main() {
  figures::plot{
      "projectile",
      "The path of a ball thrown at 45 degrees. Without air it is a parabola, 160 metres "
      "long and 40 high. In air it comes down after 81 metres, more steeply than it rose.",
      {"distance in m", 0, 160, 40},
      {"height in m", 0, 50, 10}}
      .add({"in vacuum", path(in_vacuum)})
      .add({"in air", path(in_air)})
      .write();
}
