// SPDX-License-Identifier: BSL-1.0
// A condition in the place of the number of steps.
// expect: expected steps: an integer, got a plain number (bool)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, true);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 1);
#endif
// What comes after a mistake must not be blamed too.
static_assert(end.position.value() == 0.0);
