// SPDX-License-Identifier: BSL-1.0
// The point of two plain numbers: `math::atan2`.
// expect: expected atan2: quantities (for numbers, math::atan2), got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr auto angle = unitstep::atan2(0.5, 1.0);
#else
constexpr auto angle = unitstep::math::atan2(0.5, 1.0);
#endif

// What comes after a mistake must not be blamed too.
static_assert(angle < 0.5);
