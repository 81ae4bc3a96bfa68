// SPDX-License-Identifier: BSL-1.0
// How far three bodies on an eight are from their places after each of a thousand turns.
#include <array>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using unitstep::vec;

// 1400 evaluations a turn; both axes as powers of ten.
std::vector<figures::point> line_of(auto method) {
  double const vx = 0.3471168881189269, vy = 0.5327249453880302, period = 6.325913982926212;
  unitstep::motion const start{std::array{vec{-1.0, 0.0}, vec{1.0, 0.0}, vec{0.0, 0.0}},
                               std::array{vec{vx, vy}, vec{vx, vy}, vec{-2 * vx, -2 * vy}}};
  int const steps = 1400 / method.evaluations;
  unitstep::simulation sim{method, start, unitstep::second_law{1.0, unitstep::mutual_gravity{1.0}},
                           period / steps};
  std::vector<figures::point> points;
  double next = 1;
  for (int turn = 1; turn <= 1000; ++turn) {
    for (int n = 0; n < steps; ++n) sim.step();
    if (turn < next && turn < 1000) continue;
    next = 1.25 * turn;
    double most = 0;
    for (std::size_t i = 0; i < 3; ++i)
      most = std::max(most, norm(sim.state().position[i] - start.position[i]));
    points.push_back({std::log10(turn), std::log10(most)});
  }
  return points;
}

int main() {
  using namespace unitstep;
  figures::plot{
      "figure-eight-turns",
      "How far the bodies are from their places after one turn to a thousand, on logarithmic axes. "
      "All lines rise. From above: leapfrog, Suzuki's method, SRKN6B, SRKN14A and SS17, in "
      "parallel. RK4 "
      "starts between the first two, rises more steeply and ends above leapfrog.",
      {"turns, as a power of 10", 0, 3, 1},
      {"distance from the place, as a power of 10", -13, 1, 2}}
      .add({"leapfrog", line_of(leapfrog{})})
      .add({"RK4", line_of(rk4{})})
      .add({"suzuki4", line_of(suzuki4{})})
      .add({"SRKN6B", line_of(blanes_moan_srkn6b{})})
      .add({"SRKN14A", line_of(blanes_moan_srkn14a{})})
      .add({"SS17", line_of(mclachlan_ss17{})})
      .without_reference()
      .write();
}
