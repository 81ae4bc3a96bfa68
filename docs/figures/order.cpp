// SPDX-License-Identifier: BSL-1.0
// Chapter 6: the error of four methods against the number of steps, both as logarithms.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

// x'' = 6 x^2 from x = 1, v = 2: the closed form is 1 / (1 - t)^2, and that is 4 at t = 1/2.
constexpr double error(auto method, int steps) {
  auto const field = [](auto const& s, auto) {
    return 6.0 / (si::metre * si::second * si::second) * s.position * s.position;
  };
  auto const end =
      unitstep::integrate(method, unitstep::motion{1.0 * si::metre, 2.0 * si::metre_per_second},
                          field, 0.5 / steps * si::second, steps);
  double const off = end.position.value() - 4;
  return off < 0 ? -off : off;
}
static_assert(error(unitstep::rk4{}, 256) < 1e-9);

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int k = 3; k <= 10; ++k) points.push_back({double(k), std::log10(error(method, 1 << k))});
  return points;
}

int main() {
  figures::plot{
      "order",
      "The logarithm of the error against the logarithm of the number of steps, from 8 to "
      "1024 steps. Each method makes a straight line. Explicit Euler falls from 0.8 to "
      "0.01 metres, velocity Verlet parallel to the line of second order from 0.05 to "
      "three millionths, RK4 from a half of a thousandth to two millionths of a millionth.",
      {"number of steps, as a power of 2", 3, 10, 1},
      {"error in m, as a power of 10", -12, 0, 3}}
      .add({"h squared", {{3, -1.2}, {10, -1.2 - 14 * std::log10(2.0)}}})
      .add({"explicit Euler", line_of(unitstep::explicit_euler{}), true})
      .add({"velocity Verlet", line_of(unitstep::velocity_verlet{}), true})
      .add({"RK4", line_of(unitstep::rk4{}), true})
      .write();
}
