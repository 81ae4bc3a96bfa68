// SPDX-License-Identifier: BSL-1.0
// The share of the way comes last.
// expect: expected to: a plain number (double), got motion<m, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr motion later{2.0 * si::metre, 2.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto now = interpolate(0.5, start, later);
#else
constexpr auto now = interpolate(start, later, 0.5);
#endif

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
