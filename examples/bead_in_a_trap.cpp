// SPDX-License-Identifier: BSL-1.0
// A bead in an optical trap, in water at 300 K.
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/ensemble/mean_of.hpp>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using unitstep::symbols::kg, unitstep::symbols::m,
    unitstep::symbols::m_per_s, unitstep::symbols::N_per_m,
    unitstep::symbols::s;

//! [bead]
// A micrometre of polystyrene, and light that holds it like a spring.
constexpr auto mass = 5.5e-16 * kg;
constexpr auto stiffness = 1e-5 * N_per_m;
constexpr auto drag = 9.4e-9 * kg / s;  // 6 pi eta r
constexpr auto water = 300.0 * si::kelvin;

auto after_a_while(long run) {
  langevin const bath{second_law{mass, spring{stiffness}}, drag,
                      water, random_path{1, run}};
  motion const start{0.0 * m, 0.0 * m_per_s};
  return integrate(baoab{}, start, bath, 1e-7 * s, 40'000);
}
//! [bead]

int main() {
  //! [check]
  // Equipartition: k <x^2> = kT. It forgets its start in drag /
  // stiffness = 0.94 ms, and a run is 4 ms long.
  auto const found = mean_of({.runs = 400}, after_a_while);
  double const kT = (boltzmann_constant * water).value();
  double const held =
      stiffness.value() * found.variance<0>().value() / kT;
  double const moves =
      mass.value() * found.variance<1>().value() / kT;
  double const sigma = std::sqrt(2.0 / 400);
  std::printf(
      "k <x^2> / kT = %.3f, m <v^2> / kT = %.3f, each +- %.3f\n",
      held, moves, sigma);
  std::printf("it is held to %.1f nm\n",
              1e9 * found.deviation.position.value());
  // The step is 1.7 of mass / drag: with a method that follows the
  // velocity it would be unstable. What is left of the start is e^-8.
  return std::abs(held - 1) < 4 * sigma &&
                 std::abs(moves - 1) < 4 * sigma
             ? 0
             : 1;
  //! [check]
}
