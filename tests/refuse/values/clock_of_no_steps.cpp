// SPDX-License-Identifier: BSL-1.0
// A clock that may never give a step.
// expect: unitstep: most must be at least 1
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5 * si::second, 0};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();
static_assert(due == 3);
