// SPDX-License-Identifier: BSL-1.0
// The mass is a plain number.
// expect: expected mass: kg, got a plain number (double)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{1.0, unitstep::spring{4.0 * si::newton / si::metre}};
#else
constexpr unitstep::second_law field{1.0 * si::kilogram,
                                     unitstep::spring{4.0 * si::newton / si::metre}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
