// SPDX-License-Identifier: BSL-1.0
// A proved table that has no two entries.
// expect: expected steps: at least 1, got 0
#include <boost/units/systems/si.hpp>
#include <ratio>

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
constexpr int steps = 4;
#endif

// What comes after a mistake must not be blamed too.
[[maybe_unused]] constexpr auto table = proved_table<short, steps, std::ratio<3, 4>>(
    start, pull, 0.03125 * si::second, 0.001 * si::metre,
    [](auto const& s, auto) { return s.position; });
