// SPDX-License-Identifier: BSL-1.0
// The table comes before the time.
// expect: expected table: samples, as trajectory returns, got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = trajectory<4>(rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto now = state_at(1.0 * si::second, table);
#else
constexpr auto now = state_at(table, 1.0 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(now.position < 1e6 * si::metre && now.velocity.value() < 1e6);
