// SPDX-License-Identifier: BSL-1.0
// The field turns the sign of the whole state instead of that of its position.
// expect: expected a member of the state, not all of it, got -motion<m, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -state / (si::second * si::second);
#else
  return -state.position / (si::second * si::second);
#endif
};
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
