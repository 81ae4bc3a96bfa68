// SPDX-License-Identifier: BSL-1.0
// The mass is in pounds, the force in newtons.
// expect: expected constant_force: lb m s^-2, got kg m s^-2 (N)
#include <boost/units/base_units/imperial/pound.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{2.0 * boost::units::imperial::pound_base_unit::unit_type(),
                                     unitstep::constant_force{3.0 * si::newton}};
#else
constexpr unitstep::second_law field{2.0 * si::kilogram,
                                     unitstep::constant_force{3.0 * si::newton}};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e9);
