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
  auto const turn = [&](auto& s, auto t) {
    look(s, t);
    s.velocity.x *= -1.0;
  };
  int bounces = 0;
  auto const hop = [&](auto const& s, auto t) {
    look(s, t);
    auto next = s;
    next.velocity.y *= -0.8;
    return unitstep::stop_if(++bounces == 8, next);
  };
  integrate_observed(unitstep::velocity_verlet{}, pushed, falls, si::second / 64.0, 1000, look,
                     unitstep::when(falling(x), turn),
                     unitstep::when(unitstep::rising(beyond), turn),
                     unitstep::when(falling(y), hop));
  figures::plot{"bouncing-ball",
                "The path of a ball in a room 3 metres wide. It bounces on the ground, each time "
                "less high, and comes back from the right wall and then from the left one.",
                {"distance in m", 0, 3, 1},
                {"height in m", 0, 1, 0.5}}
      .add({"path", path})
      .write();
}
