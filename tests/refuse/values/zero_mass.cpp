// SPDX-License-Identifier: BSL-1.0
// The mass is zero.
// expect: unitstep: mass must be finite and not zero
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
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law field{value * si::kilogram,
                                     unitstep::constant_force{1.0 * si::newton}};
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
