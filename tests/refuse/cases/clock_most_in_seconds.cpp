// SPDX-License-Identifier: BSL-1.0
// A clock whose most steps are a time.
// expect: expected most: an integer, got s
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5 * si::second, 8.0 * si::second};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
