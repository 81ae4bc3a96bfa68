// SPDX-License-Identifier: BSL-1.0
// Run for a long time: how far rounding has moved the ellipse of a spring, against the steps.
#include <unitstep/unitstep.hpp>

#include "../../tests/support/long_spring.hpp"
#include "../plot/plot.hpp"

template <class Method>
std::vector<figures::point> walk() {
  laws::rounded_springs<Method> springs{1.0 / 120};
  std::vector<figures::point> points;
  for (int k = 4; k <= 18; ++k)
    points.push_back({double(k), std::log10(springs.off_after(1L << k) * 0x1p-53)});
  return points;
}

int main() {
  using namespace unitstep;
  std::vector<figures::point> root;
  for (int k = 4; k <= 18; k += 14)
    root.push_back({double(k), std::log10(0x1p-53) + k / 2.0 * std::log10(2.0)});
  figures::plot{
      "roundoff",
      "The relative change of the energy by rounding, as a power of 10, against the number "
      "of steps from 16 to 262 144. Semi-implicit Euler and velocity Verlet rise along the "
      "line of the square root of the steps, from 3 to 300 units of rounding. Compensated, "
      "velocity Verlet stays at half a unit for ten thousand steps and ends at three.",
      {"steps, as a power of 2", 4, 18, 2},
      {"relative change, as a power of 10", -17, -13, 1}}
      .add({"root of the steps", root})
      .add({"semi-implicit Euler", walk<semi_implicit_euler>(), true})
      .add({"velocity Verlet", walk<velocity_verlet>(), true})
      .add({"Verlet, compensated", walk<compensated<velocity_verlet>>(), true})
      .write();
}
