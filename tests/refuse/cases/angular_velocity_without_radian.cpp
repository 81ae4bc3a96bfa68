// SPDX-License-Identifier: BSL-1.0
// The angular velocity is one per second: it lacks the radian.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto unit = 1.0 / si::second;
#else
constexpr auto unit = si::radians_per_second;
#endif
constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * unit};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w == 1.0);
