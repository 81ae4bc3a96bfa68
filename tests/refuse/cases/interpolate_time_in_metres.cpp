// SPDX-License-Identifier: BSL-1.0
// The time between two samples is a length.
// expect: expected time: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::sample before{0.0 * si::second, start};
constexpr unitstep::sample after{1.0 * si::second, later};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::metre);
#else
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
