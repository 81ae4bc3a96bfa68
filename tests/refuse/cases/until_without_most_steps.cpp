// SPDX-License-Identifier: BSL-1.0
// Nothing is said of how many steps there may be at most.
// expect: expected most_steps: an integer, got nothing
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event);
#else
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(run.state.position.value() < 1e6);
