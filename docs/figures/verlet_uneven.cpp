// SPDX-License-Identifier: BSL-1.0
// Chapter 4: a ball thrown up, in steps of 1/2 s and 1/4 s by turns, by three Verlet formulas.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto thrown = unitstep::motion{0.0 * si::metre, 20.0 * si::metre_per_second};
constexpr auto falls = [](auto const&, auto) { return -10.0 * si::metre_per_second_squared; };
constexpr auto long_step = 0.5 * si::second;
constexpr auto short_step = 0.25 * si::second;

std::vector<figures::point> by(auto method) {
  unitstep::simulation run{method, thrown, falls, long_step};
  std::vector<figures::point> points{{0, 0}};
  for (int n = 0; n < 16; ++n) {
    run.step(n % 2 == 0 ? long_step : short_step);
    points.push_back({run.time().value(), run.state().position.value()});
  }
  return points;
}

/// 2 x_n - x_{n-1} + a h^2 with whatever h is due.
std::vector<figures::point> by_the_plain_formula() {
  std::vector<figures::point> points{{0, 0}, {0.5, 20 * 0.5 - 5 * 0.5 * 0.5}};
  for (int n = 1; n < 16; ++n) {
    double const h = n % 2 == 0 ? 0.5 : 0.25;
    auto const before = points[points.size() - 2];
    auto const now = points.back();
    points.push_back({now.x + h, 2 * now.y - before.y - 10 * h * h});
  }
  return points;
}

int main() {
  std::vector<figures::point> exact;
  for (int i = 0; i <= 120; ++i) exact.push_back({i / 20.0, i - i * i / 80.0});
  figures::plot{
      "verlet-uneven",
      "Height of a thrown ball over 6 seconds in steps of a half and a quarter of a second by "
      "turns. The plain formula rises to 32 metres instead of 20 and ends 20 metres too high. "
      "The time-corrected one ends 2.5 metres too high. The variable-step one is on the closed "
      "form.",
      {"time in s", 0, 6, 1},
      {"height in m", -60, 40, 20}}
      .add({"closed form", exact})
      .add({"plain formula", by_the_plain_formula(), true})
      .add({"time-corrected", by(unitstep::time_corrected_verlet{}), true})
      .add({"variable-step", by(unitstep::variable_step_verlet{}), true})
      .write();
}
