// SPDX-License-Identifier: BSL-1.0
// A softening is not a number.
// expect: unitstep: mutual_gravity: constants must be finite
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::quiet_NaN();
#else
constexpr auto value = 0.5;
#endif
constexpr auto G = 1.0 * si::cubic_metre / (si::kilogram * si::second * si::second);
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::mutual_gravity{G, value* si::metre}};
