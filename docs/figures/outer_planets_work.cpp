// SPDX-License-Identifier: BSL-1.0
// The sun and five outer planets for ten thousand years: the error in energy against the work, for ten methods.
#include <cmath>
#include <string>
#include <unitstep/unitstep.hpp>

#include "../../tests/support/outer_planets.hpp"
#include "../plot/plot.hpp"

constexpr unitstep::mutual_gravity law{outer_planets::constant_of_gravitation};
constexpr unitstep::second_law planets{outer_planets::masses, law};

constexpr double ten_thousand_years = 3'652'500,
                 longest = 200;  // days, and those for an evaluation

// The largest error in energy, as a power of ten, against the evaluations: one for every 200 days, and twice as
// many each time.
std::vector<figures::point> line_of(auto method) {
  double const due = energy(outer_planets::masses, outer_planets::start, law);
  std::vector<figures::point> points;
  for (int doubled = 0; doubled < 4; ++doubled) {
    double const days = longest / (1 << doubled) * method.evaluations;
    unitstep::simulation sim{method, outer_planets::start, planets, days};
    double most = 0;
    while (sim.time() < ten_thousand_years) {
      sim.step();
      most = std::max(most, std::abs(energy(outer_planets::masses, sim.state(), law) / due - 1));
    }
    if (most < 1) points.push_back({double(doubled), std::log10(most)});
  }
  return points;
}

int main() {
  using namespace unitstep;
  figures::plot{
      "outer-planets-work",
      "The largest error in energy over ten thousand years, as a power of ten, against the "
      "number of evaluations. The higher its order, the steeper a line falls. Wisdom and "
      "Holman's starts lowest and falls least, beside leapfrog's. With one evaluation for "
      "every 25 days the multistep method of Quinlan and Tremaine is far below all others, "
      "then come SRKN14A, SRKN11B, SRKN6B and SS17.",
      {"evaluations, " + std::to_string(int(ten_thousand_years / longest)) +
           " doubled so many times",
       0, 3, 1},
      {"error in energy, as a power of 10", -15, 0, 3}}
      .add({"leapfrog", line_of(leapfrog{}), true})
      .add({"Wisdom-Holman",
            line_of(wisdom_holman{outer_planets::constant_of_gravitation, outer_planets::masses}),
            true})
      .add({"suzuki4", line_of(suzuki4{}), true})
      .add({"yoshida6", line_of(yoshida6{}), true})
      .add({"S10", line_of(blanes_moan_s10{}), true})
      .add({"SRKN6B", line_of(blanes_moan_srkn6b{}), true})
      .add({"SRKN11B", line_of(blanes_moan_srkn11b{}), true})
      .add({"SRKN14A", line_of(blanes_moan_srkn14a{}), true})
      .add({"SS17", line_of(mclachlan_ss17{}), true})
      .add({"QT12", line_of(compensated{quinlan_tremaine12{}}), true})
      .without_reference()
      .write();
}
