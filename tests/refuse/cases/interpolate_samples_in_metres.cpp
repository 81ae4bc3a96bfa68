// SPDX-License-Identifier: BSL-1.0
// Samples whose times are lengths.
// expect: expected time of a sample: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr unitstep::motion later{1.0 * si::metre, 1.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::sample before{0.0 * si::metre, start};
constexpr unitstep::sample after{1.0 * si::metre, later};
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::metre);
#else
constexpr unitstep::sample before{0.0 * si::second, start};
constexpr unitstep::sample after{1.0 * si::second, later};
constexpr auto end = unitstep::interpolate(before, after, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
