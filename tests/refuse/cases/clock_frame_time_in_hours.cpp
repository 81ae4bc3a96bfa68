// SPDX-License-Identifier: BSL-1.0
// A frame time in hours, on a clock of seconds.
// expect: expected frame_time: s, got h
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(1.5 * boost::units::metric::hour_base_unit::unit_type());
#else
  return clock.advance(1.5 * si::second);
#endif
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
