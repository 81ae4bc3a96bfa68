// SPDX-License-Identifier: BSL-1.0
// A clock whose step is zero.
// expect: unitstep: dt must be positive and finite
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.0 * si::second, 8};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();
static_assert(due == 3);
