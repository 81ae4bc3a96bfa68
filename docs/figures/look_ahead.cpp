// SPDX-License-Identifier: BSL-1.0
// Chapter 5: a damped spring in steps of 1/2 s by methods of one, two and four slopes.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre},
                                     unitstep::damper{1.0 * si::kilogram / si::second}};
constexpr unitstep::damped_oscillator exact{2.0 / si::second, 0.5 / si::second};
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto halves(auto method) {
  return unitstep::trajectory<12>(method, let_go, swing, 0.5 * si::second);
}
constexpr auto euler = halves(unitstep::explicit_euler{});
constexpr auto midpoint = halves(unitstep::midpoint{});
constexpr auto rk4 = halves(unitstep::rk4{});

/// The largest distance from the closed form.
constexpr double off(auto const& samples) {
  double most = 0;
  for (auto const& [time, state] : samples) {
    auto const missing = (state.position - exact.after(let_go, time).position).value();
    if (missing > most) most = missing;
    if (-missing > most) most = -missing;
  }
  return most;
}
static_assert(off(euler) > 5);
static_assert(off(midpoint) > 0.1 && off(rk4) < 0.02);

int main() {
  std::vector<figures::point> closed;
  for (int i = 0; i <= 240; ++i) {
    auto const t = i / 40.0 * si::second;
    closed.push_back({t.value(), exact.after(let_go, t).position.value()});
  }
  figures::plot{"look-ahead",
                "Position of a damped spring over 6 seconds in steps of half a second. The "
                "midpoint method follows the closed form at a "
                "visible distance. RK4 is on it.",
                {"time in s", 0, 6, 1},
                {"position in m", -1.5, 1.5, 0.5}}
      .add({"closed form", closed})
      .add({"explicit Euler", figures::points_of(euler, position), true})
      .add({"midpoint", figures::points_of(midpoint, position), true})
      .add({"RK4", figures::points_of(rk4, position), true})
      .leaves("Explicit Euler leaves the picture.")
      .write();
}
