// SPDX-License-Identifier: BSL-1.0
// The orientation is a vec of four numbers.
// expect: expected orientation: a quaternion, got vec<double, 4>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr unitstep::vec level{1.0, 0.0, 0.0, 0.0};
#else
constexpr unitstep::quaternion level{1.0, 0.0, 0.0, 0.0};
#endif
constexpr unitstep::rotation start{level, unitstep::vec{0.0, 0.0, 0.0} * si::radians_per_second};
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * (si::radian / (si::second * si::second));
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.angular_velocity.x.value() == 0.0);
