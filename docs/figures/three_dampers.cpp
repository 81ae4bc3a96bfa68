// SPDX-License-Identifier: BSL-1.0
// Chapter 12: a spring of 4 N/m with 1 kg and three dampers, by RK4 at 60 steps a second.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto let_go = unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto position = [](auto const& state) { return state.position.value(); };
constexpr auto with_damper(double c) {
  return unitstep::trajectory<300>(
      unitstep::rk4{}, let_go,
      unitstep::second_law{1.0 * si::kilogram, unitstep::spring{4.0 * si::newton / si::metre},
                           unitstep::damper{c * si::kilogram / si::second}},
      si::second / 60.0);
}
constexpr auto weak = with_damper(1);
constexpr auto critical = with_damper(4);
constexpr auto strong = with_damper(10);
static_assert(position(critical[120].state) < 0.1);
static_assert(position(strong[120].state) > 0.4);

int main() {
  figures::plot{"three-dampers",
                "Position over 5 seconds, let go at 1 metre. With a damper of 1 newton second per "
                "metre the mass swings through to minus 0.4 metres and back. With 4 it is at "
                "rest after two seconds without swinging through. With 10 it creeps and is "
                "still 0.1 metres out after five.",
                {"time in s", 0, 5, 1},
                {"position in m", -0.5, 1, 0.5}}
      .add({"at rest", {{0, 0}, {5, 0}}})
      .add({"c = 1", figures::points_of(weak, position)})
      .add({"c = 4", figures::points_of(critical, position)})
      .add({"c = 10", figures::points_of(strong, position)})
      .write();
}
