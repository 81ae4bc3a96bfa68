// SPDX-License-Identifier: BSL-1.0
// An impulse ends before it starts.
// expect: unitstep: impulse: until must not be before from
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.25;
#else
constexpr auto value = 1.0;
#endif
[[maybe_unused]] constexpr unitstep::second_law field{
    1.0 * si::kilogram, unitstep::impulse{1.0 * si::newton, 0.5 * si::second, value* si::second}};
