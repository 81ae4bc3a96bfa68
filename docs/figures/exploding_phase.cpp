// SPDX-License-Identifier: BSL-1.0
// Chapter 2: the same run in the plane of position and velocity, where each step leaves the circle
// along its tangent.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
constexpr unitstep::damped_oscillator exact{2.0 / si::second, 0.0 / si::second};

constexpr auto quarters =
    unitstep::trajectory<12>(unitstep::explicit_euler{}, let_go, swing, 0.25 * si::second);
static_assert(quarters[12].state.position > 2.8 * si::metre);

int main() {
  std::vector<figures::point> circle, spiral;
  for (int i = 0; i <= 126; ++i) {
    auto const s = exact.after(let_go, i / 40.0 * si::second);
    circle.push_back({s.position.value(), s.velocity.value()});
  }
  for (auto const& [time, state] : quarters)
    spiral.push_back({state.position.value(), state.velocity.value()});
  figures::plot{
      "exploding-phase",
      "Velocity against position. The closed form goes round on one closed ellipse through 1 metre "
      "and 2 metres per second. Explicit Euler in steps of a quarter of a second leaves it along "
      "the tangent at every step and spirals out, to almost 3 metres after one turn.",
      {"position in m", -4, 4, 1},
      {"velocity in m/s", -8, 8, 2}}
      .add({"closed form", circle})
      .add({"explicit Euler, h = 1/4 s", spiral, true})
      .write();
}
