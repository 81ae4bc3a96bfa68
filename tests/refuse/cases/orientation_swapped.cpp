// SPDX-License-Identifier: BSL-1.0
// The angular velocity comes after the orientation.
// expect: expected orientation: a quaternion, got vec<rad s^-1, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::quaternion level{1.0, 0.0, 0.0, 0.0};
constexpr auto spin = unitstep::vec{0.0, 0.0, 1.0} * si::radians_per_second;
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::rotation start{spin, level};
#else
constexpr unitstep::rotation start{level, spin};
#endif
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.orientation.w < 2.0 && end.angular_velocity.x.value() < 1e9);
