// SPDX-License-Identifier: BSL-1.0
// The field looks for the members of a motion, and the start has none.
// expect: expected initial: a motion or an aggregate, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto start = 1.0 * si::metre;
#else
constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#endif
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre && end.velocity.value() < 1e9);
