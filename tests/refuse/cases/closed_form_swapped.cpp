// SPDX-License-Identifier: BSL-1.0
// The start comes before the time.
// expect: expected start: a motion, got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto t = 2.0 * si::second;
constexpr uniform_acceleration fall{-9.81 * si::metre_per_second_squared};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = fall.after(t, start);
#else
constexpr auto end = fall.after(start, t);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e6 * si::metre);
