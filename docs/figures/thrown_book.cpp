// SPDX-License-Identifier: BSL-1.0
// Rotation: a book that is thrown three times, turning about each of its axes.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;
using unitstep::vec;

constexpr auto moment = si::kilogram * si::square_metre / (si::radian * si::radian);
constexpr double side(double a, double b) { return 0.6 / 12 * (a * a + b * b); }
constexpr unitstep::euler_equations book{
    vec{side(0.210, 0.020), side(0.297, 0.020), side(0.297, 0.210)} * moment};

/// The angular velocity along the axis about which the book was thrown.
std::vector<figures::point> along(std::size_t axis) {
  unitstep::rotation thrown{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                            vec{0.12, 0.12, 0.12} * si::radians_per_second};
  thrown.angular_velocity[axis] = 12.0 * si::radians_per_second;
  return figures::points_of(
      unitstep::trajectory<256>(unitstep::rk4{}, thrown, book, si::second / 64.0),
      [axis](auto const& state) { return state.angular_velocity[axis].value(); });
}

int main() {
  figures::plot{
      "thrown-book",
      "Angular velocity over 4 seconds, each time along the axis about which the book was thrown "
      "with 12 radian per second. About the long axis and about the thick one it stays at 12. "
      "About the short one it falls to minus 12 after 0.9 seconds, and returns after 2.6.",
      {"time in s", 0, 4, 0.5},
      {"angular velocity in rad/s", -16, 16, 4}}
      .add({"long axis", along(0)})
      .add({"short axis", along(1)})
      .add({"thick axis", along(2)})
      .write();
}
