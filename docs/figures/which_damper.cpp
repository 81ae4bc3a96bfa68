// SPDX-License-Identifier: BSL-1.0
// Chapter 24: the error of five methods with the same work against the strength of a damper.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <ratio>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

double error(auto method, double c) {
  unitstep::motion const let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
  unitstep::second_law const swing{1.0 * si::kilogram,
                                   unitstep::spring{4.0 * si::newton / si::metre},
                                   unitstep::damper{c * si::kilogram / si::second}};
  unitstep::damped_oscillator const exact{2.0 / si::second, c / 2 / si::second};
  int const steps = 64 / method.evaluations;
  auto const end = unitstep::integrate(method, let_go, swing, 4.0 / steps * si::second, steps);
  auto const due = exact.after(let_go, 4.0 * si::second);
  return std::hypot((end.position - due.position).value(),
                    (end.velocity - due.velocity).value() / 2);
}

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int i = 0; i <= 32; ++i) points.push_back({i / 16.0, std::log10(error(method, i / 16.0))});
  return points;
}

int main() {
  figures::plot{
      "which-damper",
      "The logarithm of the error after four seconds on a spring against the damper, from none to "
      "2 "
      "newton seconds per metre. Without a damper Suzuki's method is the best; with the weakest of "
      "dampers it jumps up by a factor of more than ten and is the worst. Velocity Verlet climbs "
      "as "
      "well, to semi-implicit Euler's few hundredths. Predicted Verlet and, below it, RK4 get "
      "better "
      "with the damper.",
      {"damper in N s/m", 0, 2, 0.5},
      {"error in m, as a power of 10", -4, 0, 1}}
      .add({"semi-implicit Euler", line_of(unitstep::semi_implicit_euler{})})
      .add({"velocity Verlet", line_of(unitstep::velocity_verlet{})})
      .add({"predicted", line_of(unitstep::modified_velocity_verlet<std::ratio<1>>{})})
      .add({"RK4", line_of(unitstep::rk4{})})
      .add({"suzuki4", line_of(unitstep::suzuki4{})})
      .without_reference()
      .write();
}
