// SPDX-License-Identifier: BSL-1.0
// The cosine for plain numbers is given an angle in radians, which is a quantity.
// expect: expected math::cos: a plain number (for quantities, unitstep::cos), got rad
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto angle = 0.5 * si::radian;
#ifdef UNITSTEP_MISTAKE
constexpr double cosine = unitstep::math::cos(angle);
#else
constexpr double cosine = unitstep::cos(angle);
#endif

// What comes after a mistake must not be blamed too.
static_assert(cosine <= 1.0);
