// SPDX-License-Identifier: BSL-1.0
// Chapter 2: explicit Euler on a spring, in steps of 1/4 s and 1/16 s, beside the closed form.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
constexpr unitstep::damped_oscillator exact{2.0 / si::second, 0.0 / si::second};
constexpr auto position = [](auto const& state) { return state.position.value(); };

constexpr auto quarters =
    unitstep::trajectory<24>(unitstep::explicit_euler{}, let_go, swing, 0.25 * si::second);
constexpr auto sixteenths =
    unitstep::trajectory<96>(unitstep::explicit_euler{}, let_go, swing, 0.0625 * si::second);
static_assert(quarters[21].state.position < -9.9 * si::metre);
static_assert(sixteenths[96].time == 6.0 * si::second);

int main() {
  std::vector<figures::point> closed;
  for (int i = 0; i <= 240; ++i) {
    auto const t = i / 40.0 * si::second;
    closed.push_back({t.value(), exact.after(let_go, t).position.value()});
  }
  figures::plot{
      "exploding-spring",
      "Position of a mass on a spring over 6 seconds. The closed form swings between minus 1 and 1 "
      "metre. Explicit Euler in steps of a quarter of a second swings wider with every turn and "
      "reaches almost 10 metres. In steps of a sixteenth it grows as well, to about 2 metres.",
      {"time in s", 0, 6, 1},
      {"position in m", -12, 12, 4}}
      .add({"closed form", closed})
      .add({"Euler, h = 1/4 s", figures::points_of(quarters, position), true})
      .add({"h = 1/16 s", figures::points_of(sixteenths, position)})
      .write();
}
