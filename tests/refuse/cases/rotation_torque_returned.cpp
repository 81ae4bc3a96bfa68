// SPDX-License-Identifier: BSL-1.0
// The field of a rotation returns a torque: it forgot the moments of inertia.
// expect: expected angular acceleration: vec<rad s^-2, 3>, got vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::rotation start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                   unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::newton * si::metre / si::radian);
};
#else
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.5} * (si::radian / (si::second * si::second));
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
constexpr auto north = rotate(end.orientation, unitstep::vec{0.0, 1.0, 0.0} * si::metre);
static_assert(end.orientation.w < 1.0 && end != start && north.x > 0.0 * si::metre);
static_assert(end.angular_velocity.z > 2.0 * si::radians_per_second);
