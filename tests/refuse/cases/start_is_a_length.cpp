// SPDX-License-Identifier: BSL-1.0
// The start is a position without a velocity.
// expect: expected initial: a motion or an aggregate, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto start = 0.0 * si::metre;
constexpr auto position_of = [](auto const& state) { return state; };
#else
constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto position_of = [](auto const& state) { return state.position; };
#endif
constexpr auto field = [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; };
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(position_of(end).value() == 0.0);
