// SPDX-License-Identifier: BSL-1.0
// An impulse starts in float, the run is in double.
// expect: expected impulse from: s in double, got s in float
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 0.25F * si::second;
#else
constexpr auto given = 0.25 * si::second;
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::impulse{1.0 * si::newton, given, 0.5 * si::second}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
