// SPDX-License-Identifier: BSL-1.0
// The mass is in integers: its reciprocal would be 0.
// expect: expected mass: numbers such as 2.0, got kg in int
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto mass = 2 * si::kilogram;
#else
constexpr auto mass = 2.0 * si::kilogram;
#endif
constexpr unitstep::second_law field{mass, unitstep::spring{8.0 * si::newton / si::metre}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.125 * si::second, 10);
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 2);
