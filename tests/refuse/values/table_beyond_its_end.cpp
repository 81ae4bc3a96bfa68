// SPDX-License-Identifier: BSL-1.0
// A table is asked for a time after its last one.
// expect: unitstep: time must lie within the table
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, 0.5 * si::second);
#ifdef UNITSTEP_MISTAKE
constexpr auto time = 2.5 * si::second;
#else
constexpr auto time = 1.5 * si::second;
#endif
[[maybe_unused]] constexpr auto end = unitstep::state_at(table, time);
