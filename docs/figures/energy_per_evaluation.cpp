// SPDX-License-Identifier: BSL-1.0
// Chapter 8: the largest error in a planet's energy over twenty turns, against the evaluations a turn.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

double energy_error(auto method, int evaluations) {
  unitstep::central_gravity const sun{1.0 * si::cubic_metre / (si::second * si::second)};
  unitstep::motion const nearest{vec{0.8, 0.0} * si::metre,
                                 vec{0.0, std::sqrt(1.5)} * si::metre_per_second};
  int const steps = evaluations / method.evaluations;
  unitstep::simulation planet{method, nearest, sun, 2 * std::numbers::pi / steps * si::second};
  auto const energy = [&](auto const& s) {
    return unitstep::energy(1.0 * si::kilogram, s, sun).value();
  };
  double const due = energy(nearest);
  double most = 1e-15;
  for (int n = 0; n < 20 * steps; ++n) {
    planet.step();
    most = std::max(most, std::abs(energy(planet.state()) / due - 1));
  }
  return most;
}

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int n : {105, 210, 420, 840, 1680})
    points.push_back({std::log2(n / 105.0), std::log10(energy_error(method, n))});
  return points;
}

int main() {
  figures::plot{
      "energy-per-evaluation",
      "The logarithm of the largest error in energy over twenty turns against the number of "
      "evaluations a turn, 105 to 1680. Leapfrog falls slowly, from a thousandth. Suzuki's method "
      "is "
      "better. Yoshida's of order eight starts highest and meets Suzuki's at 840. SRKN6B is a "
      "hundred times below Suzuki's, and SRKN14A lower still. SS17 comes from above and meets it "
      "at "
      "840. The multistep method of Quinlan and Tremaine is at the rounding from 210 on.",
      {"evaluations a turn, 105 doubled so many times", 0, 4, 1},
      {"error in energy, as a power of 10", -15, 0, 3}}
      .add({"leapfrog", line_of(unitstep::leapfrog{}), true})
      .add({"suzuki4", line_of(unitstep::suzuki4{}), true})
      .add({"yoshida8", line_of(unitstep::yoshida8{}), true})
      .add({"SRKN6B", line_of(unitstep::blanes_moan_srkn6b{}), true})
      .add({"SRKN14A", line_of(unitstep::blanes_moan_srkn14a{}), true})
      .add({"SS17", line_of(unitstep::mclachlan_ss17{}), true})
      .add({"QT12", line_of(unitstep::quinlan_tremaine12{}), true})
      .without_reference()
      .write();
}
