// SPDX-License-Identifier: BSL-1.0
// The time step of a trajectory is infinite.
// expect: unitstep: dt must be finite, got infinity or NaN
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto value = std::numeric_limits<double>::infinity();
#else
constexpr auto value = 0.5;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto samples =
    unitstep::trajectory<4>(unitstep::rk4{}, start, field, value* si::second);
