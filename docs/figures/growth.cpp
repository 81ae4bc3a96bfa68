// SPDX-License-Identifier: BSL-1.0
// Chapter 9: by how much a step multiplies the swing of a spring, against omega h.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

// omega = 1 per second, so the step in seconds is omega h.
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{1.0 * si::newton / si::metre}};
constexpr auto one_step(auto method, double x, double v, double h) {
  return unitstep::integrate(method, unitstep::motion{x * si::metre, v * si::metre_per_second},
                             swing, h * si::second, 1);
}

/// The larger eigenvalue of the matrix of one step, by its trace and determinant.
constexpr double growth(auto method, double h) {
  auto const a = one_step(method, 1, 0, h);
  auto const b = one_step(method, 0, 1, h);
  double const trace = a.position.value() + b.velocity.value();
  double const determinant =
      a.position.value() * b.velocity.value() - a.velocity.value() * b.position.value();
  double const under = trace * trace / 4 - determinant;
  if (under <= 0) return unitstep::sqrt(determinant);
  return (trace < 0 ? -trace : trace) / 2 + unitstep::sqrt(under);
}
static_assert(growth(unitstep::velocity_verlet{}, 1.99) < 1.000001);
static_assert(growth(unitstep::velocity_verlet{}, 2.01) > 1.2);
static_assert(growth(unitstep::rk4{}, 2.82) < 1 && growth(unitstep::rk4{}, 2.84) > 1);
static_assert(growth(unitstep::implicit_euler{}, 100) < 0.011);

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int i = 1; i <= 175; ++i) points.push_back({i / 50.0, growth(method, i / 50.0)});
  return points;
}

int main() {
  figures::plot{"growth",
                "By how much one step multiplies the swing, against omega times h from 0 to 3.5. "
                "Velocity Verlet is at exactly 1 up to 2 and shoots up there. RK4 dips to one "
                "half and is above 1 beyond 2.83. Implicit Euler falls steadily, to 0.3 "
                "at 3.5.",
                {"ωh", 0, 3.5, 0.5},
                {"factor per step", 0, 2, 0.5}}
      .add({"true motion", {{0, 1}, {3.5, 1}}})
      .add({"velocity Verlet", line_of(unitstep::velocity_verlet{})})
      .add({"RK4", line_of(unitstep::rk4{})})
      .add({"implicit Euler", line_of(unitstep::implicit_euler{})})
      .leaves("Velocity Verlet and RK4 leave the picture.")
      .write();
}
