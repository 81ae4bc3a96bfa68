// SPDX-License-Identifier: BSL-1.0
// The stiffness of a spring is in integers beside a state in double.
// expect: expected spring stiffness: kg s^-2 in double, got kg s^-2 in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto stiffness = 8 * si::newton / si::metre;
#else
constexpr auto stiffness = 8.0 * si::newton / si::metre;
#endif
constexpr unitstep::second_law field{2.0 * si::kilogram, unitstep::spring{stiffness}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.125 * si::second, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 2);
