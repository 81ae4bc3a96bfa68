// SPDX-License-Identifier: BSL-1.0
// A single step of a method that keeps something between steps.
// expect: expected method: one without memory (a simulation keeps it), got velocity_verlet
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
    unitstep::step(unitstep::velocity_verlet{}, start, field, 0.0 * si::second, 0.5 * si::second);
#else
constexpr auto end =
    unitstep::step(unitstep::leapfrog{}, start, field, 0.0 * si::second, 0.5 * si::second);
#endif

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 100.0);
