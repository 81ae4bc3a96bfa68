// SPDX-License-Identifier: BSL-1.0
// The energy of a spring whose stiffness is a force.
// expect: expected spring stiffness: kg s^-2, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto e = energy(2.0 * si::kilogram, start, spring{4.0 * si::newton});
#else
constexpr auto e = energy(2.0 * si::kilogram, start, spring{4.0 * si::newton / si::metre});
#endif

// What comes after a mistake must not be blamed too.
static_assert(e.value() < 1e6);
