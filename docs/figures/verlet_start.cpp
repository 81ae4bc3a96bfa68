// SPDX-License-Identifier: BSL-1.0
// Chapter 4: a ball thrown up, by Størmer-Verlet in steps of 1/2 s, started in two ways.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto thrown = unitstep::motion{0.0 * si::metre, 20.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto height = [](auto const& state) { return state.position.value(); };

constexpr auto well =
    unitstep::trajectory<8>(unitstep::stormer_verlet{}, thrown, falls, 0.5 * si::second);
// A first step from x_{-1} = x_0 - v_0 h makes x_1 = x_0 + v_0 h + a h^2, as if the ball had been
// thrown at v_0 + a h / 2.
constexpr auto badly = unitstep::trajectory<8>(
    unitstep::stormer_verlet{}, unitstep::motion{0.0 * si::metre, 17.5 * si::metre_per_second},
    falls, 0.5 * si::second);
constexpr auto less_badly = unitstep::trajectory<16>(
    unitstep::stormer_verlet{}, unitstep::motion{0.0 * si::metre, 18.75 * si::metre_per_second},
    falls, 0.25 * si::second);
//! [claim]
// Started right; one straight step back, h = 1/2 s and 1/4 s.
static_assert(well[8].state.position == 0.0 * si::metre);
static_assert(badly[8].state.position == -10.0 * si::metre);
static_assert(less_badly[16].state.position == -5.0 * si::metre);
// The same by the formula, from x_{-1} = x_0 - v_0 h and x_0 = 0.
constexpr double started_back(double h, int steps) {
  double before = -20 * h, now = 0;
  for (int n = 0; n < steps; ++n) {
    double const next = 2 * now - before - 10 * h * h;
    before = now, now = next;
  }
  return now;
}
static_assert(started_back(0.5, 8) == -10);
static_assert(started_back(0.25, 16) == -5);
//! [claim]

int main() {
  std::vector<figures::point> exact;
  for (int i = 0; i <= 80; ++i) exact.push_back({i / 20.0, i - i * i / 80.0});
  figures::plot{
      "verlet-start",
      "Height of a thrown ball over 4 seconds. The closed form is a parabola that returns to the "
      "ground. Started with half the acceleration, Størmer-Verlet is on it. Started one straight "
      "step back, it ends 10 metres below with steps of half a second, 5 metres below with steps "
      "of a quarter.",
      {"time in s", 0, 4, 1},
      {"height in m", -12, 24, 4}}
      .add({"closed form", exact})
      .add({"started back, h = 1/2 s", figures::points_of(badly, height), true})
      .add({"started right, h = 1/2 s", figures::points_of(well, height), true})
      .add({"started back, h = 1/4 s", figures::points_of(less_badly, height), true})
      .write();
}
