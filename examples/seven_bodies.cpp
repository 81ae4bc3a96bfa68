// SPDX-License-Identifier: BSL-1.0
// The Pleiades problem: seven bodies in a plane pull at each other.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <exception>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using unitstep::vec;

//! [bodies]
constexpr auto at = [](double x, double y) {
  return vec{x, y} * si::metre;
};
constexpr auto moving = [](double x, double y) {
  return vec{x, y} * si::metre_per_second;
};
constexpr unitstep::motion stars{
    std::array{at(3, 3), at(3, -3), at(-1, 2), at(-3, 0), at(2, 0),
               at(-2, -4), at(2, 4)},
    std::array{moving(0, 0), moving(0, 0), moving(0, 0),
               moving(0, -1.25), moving(0, 1), moving(1.75, 0),
               moving(-1.5, 0)}};
//! [bodies]

//! [pull]
constexpr std::array masses{1.0 * si::kilogram, 2.0 * si::kilogram,
                            3.0 * si::kilogram, 4.0 * si::kilogram,
                            5.0 * si::kilogram, 6.0 * si::kilogram,
                            7.0 * si::kilogram};
constexpr auto G = 1.0 * si::newton * si::square_metre /
                   (si::kilogram * si::kilogram);
constexpr unitstep::second_law pull{masses,
                                    unitstep::mutual_gravity{G}};
//! [pull]

//! [claim]
// No force from outside: the sum of all momenta stays what it was.
constexpr double momentum_x(auto const& s) {
  double sum = 0;
  for (std::size_t i = 0; i < 7; ++i)
    sum += masses[i].value() * s.velocity[i].x.value();
  return sum;
}
constexpr auto soon = unitstep::integrate(
    unitstep::rk4{}, stars, pull, si::second / 128.0, 64);
static_assert(momentum_x(stars) == 0.0);
static_assert(momentum_x(soon) < 1e-13);
static_assert(momentum_x(soon) > -1e-13);
//! [claim]

//! [end]
// After 3 s, from E. Hairer, S. P. Nørsett, G. Wanner, Solving
// Ordinary Differential Equations I (1993), section II.10.
constexpr double published[7][2] = {
    {0.3706139143970502, -3.943437585517392},
    {3.237284092057233, -3.271380973972550},
    {-3.222559032418324, 5.225081843456543},
    {0.6597091455775310, -2.590612434977470},
    {0.3425581707156584, 1.198213693392275},
    {1.562172101400631, -0.2429682344935824},
    {-0.7003092922212495, 1.091449240428980}};
//! [end]

int main() try {
  constexpr int steps = 48000;
  auto const end =
      unitstep::integrate(unitstep::butcher5{}, stars, pull,
                          3.0 / steps * si::second, steps);
  std::printf("body          x          y   from the published\n");
  double worst = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    double const x = end.position[i].x.value();
    double const y = end.position[i].y.value();
    double const off =
        std::hypot(x - published[i][0], y - published[i][1]);
    worst = std::fmax(worst, off);
    std::printf("%4zu %10.6f %10.6f %20s\n", i + 1, x, y,
                off < 1e-7 ? "within 1e-7" : "too far");
  }
  return worst < 1e-7 ? 0 : 1;
} catch (std::exception const& wrong) {
  std::fprintf(stderr, "%s\n", wrong.what());
  return 1;
}
