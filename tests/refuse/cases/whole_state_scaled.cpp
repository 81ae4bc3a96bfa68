// SPDX-License-Identifier: BSL-1.0
// A program of its own doubles a state.
// expect: expected a member of the state, not all of it, got a plain number (double) * motion<m, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto twice = 2.0 * start;
#else
constexpr auto twice = 2.0 * start.position;
#endif

// What comes after a mistake must not be blamed too.
static_assert(twice == twice);
