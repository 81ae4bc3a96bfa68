// SPDX-License-Identifier: BSL-1.0
// The turning of a frame is in radians per second, where formulas of forces have no radian.
// expect: expected coriolis turning: vec<s^-1, 3>, got vec<rad s^-1, 3>: divide by si::radian
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto turning = unitstep::vec{0.0, 0.0, 1.0} * si::radian / si::second;
#else
constexpr auto turning = unitstep::vec{0.0, 0.0, 1.0} / si::second;
#endif
constexpr unitstep::second_law frame{1.0 * si::kilogram, unitstep::coriolis{turning}};
constexpr auto end = unitstep::integrate(unitstep::boris{}, start, frame, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
