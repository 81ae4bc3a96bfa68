// SPDX-License-Identifier: BSL-1.0
// A single body attracts itself.
// expect: expected position: a std::array of bodies, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto mass = 1.0 * si::kilogram;
#else
constexpr auto at_rest = 0.0 * si::metre_per_second;
constexpr unitstep::motion start{std::array{1.0 * si::metre, 3.0 * si::metre},
                                 std::array{at_rest, at_rest}};
constexpr auto mass = std::array{1.0 * si::kilogram, 2.0 * si::kilogram};
#endif
constexpr auto G = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
constexpr unitstep::second_law field{mass, unitstep::mutual_gravity{G}};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(sizeof(end) > 0);
