// SPDX-License-Identifier: BSL-1.0
// The sine of an angle in integers.
// expect: expected sin: numbers such as 2.0, got rad in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto height = unitstep::sin(0 * si::radian) + 1.0;
#else
constexpr auto height = unitstep::sin(0.0 * si::radian) + 1.0;
#endif
// What comes after a mistake must not be blamed too.
static_assert(height == 1.0);
