// SPDX-License-Identifier: BSL-1.0
// Article C's figure 3 and article D's diagram: the way that is made at a constant velocity between two states.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

//! [constant]
// 1.5 m/s for 8 s: from one state to the next the way is v dt, and
// each step of explicit Euler is on the line s = v t.
constexpr auto v = 1.5 * si::metre_per_second;
constexpr auto dt = 1.0 * si::second;
constexpr unitstep::motion walking{0.0 * v * si::second, v};
constexpr auto unhurried = [](auto const&, auto) {  //
  return 0.0 * v / si::second;
};
constexpr auto walk = unitstep::trajectory<8>(  //
    unitstep::explicit_euler{}, walking, unhurried, dt);
constexpr bool on_the_line(auto const& samples) {
  for (auto const& [time, state] : samples)
    if (state.position != v * time) return false;
  return true;
}
static_assert(on_the_line(walk));
static_assert(walk[5].state.position - walk[4].state.position == v * dt);
static_assert(walk[8].state.position == 12.0 * si::metre);
//! [constant]

int main() {
  auto const steps = figures::points_of(walk, [](auto const& s) { return s.position.value(); });
  figures::point const from = steps[4], to = steps[5];
  figures::plot{"c-constant",
                "The displacement under a constant velocity of 1.5 metres per second over 8 "
                "seconds: a straight line with a dot at each step. From s n, after 4 seconds, "
                "to s n plus 1, a second later, it rises by v n times dt, 1.5 metres.",
                {"time in s", 0, 8, 1},
                {"displacement in m", 0, 12, 3}}
      .add({"1.5 m/s", {{0, 0}, {8, 12}}})
      .add({"explicit Euler", steps, true})
      .add({"v dt", {{from.x, from.y}, {to.x, from.y}, {to.x, to.y}}})
      .add(figures::note{"sₙ", {from.x - 0.12, from.y + 0.35}, "end"})
      .add(figures::note{"sₙ₊₁", {to.x - 0.12, to.y + 0.35}, "end"})
      .add(figures::note{"dt", {(from.x + to.x) / 2, from.y - 0.8}, "middle"})
      .add(figures::note{"vₙ dt", {to.x + 0.12, (from.y + to.y) / 2 - 0.2}})
      .write();
}
