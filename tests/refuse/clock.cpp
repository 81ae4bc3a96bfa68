// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with a clock of fixed steps.
#include <boost/units/base_units/metric/hour.hpp>
#include <chrono>
#include "shared.hpp"

// A clock whose step is a length.
// expect: expected dt: s, got m
namespace clock_dt_in_metres {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.5 * m, 8};
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_dt_in_metres

// A frame time that is float, on a clock that is double.
// expect: expected frame_time: s in double, got s in float
namespace clock_frame_time_in_float {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};
  return clock.advance(1.5 * s);  // wrong: return clock.advance(1.5F * s);
}();
static_assert(due >= 0);
}  // namespace clock_frame_time_in_float

// A frame time in hours, on a clock of seconds.
// expect: expected frame_time: s, got h
namespace clock_frame_time_in_hours {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};
  // wrong: return clock.advance(1.5 * boost::units::metric::hour_base_unit::unit_type());
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_frame_time_in_hours

// A frame time that is a length.
// expect: expected frame_time: s, got m
namespace clock_frame_time_in_metres {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};
  return clock.advance(1.5 * s);  // wrong: return clock.advance(1.5 * m);
}();
static_assert(due >= 0);
}  // namespace clock_frame_time_in_metres

// The duration of a frame counts in a type which is no number.
// expect: expected frame_time: s, got a duration in 1 s of fixed_point
namespace clock_frame_time_of_no_number {
struct fixed_point {
  long value = 0;
};
[[maybe_unused]] constexpr int due = [] {
  fixed_step clock{std::chrono::milliseconds{5}, 8};
  // wrong: return clock.advance(std::chrono::duration<fixed_point>{fixed_point{1}});
  return clock.advance(std::chrono::seconds{1});
}();
}  // namespace clock_frame_time_of_no_number

// A clock whose most steps are not whole.
// expect: expected most: an integer, got a plain number (double)
namespace clock_most_in_double {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.5 * s, 8.0};
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_most_in_double

// A clock whose most steps are a time.
// expect: expected most: an integer, got s
namespace clock_most_in_seconds {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.5 * s, 8.0 * s};
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_most_in_seconds

// A clock whose step is a plain number.
// expect: expected dt: s, got a plain number (double)
namespace clock_raw_dt {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{0.5, 8};
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_raw_dt

// A frame time that is a plain number.
// expect: expected frame_time: s, got a plain number (double)
namespace clock_raw_frame_time {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};
  return clock.advance(1.5 * s);  // wrong: return clock.advance(1.5);
}();
static_assert(due >= 0);
}  // namespace clock_raw_frame_time

// A clock given the most steps first.
// expect: expected dt: s, got a plain number (int)
namespace clock_swapped {
constexpr auto due = [] {
  fixed_step clock{0.5 * s, 8};  // wrong: fixed_step clock{8, 0.5 * s};
  return clock.advance(1.5 * s);
}();
static_assert(due >= 0);
}  // namespace clock_swapped
