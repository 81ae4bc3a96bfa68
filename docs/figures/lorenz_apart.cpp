// SPDX-License-Identifier: BSL-1.0
// Any state: two weathers that start a billionth apart.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

struct weather {
  double x, y, z;
};

std::vector<figures::point> x_of(double start) {
  unitstep::simulation run{unitstep::rk4{}, weather{start, 1.0, 1.0},
                           [](weather const& w, double) {
                             return unitstep::rates{10.0 * (w.y - w.x), w.x * (28.0 - w.z) - w.y,
                                                    w.x * w.y - 8.0 / 3.0 * w.z};
                           },
                           1.0 / 32};
  std::vector<figures::point> points;
  for (int n = 0; n <= 40 * 32; ++n) {
    if (n >= 16 * 32) points.push_back({n / 32.0, run.state().x});
    run.step();
  }
  return points;
}

int main() {
  figures::plot{"lorenz-apart",
                "The first number of two weathers between 16 and 40 units of time after the start. "
                "Both swing irregularly between minus 20 and 20. Until 36 they are one curve; then "
                "one changes sides where the other does not, and they have nothing in common.",
                {"time", 16, 40, 4},
                {"x", -20, 20, 10}}
      .add({"started at 1", x_of(1.0)})
      .add({"at 1.000000001", x_of(1.000000001)})
      .write();
}
