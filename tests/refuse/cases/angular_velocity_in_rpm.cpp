// SPDX-License-Identifier: BSL-1.0
// The angular velocity is in revolutions per minute.
// expect: expected angular_velocity: vec<rad s^-1, 3>, got vec<rev min^-1, 3>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/angle/revolutions.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto unit = 1.0 * boost::units::revolution::revolution /
                      (1.0 * boost::units::metric::minute_base_unit::unit_type{});
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
