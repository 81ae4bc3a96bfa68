// SPDX-License-Identifier: BSL-1.0
// The field of a motion in space returns an acceleration in a plane.
// expect: expected acceleration: vec<m s^-2, 3>, got vec<m s^-2, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto at_rest = unitstep::vec{0.0, 0.0, 0.0};
constexpr unitstep::motion start{at_rest * si::metre, at_rest* si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0} * si::metre_per_second_squared;
};
#else
constexpr auto field = [](auto const&, auto) {
  return unitstep::vec{0.0, 0.0, 0.0} * si::metre_per_second_squared;
};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() == 0.0);
