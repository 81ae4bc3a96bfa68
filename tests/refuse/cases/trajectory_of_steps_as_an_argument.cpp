// SPDX-License-Identifier: BSL-1.0
// The number of steps is an argument of the function, as of the other drivers.
// expect: expected steps: an integer, as in trajectory<100>(...), got a plain number (int)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = trajectory(rk4{}, start, field, 0.5 * si::second, 10);
#else
constexpr auto table = trajectory<10>(rk4{}, start, field, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(table[10].state.position.value() < 1e6);
