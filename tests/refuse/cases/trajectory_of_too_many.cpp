// SPDX-License-Identifier: BSL-1.0
// A trajectory of more samples than fit into memory.
// expect: expected steps: as many as a table can hold, got more than a long can count
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = unitstep::trajectory<~0UL>(unitstep::rk4{}, start, field, si::second / 2.0);
#else
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, si::second / 2.0);
#endif
// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() == 0.0);
