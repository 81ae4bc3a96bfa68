// SPDX-License-Identifier: BSL-1.0
// A rest length is negative.
// expect: unitstep: spring: rest length must not be negative
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = -1.0;
#else
constexpr auto value = 1.0;
#endif
constexpr auto stiffness = 1.0 * si::newton / si::metre;
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::spring{stiffness, 0.0 * si::metre, value* si::metre}};
