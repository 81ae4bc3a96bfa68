// SPDX-License-Identifier: BSL-1.0
// On a line nothing turns about the origin.
// expect: expected position: a vec of two or three, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
#else
constexpr motion start{vec{1.0, 0.0} * si::metre, vec{0.0, 2.0} * si::metre_per_second};
#endif
constexpr auto l = angular_momentum(2.0 * si::kilogram, start);

// What comes after a mistake must not be blamed too.
static_assert(l.value() < 1e6);
