// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/implicit_euler.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace {

using unitstep::motion;
using unitstep::detail::newton;
namespace detail = unitstep::detail;
constexpr double digit = 0x1p-52;

// Which correction is made, and whether the position counts. All numbers are also tried mirrored.
struct search {
  double sign;
  newton<double> n;
  constexpr search(double side, double start) : sign(side), n{side * start} {}
  constexpr double to(double v, double correction, double remainder) {
    return v - sign * n.kept(sign * v, sign * remainder, sign * correction);
  }
  constexpr double to(double v, double correction) { return to(v, correction, 5 * correction); }
  [[nodiscard]] constexpr bool done(double correction, double position = 0, double v = 0) const {
    return n.is_done(sign * v, -sign * correction, position, -0.5);
  }
  [[nodiscard]] constexpr bool position_counts() const {
    return done(0x1p-10, 0x1p38) && !done(0x1.1p-10, 0x1p38);
  }
};
// Between two ends: halfway if a correction is longer than half of the last one, or leads out.
constexpr bool halves(double side) {
  search s{side, 4};
  bool ok = s.to(4, 1) == 3 && !s.position_counts();
  ok = ok && s.to(3, 0.375) == 2.625 && !s.position_counts();
  ok = ok && s.to(2.625, -0.25) == 2.8125 && s.position_counts();  // back to 3: half the way
  ok = ok && s.to(2.8125, 0.078125) == 2.734375 && s.position_counts();
  ok = ok && s.to(2.734375, 0.0390625) == 2.6953125 && s.to(2.6953125, 0.0234375) == 2.66015625;
  ok = ok && s.to(2.66015625, 0x1p-7) == 2.65234375 && s.to(2.65234375, 1) == 2.638671875;
  ok = ok && s.to(2.638671875, -1) == 2.6455078125;
  ok = ok && s.to(2.6455078125, 0x1p-12, -1) == 2.64892578125;
  return ok && s.to(2.64892578125, 0) == 2.64892578125;
}
static_assert(halves(1) && halves(-1));
// On one side: if the second of two corrections is hardly shorter, they define a line, and its root is next.
constexpr bool goes_on(double side, double correction, double to, bool slowly, double remainder) {
  search s{side, 4};
  return s.to(4, 1) == 3 && s.to(3, correction, remainder) == to && s.position_counts() == slowly;
}
constexpr bool goes_on(double correction, double to, bool slowly, double remainder = 1) {
  return goes_on(1, correction, to, slowly, remainder) &&
         goes_on(-1, correction, to, slowly, remainder);
}
static_assert(goes_on(0.375, 2.625, false) && goes_on(0.5, 2.5, true));
static_assert(goes_on(0.6875, 2.3125, true) && goes_on(0.75, 3 - 0.75 / 0.25, true));
// A correction that is no shorter is extended by twice the one before it.
static_assert(goes_on(1, 3 - (1 + 2), true) && goes_on(2, 3 - (2 + 2), true));
static_assert(goes_on(-1, 4, false));
constexpr bool goes_on_by_twice(double side) {
  search s{side, 4};
  return s.to(4, 2) == 2 && s.to(2, 3) == 2 - (3 + 2 * 2);
}
static_assert(goes_on_by_twice(1) && goes_on_by_twice(-1));
// The ends are known after a correction in the opposite direction, however near they are.
constexpr bool knows_ends(double side) {
  search s{side, 4};
  if (s.n.has_ends() || s.to(4, 0.5) != 3.5 || s.n.has_ends()) return false;
  return s.to(3.5, -0.25) == 3.75 && s.n.has_ends();
}
static_assert(knows_ends(1) && knows_ends(-1));
constexpr bool goes_on_by_what_was_made(double side) {
  search s{side, 4};
  return s.to(4, 1) == 3 && s.to(3, 0.75) == 0 && s.to(0, 0.5625) == -0.5625 * 3 / 0.1875;
}
static_assert(goes_on_by_what_was_made(1) && goes_on_by_what_was_made(-1));
// The search is done at eight digits of the speed at the start or now; between two ends, of their first distance.
static_assert(search{1, 4}.done(32 * digit) && !search{1, 4}.done(34 * digit));
static_assert(search{1, 0}.done(32 * digit, 0, 4) && !search{1, 0}.done(34 * digit, 0, -4));
static_assert(search{1, 0}.done(0x1p-1022) && !search{1, 0}.done(0x1p-1021));
constexpr bool done_between_ends(double correction) {
  search s{1, 0};
  return s.to(0, 16) == -16 && s.to(-16, -16) == -8 && s.to(-8, -8) == -4 && s.done(correction);
}
static_assert(done_between_ends(8 * 16 * digit) && !done_between_ends(9 * 16 * digit));
// A pole is no solution: between the ends a remainder may be up to four times the larger remainder at the ends.
constexpr bool done_after_remainders(double first, double second, double last) {
  search s{1, 4};
  s.to(4, 1, first);
  s.to(3, -0.5, -second);
  s.to(3.5, 0, last);
  return s.done(0);
}
static_assert(done_after_remainders(1, 3, 12) && !done_after_remainders(1, 3, 12.5));
static_assert(done_after_remainders(3, 1, -12) && !done_after_remainders(3, 1, -12.5));
static_assert(done_after_remainders(1, -3, 1e9));  // on one side remainders do not matter
// NaN is not taken for an end.
TEST(newton, makes_no_correction_of_what_is_no_number) {
  search s{1, 4};
  s.to(4, 1);
  EXPECT_EQ(s.to(3, -1), 3.5);
  double const none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(std::isnan(s.to(3.5, none)));
}

// If all numbers are scaled by a power of two, the span is scaled exactly. For a velocity of zero and a position of 1,
// a step of 1/2 makes it 2.
template <class T>
constexpr T span(T scale) {
  return detail::span_of_differences(motion<T, T>{3 * scale, 5 * scale}, detail::first_width<T>,
                                     scale, 7 * scale, T(0.5));
}
static_assert(span(0x1p-60) == span(1.0) * 0x1p-60 && span(0x1p60) == span(1.0) * 0x1p60);
static_assert(span(0x1p-30f) == span(1.0f) * 0x1p-30f && span(0.3f) != span(1.0f));
static_assert(detail::span_of_differences(motion<double, double>{1, 0}, 0.25, 0.0, 0.0, 0.5) ==
              2 * 0.25);
static_assert(detail::first_width<double> == 0x1p-35 && detail::first_width<float> == 0x1p-15F);
// Without a width: half of the digits of the larger velocity, 2, and 256 epsilon of the largest number, 8.
static_assert(detail::span_of_differences(motion<double, double>{0, 2}, 0.0, 1.0, 8.0, 0.5) ==
              0x1p-25 + 0x1p-41);
// In a step of 0 the position does not count; a step of 1 has a width of its own.
static_assert(detail::span_of_differences(motion<double, double>{1, 2}, 0.25, 1.0, 8.0, 0.0) ==
              0x1p-25 + 0x1p-41);
static_assert(detail::span_of_differences(motion<double, double>{1, 0}, 0.25, 0.0, 0.0, 1.0) ==
              0.25);
// If all is zero, the span is the smallest number over epsilon.
static_assert(detail::span_of_differences(motion<double, double>{0, 0}, 0.25, 0.0, 0.0, 0.5) ==
              0x1p-1022 / 0x1p-52);
// 1, 3, 5 is a straight line; 1, 2, 5 is none, and neither is a jump 1, 2, 2.
static_assert(detail::is_straight(1.0, 3.0, 5.0));
static_assert(!detail::is_straight(1.0, 2.0, 5.0));
static_assert(detail::is_straight(0.0, 2.0, 5.0));  // off by half of the difference
static_assert(!detail::is_straight(1.0, 2.0, 2.0));

TEST(difference, IsTheSameAtRunTime) {
  double volatile one = 1;
  EXPECT_EQ(span(one + 0.0), span(1.0));
  EXPECT_TRUE(detail::is_straight(one + 0.0, 3.0, 5.0));
}

}  // namespace
