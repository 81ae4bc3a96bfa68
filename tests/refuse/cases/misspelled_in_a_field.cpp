// SPDX-License-Identifier: BSL-1.0
// The field misspells a member; this the compiler says, and nothing else is said on top.
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
constexpr auto end = unitstep::integrate(unitstep::rk4{}, start, field, 0.5 * si::second, 10);

// What comes after a mistake must not be blamed too.
static_assert(end.position.value() < 1e6);
