// SPDX-License-Identifier: BSL-1.0
// A spring constant is float, the state double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in float
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0F * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
