// SPDX-License-Identifier: BSL-1.0
// A ball that bounces until it rests, its hits found within steps of 0.3 s; and looked at after each of them.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion let_go{5.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto height = [](auto const& ball, auto) { return ball.position; };
constexpr auto bounce = [](auto const& ball, auto) {
  return motion{ball.position, -0.5 * ball.velocity};
};
constexpr auto hits = when(falling(height), bounce, rest_below(1e-3 * si::metre_per_second));
constexpr auto dt = 0.3 * si::second;

int main() {
  // What is drawn between the steps are looks, which are no steps.
  std::vector<figures::point> course, bounces;
  auto const look = [&](auto const& ball, auto t) {
    course.push_back({t.value(), ball.position.value()});
  };
  auto const end = integrate(rk4{}, let_go, falls, dt, 12, hits, every(si::second / 100.0, look));
  course.push_back({3.5, 0});
  for (auto const& hit : end.events)
    if (hit.which == 0) bounces.push_back({hit.time.value(), 0});

  simulation naive{rk4{}, let_go, falls, dt};
  std::vector<figures::point> looked{{0, 5}};
  while (naive.time().value() < 3.5 - 0.3) {
    naive.step();
    motion ball = naive.state();
    looked.push_back({naive.time().value(), ball.position.value()});
    if (ball.position < 0.0 * si::metre) {
      ball.velocity *= -0.5;
      naive.set_state(ball);
    }
  }
  figures::plot{
      "bounces",
      "Height over time of a ball that falls from 5 metres and keeps half of its speed at "
      "each hit. It hits the ground after 1 second, 2, 2.5, 2.75 and so on, ever sooner, "
      "and lies there after 3 seconds. Looked at after each step of 0.3 seconds alone, it "
      "is 2.2 metres below the ground when it is turned round, and stays below.",
      {"time in s", 0, 3.5, 0.5},
      {"height in m", -4, 6, 2}}
      .add({"when(falling(height), bounce)", course})
      .add({"hits", bounces, true, false})
      .add({"looked at after each step", looked, true})
      .write();
}
