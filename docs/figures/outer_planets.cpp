// SPDX-License-Identifier: BSL-1.0
// The sun and five outer planets for ten thousand years by ten methods with one evaluation for every 25 days.
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/outer_planets.hpp"
#include "../plot/plot.hpp"

constexpr unitstep::mutual_gravity law{outer_planets::constant_of_gravitation};
constexpr unitstep::second_law planets{outer_planets::masses, law};

// The largest error in energy so far, as a power of ten, against thousands of years.
std::vector<figures::point> line_of(auto method) {
  double const days = 25.0 * method.evaluations;
  double const millennium = 365'250;
  unitstep::simulation sim{method, outer_planets::start, planets, days};
  double const due = energy(outer_planets::masses, outer_planets::start, law);
  std::vector<figures::point> points;
  double most = 0;
  for (int half = 1; half <= 20; ++half) {
    while (sim.time() < half * millennium / 2) {
      sim.step();
      most = std::max(most, std::abs(energy(outer_planets::masses, sim.state(), law) / due - 1));
    }
    points.push_back({half / 2.0, std::log10(most)});
  }
  return points;
}

int main() {
  using namespace unitstep;
  figures::plot{
      "outer-planets",
      "The largest error in energy so far, as a power of ten, over ten thousand years. RK4 grows "
      "all the time. The symplectic methods stay where they are after the first centuries, from "
      "above: "
      "Yoshida's method of order eight, leapfrog, Forest and Ruth's, Suzuki's, then SRKN6B beside "
      "SS17, "
      "SRKN11B, SRKN14A. Ten thousand times lower than these is the multistep method of Quinlan "
      "and "
      "Tremaine with compensated sums.",
      {"thousands of years", 0, 10, 2},
      {"error in energy, as a power of 10", -15, 0, 3}}
      .add({"RK4", line_of(rk4{})})
      .add({"leapfrog", line_of(leapfrog{})})
      .add({"forest_ruth", line_of(forest_ruth{})})
      .add({"suzuki4", line_of(suzuki4{})})
      .add({"yoshida8", line_of(yoshida8{})})
      .add({"SRKN6B", line_of(blanes_moan_srkn6b{})})
      .add({"SRKN11B", line_of(blanes_moan_srkn11b{})})
      .add({"SRKN14A", line_of(blanes_moan_srkn14a{})})
      .add({"SS17", line_of(mclachlan_ss17{})})
      .add({"QT12", line_of(compensated{quinlan_tremaine12{}})})
      .without_reference()
      .write();
}
