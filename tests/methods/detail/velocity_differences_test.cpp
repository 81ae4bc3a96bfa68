// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/methods/implicit_euler.hpp>

#include "support/rational.hpp"

namespace {

using unitstep::motion;
using unitstep::vec;
namespace detail = unitstep::detail;

// Of numbers that are all scaled by a power of two the span is scaled, to the bit; of a velocity that is zero
// beside a position of 1, a step of 1/2 makes 2 of it.
template <class T>
constexpr T span(T scale) {
  return detail::span_of_differences(motion<T, T>{3 * scale, 5 * scale}, 0, detail::first_width<T>,
                                     vec<T, 1>{scale}, vec<T, 1>{7 * scale}, T(0.5));
}
static_assert(span(0x1p-60) == span(1.0) * 0x1p-60 && span(0x1p60) == span(1.0) * 0x1p60);
static_assert(span(0x1p-30f) == span(1.0f) * 0x1p-30f && span(0.3f) != span(1.0f));
static_assert(detail::span_of_differences(motion<double, double>{1, 0}, 0, 0.25, vec{0.0}, vec{0.0},
                                          0.5) == 2 * 0.25);
static_assert(detail::first_width<double> == 0x1p-35 && detail::first_width<float> == 0x1p-15F);
// Without a width: half of the digits of the larger velocity, 2, and 256 epsilon of the largest number, 8.
static_assert(detail::span_of_differences(motion<double, double>{0, 2}, 0, 0.0, vec{1.0}, vec{8.0},
                                          0.5) == 0x1p-25 + 0x1p-41);
// A step of 0 goes nowhere, so that the position does not count; a step of 1 has a width of its own.
static_assert(detail::span_of_differences(motion<double, double>{1, 2}, 0, 0.25, vec{1.0}, vec{8.0},
                                          0.0) == 0x1p-25 + 0x1p-41);
static_assert(detail::span_of_differences(motion<double, double>{1, 0}, 0, 0.25, vec{0.0}, vec{0.0},
                                          1.0) == 0.25);
// Of nothing at all it is the smallest number of which a rounding is one of all digits.
static_assert(detail::span_of_differences(motion<double, double>{0, 0}, 0, 0.25, vec{0.0}, vec{0.0},
                                          0.5) == 0x1p-1022 / 0x1p-52);
// Of several numbers it is that of the one that is asked for, now and at the start.
using plane = vec<double, 2>;
constexpr double second(plane const& start, plane const& v) {
  return detail::span_of_differences(motion<plane, plane>{plane{0.0, 0.0}, start}, 1, 0.0, v,
                                     plane{8.0, 8.0}, 0.5);
}
static_assert(second({0, 2}, {0, 1}) == 0x1p-25 + 0x1p-41);
static_assert(second({0, 2}, {0, 4}) == 0x1p-24 + 0x1p-41);
// Of exact numbers it is a share of the number and 1.
using laws::rational;
static_assert(detail::span_of_differences(motion<rational, rational>{}, 1, rational(1),
                                          vec{rational(0), rational(-3)},
                                          vec{rational(9), rational(9)}, rational(1)) ==
              rational(4) * detail::half_of_the_digits<rational>);

// An orientation has no unit, nor have exact numbers a rounding: their size is taken as 1.
static_assert(detail::largest_position<double>(motion<plane, plane>{{3, -5}, {}}) == 5);
static_assert(detail::largest_position<double>(motion<plane, double>{{3, -5}, {}}) == 1);
static_assert(detail::largest_position<rational>(motion<rational, rational>{5, 0}) == 1);

// 1, 3, 5 is a line; 1, 2, 5 is none, nor is a jump 1, 2, 2. Exact numbers are taken as they are.
static_assert(detail::is_straight(vec{1.0}, vec{3.0}, vec{5.0}));
static_assert(!detail::is_straight(vec{1.0}, vec{2.0}, vec{5.0}));
static_assert(detail::is_straight(vec{0.0}, vec{2.0}, vec{5.0}));  // off by half of the difference
static_assert(!detail::is_straight(vec{1.0}, vec{2.0}, vec{2.0}));
static_assert(detail::is_straight(vec{rational(1)}, vec{rational(2)}, vec{rational(2)}));

TEST(difference, IsTheSameAtRunTime) {
  double volatile one = 1;
  EXPECT_EQ(span(one + 0.0), span(1.0));
  EXPECT_TRUE(detail::is_straight(vec{one + 0.0}, vec{3.0}, vec{5.0}));
}

}  // namespace
