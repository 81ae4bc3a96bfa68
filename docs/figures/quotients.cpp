// SPDX-License-Identifier: BSL-1.0
// Chapter 27: the error of difference quotients of a throw by its angle against their step.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

double range(double angle) {
  auto const falls = [](auto const&, auto) { return vec{0.0, -10.0} * m_per_s2; };
  auto const height = [](auto const& ball, auto) { return ball.position.y; };
  vec const velocity = vec{20.0 * std::cos(angle), 20.0 * std::sin(angle)} * m_per_s;
  return integrate_until(rk4{}, motion{vec{0.0 * m, 0.0 * m}, velocity}, falls, 1.0 * s,
                         falling(height), 100)
      .state.position.x.value();
}

int main() {
  // In closed form the derivative at 30 degrees is 40 m/rad.
  double const angle = 3.141592653589793 / 6;
  std::vector<figures::point> forward, central;
  auto const add = [](auto& points, double exponent, double slope) {
    points.push_back({exponent, std::log10(std::abs(slope - 40) + 1e-16)});
  };
  for (int i = -52; i <= -4; ++i) {
    double const exponent = i / 4.0, h = std::pow(10, exponent);
    add(forward, exponent, (range(angle + h) - range(angle)) / h);
    add(central, exponent, (range(angle + h) - range(angle - h)) / (2 * h));
  }
  figures::plot{
      "quotients",
      "The error of a difference quotient against its step, on logarithmic axes: two lines that "
      "form a V each. From the right they fall with the step, that of two sides twice as steeply. "
      "Then they turn and rise, unevenly, as the step goes on to shrink. The best forward "
      "difference errs by 10 to the power of minus 6 or 7, the best central one by 10 to minus 9.",
      {"step in rad, as a power of 10", -13, -1, 2},
      {"error in m/rad, as a power of 10", -12, 2, 2}}
      .add({"forward", forward})
      .add({"central", central})
      .without_reference()
      .write();
}
