// SPDX-License-Identifier: BSL-1.0
// There are fewer steps than none.
// expect: unitstep: steps must not be negative (a negative dt runs backwards)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = -1;
#else
constexpr auto value = 1;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, value);
