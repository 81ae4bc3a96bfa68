// SPDX-License-Identifier: BSL-1.0
// Half the way between two lengths in integers.
// expect: expected from: numbers such as 2.0, got m in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto between = unitstep::interpolate(0 * si::metre, 3 * si::metre, 0.5);
#else
constexpr auto between = unitstep::interpolate(0.0 * si::metre, 3.0 * si::metre, 0.5);
#endif
// What comes after a mistake must not be blamed too.
static_assert(between.value() == 1.5);
