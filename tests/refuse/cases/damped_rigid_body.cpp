// SPDX-License-Identifier: BSL-1.0
// No single speed is one of rest for both the motion and the rotation of a body.
// expect: expected method: one that steps this state, got damped<rk4, double, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rigid_body start{
    unitstep::motion{unitstep::vec{0.0, 0.0, 0.0} * si::metre,
                     unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second},
    unitstep::rotation{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                       unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second}};
constexpr auto field = [](auto const&, auto) {
  return unitstep::accelerations{
      unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second_squared,
      unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second))};
};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::damped method{unitstep::rk4{}, 0.5, 0.1 * si::metre_per_second};
#else
constexpr unitstep::rk4 method{};
#endif
constexpr auto end = unitstep::integrate(method, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.rotation.orientation.w == 1.0);
