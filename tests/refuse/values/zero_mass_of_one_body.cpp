// SPDX-License-Identifier: BSL-1.0
// One of two masses is zero.
// expect: unitstep: every mass must be finite and not zero
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = 0.0;
#else
constexpr auto value = 0.5;
#endif
constexpr std::array masses{1.0 * si::kilogram, value* si::kilogram};
[[maybe_unused]] constexpr unitstep::second_law field{
    masses, unitstep::gravity{1.0 * si::metre_per_second_squared}};
