// SPDX-License-Identifier: BSL-1.0
// One body and an array of masses.
// expect: expected mass: kg, got array<kg, 2>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{2.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto given = std::array{1.0 * si::kilogram, 2.0 * si::kilogram};
#else
constexpr auto given = 1.0 * si::kilogram;
#endif
constexpr unitstep::second_law field{given, unitstep::gravity{-1.0 * si::metre_per_second_squared}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() > -9.0);
