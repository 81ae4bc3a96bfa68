// SPDX-License-Identifier: BSL-1.0
// A spring constant is not a number.
// expect: unitstep: spring: constants must be finite
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
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::spring{value * si::newton / si::metre}};
