// SPDX-License-Identifier: BSL-1.0
// What lands between is given a length for a step: one error, whatever is said of it.
// expect: expected dt: s, got m
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

#ifdef UNITSTEP_MISTAKE
constexpr auto dt = 0.125 * si::metre;
#else
constexpr auto dt = 0.125 * si::second;
#endif
constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr auto position = [](auto const& s, auto) { return s.position; };
constexpr motion start{between(0.9 * si::metre, 1.1 * si::metre), 0.0 * si::metre_per_second};

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, dt, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
