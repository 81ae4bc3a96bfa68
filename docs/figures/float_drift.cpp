// SPDX-License-Identifier: BSL-1.0
// Run for a long time: how far a train in single precision is from where it is due, over a level.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr unitstep::motion train{0.0f * si::metre, 50.0f * si::metre_per_second};
constexpr auto rolls = [](auto const&, auto) { return 0.0f * si::metre_per_second_squared; };

std::vector<figures::point> errors(auto method) {
  unitstep::simulation run{method, train, rolls, si::second / 120.0f};
  std::vector<figures::point> points{{0, 0}};
  for (int n = 1; n <= 144'000; ++n) {
    run.step();
    double const due = 50.0 * n * run.dt().value();
    if (n % 3600 == 0) points.push_back({n / 7200.0, run.state().position.value() - due});
  }
  return points;
}

int main() {
  figures::plot{
      "float-drift",
      "The error of the position over twenty minutes. In float it rises to five metres in "
      "the first five minutes, falls to twenty metres below zero, and from eleven minutes on "
      "rises in a straight line to sixty-four metres. Compensated, it stays at zero.",
      {"time in minutes", 0, 20, 5},
      {"error in m", -40, 80, 20}}
      .add({"float", errors(unitstep::semi_implicit_euler{})})
      .add({"compensated", errors(unitstep::compensated{unitstep::semi_implicit_euler{}})})
      .without_reference()
      .write();
}
