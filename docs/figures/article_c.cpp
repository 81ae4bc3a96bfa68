// SPDX-License-Identifier: BSL-1.0
// Article C's figure 3 and article D's diagram: the way that is made at a constant velocity between two states.
// The words of docs/guide/17_articles_figures.md stand above what proves them: see .ci/tools/articles.py.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

/*
## Article C: series and an attractor {#figures_of_article_c}

### Acceleration, velocity and displacement {#figure_c_pieces}
![From top to bottom: acceleration a, velocity v and displacement x against time.](../pictures/lift.svg)

**The article** shows an acceleration in five pieces, zero, up, zero, down, zero, and below it the velocity and the
displacement (P5). **The run** confirms the shapes: a ramp of the velocity up to 4 m/s and down again, and under it
32 m, exactly.

\proof{docs/figures/lift.cpp,claim}

### A displacement at constant velocity {#figure_c_constant}

<!-- \htmlonly<a id="figure_c_stairs"></a><a id="figure_d_constant"></a>\endhtmlonly -->

![Displacement against time at a constant velocity. From one state to the next it rises by v
dt.](../pictures/c-constant.svg)

**The article** says that the displacement is exact if the velocity is constant (X8), and draws it: the way that is made
from one state to the next is the velocity times dt. Article D has the same drawing. **The run** confirms it: the states
are on the line, to the last bit, since explicit Euler is exact where the rate is constant (N4).
*/
//! [constant]
// 1.5 m/s for 8 s: from one state to the next the way is v dt, and
// each step of explicit Euler is on the line s = v t.
constexpr auto v = 1.5 * si::metre_per_second;
constexpr auto dt = 1.0 * si::second;
constexpr unitstep::motion walking{0.0 * v * si::second, v};
constexpr auto unhurried = [](auto const&, auto) {  //
  return 0.0 * v / si::second;
};
constexpr auto walk = unitstep::trajectory<8>(  //
    unitstep::explicit_euler{}, walking, unhurried, dt);
constexpr bool on_the_line(auto const& samples) {
  for (auto const& [time, state] : samples)
    if (state.position != v * time) return false;
  return true;
}
static_assert(on_the_line(walk));
static_assert(walk[5].state.position - walk[4].state.position == v * dt);
static_assert(walk[8].state.position == 12.0 * si::metre);
//! [constant]
/*
### The Lorenz attractor {#figure_c_lorenz}
![The curve as seen along the axis of y, for forty units of time.](../pictures/lorenz.svg)

<!-- held by tests/claims/article_c_lorenz_test.cpp -->
**The article** draws the attractor from a numerical solution, in three dimensions (P6). Our picture has two: it is a
view along y, with x to the right and z upwards. **The run** shows that you can draw it: the curve stays within its box
and changes sides now and then. But after 30 units of time only rounding errors decide where on the attractor the curve
is; [Any state](../tutorial/16_any_state.md) explains why.

\proof{docs/figures/lorenz.cpp,claim}
*/

int main() {
  auto const steps = figures::points_of(walk, [](auto const& s) { return s.position.value(); });
  figures::point const from = steps[4], to = steps[5];
  figures::plot{"c-constant",
                "The displacement under a constant velocity of 1.5 metres per second over 8 "
                "seconds: a straight line with a dot at each step. From s n, after 4 seconds, "
                "to s n plus 1, a second later, it rises by v n times dt, 1.5 metres.",
                {"time in s", 0, 8, 1},
                {"displacement in m", 0, 12, 3}}
      .add({"1.5 m/s", {{0, 0}, {8, 12}}})
      .add({"explicit Euler", steps, true})
      .add({"v dt", {{from.x, from.y}, {to.x, from.y}, {to.x, to.y}}})
      .add(figures::note{"sₙ", {from.x - 0.12, from.y + 0.35}, "end"})
      .add(figures::note{"sₙ₊₁", {to.x - 0.12, to.y + 0.35}, "end"})
      .add(figures::note{"dt", {(from.x + to.x) / 2, from.y - 0.8}, "middle"})
      .add(figures::note{"vₙ dt", {to.x + 0.12, (from.y + to.y) / 2 - 0.2}})
      .write();
}
