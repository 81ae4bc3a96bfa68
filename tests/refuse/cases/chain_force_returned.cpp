// SPDX-License-Identifier: BSL-1.0
// A chain whose field returns a force.
// expect: expected acceleration: m s^-2, got kg m s^-2 (N)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto field = [](auto const& state, auto) {
  return -4.0 * si::newton / si::metre * state.position;
};
#else
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#endif
constexpr unitstep::chain run{unitstep::rk4{}, start, field, 0.5 * si::second};
constexpr auto end = unitstep::state_after<run, 10>;

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
