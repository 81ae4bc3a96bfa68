// SPDX-License-Identifier: BSL-1.0
// Chapter 8: how far a planet is from its start after a turn, against the evaluations of its field.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <numbers>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

double error(auto method, int evaluations) {
  int const steps = evaluations / method.evaluations;
  auto const sun = [](auto const& s, auto) {
    auto const r = norm(s.position);
    return -1.0 * si::cubic_metre / (si::second * si::second) * s.position / (r * r * r);
  };
  unitstep::motion const nearest{vec{0.8, 0.0} * si::metre,
                                 vec{0.0, std::sqrt(1.5)} * si::metre_per_second};
  auto const end =
      unitstep::integrate(method, nearest, sun, 2 * std::numbers::pi / steps * si::second, steps);
  return norm(end.position - nearest.position).value();
}

std::vector<figures::point> line_of(auto method) {
  std::vector<figures::point> points;
  for (int n : {105, 210, 420, 840, 1680, 3360})
    points.push_back({std::log2(n / 105.0), std::log10(error(method, n))});
  return points;
}

int main() {
  figures::plot{
      "higher-order",
      "The logarithm of the error after one turn against the number of evaluations, 105 to 3360. "
      "Leapfrog falls from a hundredth to a hundred thousandth. RK4, Forest and Ruth's method and "
      "Suzuki's fall in parallel and twice as steeply, Suzuki's lowest and a little below RK4. "
      "Yoshida's method of order six starts like RK4 and ends two hundred times lower. His method "
      "of order eight starts highest of all and is the steepest: it ends beside that of order six.",
      {"evaluations a turn, 105 doubled so many times", 0, 5, 1},
      {"error, as a power of 10", -12, 0, 3}}
      .add({"leapfrog", line_of(unitstep::leapfrog{}), true})
      .add({"RK4", line_of(unitstep::rk4{}), true})
      .add({"forest_ruth", line_of(unitstep::forest_ruth{}), true})
      .add({"suzuki4", line_of(unitstep::suzuki4{}), true})
      .add({"yoshida6", line_of(unitstep::yoshida6{}), true})
      .add({"yoshida8", line_of(unitstep::yoshida8{}), true})
      .without_reference()
      .write();
}
