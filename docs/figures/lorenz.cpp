// SPDX-License-Identifier: BSL-1.0
// The Lorenz attractor, drawn from a numerical solution.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"
struct weather {
  double x, y, z;
};

int main() {
  unitstep::simulation run{unitstep::rk4{}, weather{1.0, 1.0, 1.0},
                           [](weather const& w, double) {
                             return unitstep::rates{10.0 * (w.y - w.x), w.x * (28.0 - w.z) - w.y,
                                                    w.x * w.y - 8.0 / 3.0 * w.z};
                           },
                           1.0 / 128};
  std::vector<figures::point> curve;
  for (int n = 0; n < 40 * 128; ++n) {
    curve.push_back({run.state().x, run.state().z});
    run.step();
  }
  figures::plot{
      "lorenz",
      "The Lorenz attractor seen from the side: the curve goes round one of two holes some "
      "times, then round the other, and never meets itself.",
      {"x", -20, 20, 10},
      {"z", 0, 50, 10}}
      .add({"40 units of time", curve})
      .without_reference()
      .write();
}
