// SPDX-License-Identifier: BSL-1.0
// The constant of gravitation lacks the mass.
// expect: expected mutual_gravity G: m^3 kg^-1 s^-2, got m^3 s^-2
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = 1.0 * si::cubic_metre / (si::second * si::second);
#else
constexpr auto given = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
#endif
constexpr unitstep::second_law field{std::array{1.0 * si::kilogram, 2.0 * si::kilogram},
                                     unitstep::mutual_gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
