// SPDX-License-Identifier: BSL-1.0
// A tube is given a length for a step: one error, whatever is said of it.
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
constexpr auto path = tube<16>(start, pull, dt);
static_assert(path.always([](auto const& s) { return s.position < 1.2 * si::metre; }));
static_assert(path.never([](auto const& s) { return s.position > 1.2 * si::metre; }));
