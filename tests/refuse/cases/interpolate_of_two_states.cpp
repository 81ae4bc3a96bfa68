// SPDX-License-Identifier: BSL-1.0
// States of two kinds are blended.
// expect: expected to: motion<m, m s^-1>, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::interpolate(start, later.position, 0.5);
#else
constexpr auto end = unitstep::interpolate(start, later, 0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
