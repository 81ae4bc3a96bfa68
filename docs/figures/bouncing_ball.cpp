// SPDX-License-Identifier: BSL-1.0
// The path of a ball that bounces on the ground and between two walls.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::falling;
using unitstep::vec;

constexpr unitstep::motion pushed{vec{1.0, 1.0} * si::metre, vec{2.0, 0.0} * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) {
  return vec{0.0, -9.81} * si::metre_per_second_squared;
};
constexpr auto x = [](auto const& s, auto) { return s.position.x; };
constexpr auto y = [](auto const& s, auto) { return s.position.y; };
constexpr auto beyond = [](auto const& s, auto) { return s.position.x - 3.0 * si::metre; };

int main() {
  std::vector<figures::point> path;
  auto const look = [&](auto const& s, auto) {
    path.push_back({s.position.x.value(), s.position.y.value()});
  };
  auto ball = pushed;
  auto const h = si::second / 64.0;
  for (int n = 0; n < 10; ++n) {
    auto const end =
        integrate_until(unitstep::velocity_verlet{}, ball, falls, h,
                        unitstep::first_of{falling(x), unitstep::rising(beyond), falling(y)}, 1000);
    integrate_observed(unitstep::velocity_verlet{}, ball, falls, h, end.steps - 1, look);
    look(end.state, end.time);
    ball = end.state;
    (end.which == 2 ? ball.velocity.y : ball.velocity.x) *= end.which == 2 ? -0.8 : -1.0;
  }
  figures::plot{"bouncing-ball",
                "The path of a ball in a room 3 metres wide. It bounces on the ground, each time "
                "less high, and comes back from the right wall and then from the left one.",
                {"distance in m", 0, 3, 1},
                {"height in m", 0, 1, 0.5}}
      .add({"path", path})
      .write();
}
