// SPDX-License-Identifier: BSL-1.0
// GM is the mass alone.
// expect: expected central_gravity GM: m^3 s^-2, got kg
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, 0.0, 0.0} * si::metre,
                                 unitstep::vec{0.0, 1.0, 0.0} * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 5.0 * si::kilogram;
#else
constexpr auto given = 5.0 * si::cubic_metre / (si::second * si::second);
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::central_gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
