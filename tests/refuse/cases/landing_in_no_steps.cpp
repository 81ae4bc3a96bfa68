// SPDX-License-Identifier: BSL-1.0
// What lands between makes no step.
// expect: expected steps: at least 1, got 0
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr int steps = 0;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<steps>(start, pull, 0.125 * si::second,
                                             [](auto const& s, auto) { return s.position; });
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
