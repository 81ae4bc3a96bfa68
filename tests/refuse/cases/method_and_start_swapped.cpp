// SPDX-License-Identifier: BSL-1.0
// The start comes after the method.
// expect: expected initial: a motion or an aggregate, got rk4
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(start, unitstep::rk4{}, field, 0.5 * si::second, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position < 1e9 * si::metre);
