// SPDX-License-Identifier: BSL-1.0
// A trajectory that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto table = unitstep::trajectory<-1>(unitstep::rk4{}, start, field, si::second / 2.0);
#else
constexpr auto table = unitstep::trajectory<4>(unitstep::rk4{}, start, field, si::second / 2.0);
#endif
// What comes after a mistake must not be blamed too.
static_assert(table[4].state.position.value() == 0.0);
