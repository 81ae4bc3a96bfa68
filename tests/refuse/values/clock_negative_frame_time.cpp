// SPDX-License-Identifier: BSL-1.0
// A frame that ends before it begins.
// expect: unitstep: frame_time must be finite and not negative
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

#ifdef UNITSTEP_MISTAKE
constexpr auto frame_time = -1.5 * si::second;
#else
constexpr auto frame_time = 1.5 * si::second;
#endif
constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
  return clock.advance(frame_time);
}();
static_assert(due == 3);
