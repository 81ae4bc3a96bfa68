// SPDX-License-Identifier: BSL-1.0
// Chapter 25: a ball whose floor is looked for after each step, beside one whose hits are found.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion let_go{2.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) { return -9.81 * si::metre_per_second_squared; };
constexpr auto height = [](auto const& ball, auto) { return ball.position; };
constexpr auto bounce = [](auto const& ball, auto) {
  return motion{ball.position, -0.5 * ball.velocity};
};

std::vector<figures::point> looked_after(double seconds, bool lifted, double kept) {
  simulation ball{velocity_verlet{}, let_go, falls, si::second / 15.0};
  std::vector<figures::point> path{{0, 2}};
  while (ball.time().value() < seconds - 1e-9) {
    ball.step();
    motion next = ball.state();
    if (next.position < 0.0 * si::metre) {
      if (lifted) next.position = 0.0 * si::metre;
      next.velocity *= -kept;
      ball.set_state(next);
    }
    path.push_back({ball.time().value(), next.position.value()});
  }
  return path;
}

int main() {
  std::vector<figures::point> found;
  integrate_observed(
      velocity_verlet{}, let_go, falls, si::second / 200.0, 800,
      [&](auto const& ball, auto t) { found.push_back({t.value(), ball.position.value()}); },
      when(falling(height), bounce, rest_below(1e-3 * si::metre_per_second)));
  found.push_back({4, 0});
  figures::plot{
      "floor-looked-for",
      "Height over 4 seconds of a ball that falls 2 metres and keeps half of its speed. Its "
      "hits found, it bounces three times that can be seen and lies still after 1.9 seconds. "
      "Looked at 15 times a second and turned round, it is caught below the floor and "
      "sinks to 0.4 metres below. Put back on the floor, and with all of its speed kept, it "
      "bounces "
      "higher each time, to more than 2.5 metres.",
      {"time in s", 0, 4, 1},
      {"height in m", -1, 3, 1}}
      .add({"each hit found", found})
      .add({"turned round", looked_after(4, false, 0.5), true})
      .add({"put back, all speed kept", looked_after(4, true, 1)})
      .write();
}
