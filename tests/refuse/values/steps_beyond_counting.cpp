// SPDX-License-Identifier: BSL-1.0
// There are more steps than a long holds.
// expect: unitstep: a run has no more steps than a long can count
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto steps = 1ULL << 63U;
#else
constexpr auto steps = 1ULL << 3U;
#endif
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const&, auto) { return 1.0 * si::metre_per_second_squared; };
[[maybe_unused]] constexpr auto end =
    unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, steps);
