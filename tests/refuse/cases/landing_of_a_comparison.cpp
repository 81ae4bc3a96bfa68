// SPDX-License-Identifier: BSL-1.0
// The event of what lands between tells whether, not how far.
// expect: expected event result: a quantity, got certainty
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr auto position = [](auto const& s, auto) { return s.position < 0.0 * si::metre; };
#else
constexpr auto position = [](auto const& s, auto) { return s.position; };
#endif

// What comes after a mistake must not be blamed too.
constexpr auto passed = lands_between<16>(start, pull, 0.125 * si::second, position);
static_assert(passed.happens.surely() && passed.once.surely());
static_assert(passed.latest < 1.6 * si::second);
