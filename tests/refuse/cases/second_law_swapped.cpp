// SPDX-License-Identifier: BSL-1.0
// The mass of a second law comes before its laws.
// expect: expected mass: a quantity, or a std::array of them, got spring<kg s^-2, not_given, not_given>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::spring spring{8.0 * si::newton / si::metre};
#ifdef UNITSTEP_MISTAKE
constexpr unitstep::second_law field{spring, 2.0 * si::kilogram};
#else
constexpr unitstep::second_law field{2.0 * si::kilogram, spring};
#endif
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 2);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
