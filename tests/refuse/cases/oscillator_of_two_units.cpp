// SPDX-License-Identifier: BSL-1.0
// The decay of an oscillator is given without a unit, its frequency with one.
// expect: expected gamma: s^-1, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = damped_oscillator{2.0 / si::second, 0.5}.after(start, 2.0 * si::second);
#else
constexpr auto end =
    damped_oscillator{2.0 / si::second, 0.5 / si::second}.after(start, 2.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
