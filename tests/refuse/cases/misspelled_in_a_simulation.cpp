// SPDX-License-Identifier: BSL-1.0
// The field of a simulation misspells a member.
// expect words: no member named 'positoin'
// inside: the error shows the way to the body of the field
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr unitstep::motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto field = [](auto const& state, auto) {
#ifdef UNITSTEP_MISTAKE
  return -state.positoin / (1.0 * si::second * si::second);
#else
  return -state.position / (1.0 * si::second * si::second);
#endif
};
constexpr unitstep::simulation run{unitstep::rk4{}, start, field, 0.5 * si::second};

// What comes after a mistake must not be blamed too.
static_assert(run.state().position.value() < 1e6);
