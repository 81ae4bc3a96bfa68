// SPDX-License-Identifier: BSL-1.0
// The step until an event is a length.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
constexpr auto event = [](auto const& s, auto) { return s.position; };
#ifdef UNITSTEP_MISTAKE
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::metre, event, 100);
#else
constexpr auto run =
    unitstep::integrate_until(unitstep::rk4{}, start, field, 0.5 * si::second, event, 100);
#endif

// What comes after a mistake must not be blamed too.
static_assert(run.steps > 2 && run.time > 1.5 * si::second && run.time < 1.6 * si::second);
static_assert(run.stopped_because == unitstep::stop_reason::event);
static_assert(run.state.velocity < 0.0 * si::metre_per_second);
