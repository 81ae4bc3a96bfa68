// SPDX-License-Identifier: BSL-1.0
// A single step that is a length.
// expect: expected dt: s, got m
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{0.0 * si::metre, 1.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
  return -4.0 / si::second / si::second * state.position;
};
#ifdef UNITSTEP_MISTAKE
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::metre);
#else
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
