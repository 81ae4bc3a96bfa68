// SPDX-License-Identifier: BSL-1.0
// The field of a run until an event adds a position to a copy of the velocity.
// expect: expected m s^-1 += m s^-1, got m s^-1 += m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
#ifdef UNITSTEP_MISTAKE
  velocity += state.position;
#else
  velocity += state.position / si::second;
#endif
  return -velocity / si::second;
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
static_assert(run.state.position.value() < 1e6);
