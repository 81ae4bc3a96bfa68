// SPDX-License-Identifier: BSL-1.0
// The Lorenz attractor, drawn from a numerical solution.
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"
struct weather {
  double x, y, z;
};

constexpr unitstep::simulation start{unitstep::rk4{}, weather{1.0, 1.0, 1.0},
                                     [](weather const& w, double) {
                                       return unitstep::rates{10.0 * (w.y - w.x),
                                                              w.x * (28.0 - w.z) - w.y,
                                                              w.x * w.y - 8.0 / 3.0 * w.z};
                                     },
                                     1.0 / 128};

//! [claim]
struct path {
  int changes = 0;  // of the side
  double widest = 0, lowest = 28, highest = 0;
};
constexpr path of(int units) {
  path p;
  auto run = start;
  for (int n = 0; n < 128 * units; ++n) {
    bool const right = run.state().x > 0;
    run.step();
    auto const& [x, y, z] = run.state();
    p.changes += (x > 0) != right;
    p.widest = x > p.widest ? x : -x > p.widest ? -x : p.widest;
    p.lowest = z < p.lowest ? z : p.lowest;
    p.highest = z > p.highest ? z : p.highest;
  }
  return p;
}
constexpr path run_of_20 = of(20);
static_assert(run_of_20.changes == 6);
static_assert(run_of_20.widest < 20);
static_assert(run_of_20.lowest > 0 && run_of_20.highest < 50);
//! [claim]

int main() {
  auto run = start;
  std::vector<figures::point> curve;
  for (int n = 0; n < 40 * 128; ++n) {
    curve.push_back({run.state().x, run.state().z});
    run.step();
  }
  figures::plot{"lorenz",
                "The Lorenz attractor, seen along y: x goes to the right and z up. The curve goes "
                "round one of two holes some "
                "times, then round the other, and never meets itself.",
                {"x", -20, 20, 10},
                {"z", 0, 50, 10}}
      .add({"40 units of time", curve})
      .without_reference()
      .write();
}
