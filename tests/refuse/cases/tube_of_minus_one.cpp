// SPDX-License-Identifier: BSL-1.0
// A tube that is to go back, by the number of its steps.
// expect: expected steps: at least 0, got -1
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr int steps = -1;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto path = tube<steps>(start, pull, 0.125 * si::second);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
