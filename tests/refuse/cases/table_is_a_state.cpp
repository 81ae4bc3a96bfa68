// SPDX-License-Identifier: BSL-1.0
// A state is taken for a table.
// expect: expected table: samples, as trajectory returns, got motion<m, m s^-1>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::state_at(start, 1.0 * si::second);
#else
constexpr auto end = unitstep::state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
