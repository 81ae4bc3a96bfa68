// SPDX-License-Identifier: BSL-1.0
// A tube whose steps are counted in halves.
// expect: expected steps: an integer, got a plain number (double)
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr auto pull = [](auto const& s, auto) {
  return -s.position / (1.0 * si::second * si::second);
};
constexpr motion start{1.0 * si::metre, 0.0 * si::metre_per_second};
#ifdef UNITSTEP_MISTAKE
constexpr double steps = 1.5;
#else
constexpr int steps = 16;
#endif

// What comes after a mistake must not be blamed too.
constexpr auto path = tube<steps>(start, pull, 0.125 * si::second);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
