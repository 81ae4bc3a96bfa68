// SPDX-License-Identifier: BSL-1.0
// Article D's figure of how acceleration, velocity and displacement hang together. Its other one is that of
// article C.
// The words of docs/guide/17_articles_figures.md stand above what proves them: see .ci/tools/articles.py.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

/*
## Article D: three variables {#figures_of_article_d}

The slides have two figures. They draw neither the sum of several forces nor a loop of a game; for those see
[forces](../tutorial/13_forces_and_units.md) and [the game loop](../tutorial/17_game_loop.md).

### How the three variables hang together {#figure_d_variables}
![Acceleration, velocity and displacement of one motion. Each is the rate of the one that
follows.](../pictures/d-variables.svg)

**The article** shows how displacement, velocity and acceleration hang together: each is the rate of change of the one
before, and to go back is to integrate. **The run** goes both ways: from an acceleration that falls evenly from 3 m/s²
to the velocity, which is 4.5 m/s after 3 s and 0 after 6 s, and to the displacement of 9 m and 18 m; and back by
differences, which give the acceleration exactly and the velocity to 1/384 m/s.
*/
//! [variables]
// A lorry speeds up by 3 m/s^2, then less and less, and brakes.
constexpr auto m = 1.0 * si::metre;
constexpr auto m_s = 1.0 * si::metre_per_second;
constexpr auto m_s2 = 1.0 * si::metre_per_second_squared;
constexpr auto dt = 0.125 * si::second;
constexpr unitstep::motion standing{0.0 * m, 0.0 * m_s};
constexpr auto pedal = [](auto const&, auto t) {  //
  return (3.0 - t.value()) * m_s2;
};
constexpr auto ride =  //
    unitstep::trajectory<48>(unitstep::rk4{}, standing, pedal, dt);
constexpr double v(std::size_t n) {  //
  return ride[n].state.velocity.value();
}
constexpr double x(std::size_t n) {  //
  return ride[n].state.position.value();
}
constexpr bool are_one(double a, double b) {  //
  return a - b < 1e-12 && b - a < 1e-12;
}
// Integrated: v = 3 t - t^2/2 and x = 3/2 t^2 - t^3/6, which RK4
// makes without an error. After 3 s and 6 s:
static_assert(are_one(v(24), 4.5) && are_one(x(24), 9));
static_assert(are_one(v(48), 0) && are_one(x(48), 18));
// And back: the difference of two neighbours, over the time between
// them, is the rate in the middle, of x but for x''' h^2/6 = 1/384.
constexpr double rate_of(auto const& number, std::size_t n) {
  return (number(n + 1) - number(n - 1)) / (2 * 0.125);
}
static_assert(are_one(rate_of(v, 8), 3 - 1.0));
static_assert(are_one(rate_of(x, 8), v(8) - 1 / 384.0));
//! [variables]
/*
Its other figure, a displacement at constant velocity, is [that of article C](article_c.cpp "figure_c_constant").
*/

int main() {
  figures::series pedals{"acceleration in m/s²", {}};
  for (auto const& [time, state] : ride) pedals.points.push_back({time.value(), 3 - time.value()});
  figures::plot{
      "d-variables",
      "Three curves over 6 seconds. The acceleration falls evenly from 3 to minus 3. The "
      "velocity rises while it is positive, to 4.5 after 3 seconds, and falls to zero while "
      "it is negative. The displacement rises all the time, most steeply in the middle, to "
      "18.",
      {"time in s", 0, 6, 1},
      {"m, m/s and m/s²", -5, 20, 5}}
      .add(pedals)
      .add({"velocity in m/s",
            figures::points_of(ride, [](auto const& s) { return s.velocity.value(); })})
      .add({"displacement in m",
            figures::points_of(ride, [](auto const& s) { return s.position.value(); })})
      .without_reference()
      .write();
}
