// SPDX-License-Identifier: BSL-1.0
// The masses are float, the state double.
// expect: expected mass: kg in double, got kg in float
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto metre_per_second = si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{0.0 * metre_per_second, 0.5 * metre_per_second}};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = std::array{1.0F * si::kilogram, 2.0F * si::kilogram};
#else
constexpr auto given = std::array{1.0 * si::kilogram, 2.0 * si::kilogram};
#endif
constexpr unitstep::second_law field{given, unitstep::gravity{-1.0 * si::metre_per_second_squared}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position[0].value() > -9.0);
