// SPDX-License-Identifier: BSL-1.0
// A plain number is no angle.
// expect: expected sin: an angle (for numbers, math::sin), got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr auto sine = unitstep::sin(0.5);
#else
constexpr auto sine = unitstep::math::sin(0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(sine < 0.5);
