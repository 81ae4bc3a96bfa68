// SPDX-License-Identifier: BSL-1.0
// An integer has no root of its own type.
// expect: expected sqrt: a quantity, or a number such as 2.0, got a plain number (int)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

#ifdef UNITSTEP_MISTAKE
constexpr auto root = unitstep::sqrt(2);
#else
constexpr auto root = unitstep::sqrt(2.0);
#endif

// What comes after a mistake must not be blamed too.
static_assert(root > 1.0);
