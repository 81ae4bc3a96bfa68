// SPDX-License-Identifier: BSL-1.0
// Rotation: a free body that turns about its middle axis turns over again and again.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

constexpr auto moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr unitstep::euler_equations wing_nut{vec{1.0, 2.0, 3.0} * moment};
constexpr unitstep::rotation spun{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                  vec{0.0, 6.0, 0.06} * si::radians_per_second};
constexpr auto table =
    unitstep::trajectory<448>(unitstep::rk4{}, spun, wing_nut, si::second / 64.0);
static_assert(table[200].state.angular_velocity.y < -5.9 * si::radians_per_second);

int main() {
  auto const along = [](std::size_t i) {
    return figures::points_of(table,
                              [i](auto const& state) { return state.angular_velocity[i].value(); });
  };
  figures::plot{"wing-nut",
                "Angular velocity along the three body axes over 7 seconds. Along the middle axis "
                "it stays at 6 "
                "radian per second, falls to minus 6 within about a second, stays there, and comes "
                "back after 6.3 "
                "seconds. Along the other two axes it is near 0 and rises in between.",
                {"time in s", 0, 7, 1},
                {"angular velocity in rad/s", -6, 6, 2}}
      .add({"middle axis", along(1)})
      .add({"axis 1", along(0)})
      .add({"axis 3", along(2)})
      .write();
}
