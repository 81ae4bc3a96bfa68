// SPDX-License-Identifier: BSL-1.0
// An enclosure is given a length for a step: one error, whatever is said of it.
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
constexpr motion start{between(0.9 * si::metre, 1.1 * si::metre), 0.0 * si::metre_per_second};

// What comes after a mistake must not be blamed too.
constexpr auto end = enclose(start, pull, dt, 4);
static_assert(end.position.upper < 1.2 * si::metre &&
              end.velocity.lower > -1.2 * si::metre_per_second);
