// SPDX-License-Identifier: BSL-1.0
// The field of a run until an event asks whether a position is true.
// expect: expected condition: a comparison, got m
// inside: the error shows the way to the operator in the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  if (state.position) return -state.velocity / si::second;
  return state.velocity / si::second;
#else
  if (state.position > 0.0 * si::metre) return -state.velocity / si::second;
  return state.velocity / si::second;
#endif
};
constexpr auto event = [](auto const& state, auto) { return state.position; };
constexpr auto run = integrate_until(rk4{}, start, field, 0.5 * si::second, event, 10);
static_assert(run.state.position.value() < 1e6);
