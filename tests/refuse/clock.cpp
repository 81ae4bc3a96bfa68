// SPDX-License-Identifier: BSL-1.0
// Mistakes with a clock of fixed steps.
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <chrono>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A clock whose step is a length.
// expect: expected dt: s, got m
namespace clock_dt_in_metres {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5 * si::metre, 8};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_dt_in_metres

// A frame time that is float, on a clock that is double.
// expect: expected frame_time: s in double, got s in float
namespace clock_frame_time_in_float {
constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(1.5F * si::second);
#else
  return clock.advance(1.5 * si::second);
#endif
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_frame_time_in_float

// A frame time in hours, on a clock of seconds.
// expect: expected frame_time: s, got h
namespace clock_frame_time_in_hours {
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
}  // namespace clock_frame_time_in_hours

// A frame time that is a length.
// expect: expected frame_time: s, got m
namespace clock_frame_time_in_metres {
constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(1.5 * si::metre);
#else
  return clock.advance(1.5 * si::second);
#endif
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_frame_time_in_metres

// The duration of a frame counts in a type which is no number.
// expect: expected frame_time: s, got a duration in 1 s of fixed_point
namespace clock_frame_time_of_no_number {
struct fixed_point {
  long value = 0;
};
[[maybe_unused]] constexpr int due = [] {
  unitstep::fixed_step clock{std::chrono::milliseconds{5}, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(std::chrono::duration<fixed_point>{fixed_point{1}});
#else
  return clock.advance(std::chrono::seconds{1});
#endif
}();
}  // namespace clock_frame_time_of_no_number

// A clock whose most steps are not whole.
// expect: expected most: an integer, got a plain number (double)
namespace clock_most_in_double {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5 * si::second, 8.0};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_most_in_double

// A clock whose most steps are a time.
// expect: expected most: an integer, got s
namespace clock_most_in_seconds {
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
}  // namespace clock_most_in_seconds

// A clock whose step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace clock_raw_dt {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{0.5, 8};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_raw_dt

// A frame time that is a plain number.
// expect: expected frame_time: s, got a plain number (double)
namespace clock_raw_frame_time {
constexpr auto due = [] {
  unitstep::fixed_step clock{0.5 * si::second, 8};
#ifdef UNITSTEP_MISTAKE
  return clock.advance(1.5);
#else
  return clock.advance(1.5 * si::second);
#endif
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_raw_frame_time

// A clock given the most steps first.
// expect: expected dt: s, got a plain number (int)
namespace clock_swapped {
constexpr auto due = [] {
#ifdef UNITSTEP_MISTAKE
  unitstep::fixed_step clock{8, 0.5 * si::second};
#else
  unitstep::fixed_step clock{0.5 * si::second, 8};
#endif
  return clock.advance(1.5 * si::second);
}();

// What comes after a mistake must not be blamed too.
static_assert(due >= 0);
}  // namespace clock_swapped
