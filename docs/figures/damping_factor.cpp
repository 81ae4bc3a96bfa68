// SPDX-License-Identifier: BSL-1.0
// Chapter 12: a body coasts at 8 m/s and loses a hundredth of its velocity at every step.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr auto puck = unitstep::motion{0.0 * si::metre, 8.0 * si::metre_per_second};
constexpr auto coasts = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
constexpr auto speed = [](auto const& state) { return state.velocity.value(); };

template <std::size_t per_second>
constexpr auto losing = unitstep::trajectory<4 * per_second>(
    unitstep::damped{unitstep::semi_implicit_euler{}, 0.99, 0.0 * si::metre_per_second}, puck,
    coasts, si::second / double(per_second));
static_assert(losing<60>[60].state.velocity > 4.3 * si::metre_per_second);
static_assert(losing<120>[120].state.velocity < 2.5 * si::metre_per_second);

int main() {
  std::vector<figures::point> exact;
  for (int i = 0; i <= 80; ++i) exact.push_back({i / 20.0, 8 * unitstep::math::exp(-0.03 * i)});
  figures::plot{"damping-factor",
                "Speed over 4 seconds, from 8 metres per second. A damper lets it fade to 4.4 "
                "after one second. The factor 0.99 per step does the same at 60 steps a second; "
                "at 30 it brakes much less, at 120 much more.",
                {"time in s", 0, 4, 1},
                {"speed in m/s", 0, 8, 2}}
      .add({"damper, closed form", exact})
      .add({"0.99, 120 per s", figures::points_of(losing<120>, speed)})
      .add({"0.99, 60 per s", figures::points_of(losing<60>, speed)})
      .add({"0.99, 30 per s", figures::points_of(losing<30>, speed)})
      .write();
}
