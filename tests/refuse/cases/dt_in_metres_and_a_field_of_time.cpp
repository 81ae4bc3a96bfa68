// SPDX-License-Identifier: BSL-1.0
// The time step is a length, and the field compares the time with a second.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto time) {
  auto const pull = -15.0 / (si::second * si::second) * state.position;
  return time < 1.0 * si::second ? pull : 2.0 * pull;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::metre, 10);
#else
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
