// SPDX-License-Identifier: BSL-1.0
// The step is a length; what goes on from the end of the run is not to blame.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::spring{8.0 * si::newton / si::metre}};
#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, dt, 16);

// What comes after a mistake must not be blamed too.
static_assert(unitstep::is_finite(end) && unitstep::is_finite(end.position));
constexpr auto later = unitstep::integrate(unitstep::rk4{}, end, field, 0.125 * si::second, 16);
static_assert(later.position > -1.5 * si::metre && unitstep::is_finite(later));
constexpr auto between = unitstep::interpolate(end, later, 0.5);
static_assert(between.velocity < 3.0 * si::metre_per_second);
