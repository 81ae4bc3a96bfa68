// SPDX-License-Identifier: BSL-1.0
// Two bodies, and gravity for each of three.
// expect: expected one constant for each body: array<m s^-2, 2>, got array<m s^-2, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
constexpr auto g = -1.0 * si::metre_per_second_squared;
#ifdef UNITSTEP_MISTAKE
constexpr auto given = std::array{g, g, g};
#else
constexpr auto given = std::array{g, g};
#endif
constexpr unitstep::second_law field{1.0 * si::kilogram, unitstep::gravity{given}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
