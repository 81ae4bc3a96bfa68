// SPDX-License-Identifier: BSL-1.0
// The number of steps was forgotten, so the observer stands in its place.
// expect: expected steps: an integer, got a lambda
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto look = [](auto const&, auto) {};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, look);
#else
constexpr auto end = integrate_observed(rk4{}, start, field, 0.5 * si::second, 10, look);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
