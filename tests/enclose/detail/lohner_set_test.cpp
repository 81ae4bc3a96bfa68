// SPDX-License-Identifier: BSL-1.0
// Sets under linear maps, whose images are known: a set turns and shears with the map and is as wide as that is.
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/enclose/detail/lohner_set.hpp>

namespace {

namespace us = unitstep;
using of = us::interval<double>;
using set = us::detail::lohner_set<2>;
using matrix = us::detail::square_matrix<of, 2>;
using point = us::detail::square_matrix<double, 2>;
using box = us::detail::state_vector<of, 2>;

constexpr double digits = 1e-12;
constexpr bool is_near(of x, double lower, double upper, double size = 1) {
  return lower - digits * size < x.lower && x.lower <= lower && upper <= x.upper &&
         x.upper < upper + digits * size;
}
constexpr of about(double by) { return of(-by, by); }
constexpr bool is_about(box const& b, double x, double y) {
  return is_near(b.n[0], -x, x) && is_near(b.n[1], -y, y);
}

// All of a box is its middle and what is about it.
constexpr set wide = set::of({of(1, 3), of(-2, 4)});
static_assert(wide.wide && wide.middle.n[0] == 2 && wide.middle.n[1] == 1);
static_assert(is_about(wide.start, 1, 3) && is_near(wide.box().n[0], 1, 3) &&
              is_near(wide.box().n[1], -2, 4));
static_assert(wide.point().n[0].lower == 2 && wide.point().n[0].upper == 2 &&
              wide.point().n[1].lower == 1 && wide.point().n[1].upper == 1);
static_assert(wide.carried.a[0][0] == 1 && wide.carried.a[0][1] == 0 && wide.axes.a[1][0] == 0 &&
              wide.axes.a[1][1] == 1);
// Wide is what is more than a point, in any number and on either side of its middle.
constexpr double last = std::numeric_limits<double>::epsilon();
static_assert(!set::of({of(1), of(-2)}).wide && set::of({of(1, 3), of(2)}).wide &&
              set::of({of(2), of(1, 3)}).wide);
static_assert(set::of({of(1, 1 + last), of(2)}).wide &&
              set::of({of(2), of(1 + last, 1 + 2 * last)}).wide &&
              set::of({of(2), of(1, 1 + last)}).wide && set::of({of(1 - last / 2, 1), of(2)}).wide);

// The box of m + C r0 + Q r; of a start that is a point without C.
constexpr set turned{{10, 20},           {{{1, 2}, {3, 4}}},        {about(1), about(10)},
                     {{{5, 6}, {7, 8}}}, {about(100), about(1000)}, true};
static_assert(is_near(turned.box().n[0], 10 - 6521, 10 + 6521, 1e4) &&
              is_near(turned.box().n[1], 20 - 8743, 20 + 8743, 1e4));
constexpr set narrow{{10, 20},           {{{1, 2}, {3, 4}}},        {about(1), about(10)},
                     {{{5, 6}, {7, 8}}}, {about(100), about(1000)}, false};
static_assert(is_near(narrow.box().n[0], 10 - 6500, 10 + 6500, 1e4) &&
              is_near(narrow.box().n[1], 20 - 8700, 20 + 8700, 1e4));

// What is on one side of the middle only stays there.
constexpr set lopsided{{10, 20},           {{{1, 2}, {3, 4}}},        {of(0, 1), of(0, 10)},
                       {{{5, 6}, {7, 8}}}, {of(0, 100), of(0, 1000)}, true};
static_assert(is_near(lopsided.box().n[0], 10, 10 + 6521, 1e4) &&
              is_near(lopsided.box().n[1], 20, 20 + 8743, 1e4));

/// A set about nothing that has gone some way: only a remainder in a box.
constexpr set remaining(double x, double y) {
  return {{0, 0}, point::identity(), {}, point::identity(), {about(x), about(y)}, false};
}
constexpr box nowhere{of(0), of(0)};
constexpr matrix slope(double a, double b, double c, double d) {
  return {{{of(a), of(b)}, {of(c), of(d)}}};
}

// The image of the middle with what is not known of it.
constexpr set carried = remaining(1, 2).mapped({of(2, 4), of(4, 10)}, slope(1, 0, 0, 1));
static_assert(carried.middle.n[0] == 3 && carried.middle.n[1] == 7 && !carried.wide);
static_assert(is_near(carried.box().n[0], 3 - 2, 3 + 2) &&
              is_near(carried.box().n[1], 7 - 5, 7 + 5));
// A turn by a right angle, twice as long.
constexpr set quarter = remaining(1, 3).mapped(nowhere, slope(0, -2, 2, 0));
static_assert(is_about(quarter.box(), 6, 2));
// Eight turns by 3-4-5: as far from the middle as its corners, and not eight times wider by 7/5.
constexpr set eight_turns = [] {
  set s = remaining(1, 1);
  for (int i = 0; i < 8; ++i) s = s.mapped(nowhere, slope(0.6, -0.8, 0.8, 0.6));
  return s;
}();
static_assert(is_about(eight_turns.remainder, 1, 1) && eight_turns.box().n[0].upper < 1.4143);

// Under a shear the longest side keeps its direction, as long as it is, and the others are at right angles to it: sides
// to (2, 0) and 4 (1, 1), of which the first is 2 / sqrt(2) along the second and across it.
constexpr double half = 0.70710678118654752440;
constexpr set by_width = remaining(1, 4).mapped(nowhere, slope(2, 1, 0, 1));
static_assert(is_about(by_width.remainder, 10 * half, 2 * half));
// Sides to 4 (1, 0) and 1.5 (3, 3).
constexpr set by_length = remaining(4, 1.5).mapped(nowhere, slope(1, 3, 0, 3));
static_assert(is_about(by_length.remainder, 4 * half + 9 * half, 4 * half));
// Sides to (3, 1) and (0, 1): the first is longer, by the sum of both squares.
constexpr set by_both = remaining(1, 2.5).mapped(nowhere, slope(3, 0, 1, 1));
constexpr double ten = 3.16227766016837933200;
static_assert(is_about(by_both.remainder, (10 + 2.5) / ten, 3 * 2.5 / ten));
// Sides to (1, 2) and (2, 0), of which the first is longer.
constexpr set by_sum = remaining(1, 1).mapped(nowhere, slope(1, 2, 2, 0));
constexpr double five = 2.23606797749978969641;
static_assert(is_about(by_sum.remainder, 7 / five, 4 / five));
constexpr set down = remaining(1, 1).mapped(nowhere, slope(1, 0, 1, 1));
static_assert(is_about(down.remainder, 3 * half, half));

// The start is carried along by the middle of the derivatives, and what these differ from it by remains.
constexpr set unsure =
    set::of({about(1), about(2)})
        .mapped({of(-3, 7), of(5)}, matrix{{{of(1, 3), of(0, 2)}, {of(-1, 1), of(1)}}});
constexpr bool is_near(double x, double due) { return x - due < digits && due - x < digits; }
constexpr bool are_near(point const& m, double a, double b, double c, double d) {
  return is_near(m.a[0][0], a) && is_near(m.a[0][1], b) && is_near(m.a[1][0], c) &&
         is_near(m.a[1][1], d);
}
static_assert(unsure.wide && are_near(unsure.carried, 2, 1, 0, 1));
static_assert(is_about(unsure.remainder, 5 + 3, 1) && is_about(unsure.start, 1, 2));
static_assert(is_near(unsure.box().n[0], 2 - 8 - 4, 2 + 8 + 4) &&
              is_near(unsure.box().n[1], 5 - 3, 5 + 3));
// By a second map with the product of both.
constexpr set twice = unsure.mapped(nowhere, slope(0, 3, 1, 0));
static_assert(are_near(twice.carried, 0, 3, 2, 1));

// In one dimension: from 1 to the next double, rounded, is from 1/2 below 1 to 2 above it in units of the last place, and
// the middle is rounded to 1 above it. Of a start to one side that is 1 1/2 below and 1 above, and not the other way round.
constexpr us::detail::lohner_set<1> one_side{{0}, {{{1}}}, {of(0, 1)}, {{{1}}}, {of(0)}, true};
constexpr auto rounded = one_side.mapped({of(0)}, {{{of(1, 1 + last)}}});
static_assert(rounded.carried.a[0][0] == 1 + last);
static_assert(rounded.remainder.n[0].lower <= -1.5 * last &&
              rounded.remainder.n[0].lower > -1.501 * last &&
              rounded.remainder.n[0].upper >= last && rounded.remainder.n[0].upper < 1.001 * last);

// Where squares overflow, which the compiler refuses, the axes are those of the box.
TEST(LohnerSet, AnyAxesWillDo) {
  set const far = remaining(1, 1).mapped(nowhere, slope(1e200, 0, 0, 1));
  EXPECT_TRUE(is_near(far.box().n[0], -1e200, 1e200, 1e200));
  EXPECT_LE(far.box().n[1].lower, -1);
  EXPECT_GE(far.box().n[1].upper, 1);
}

TEST(LohnerSet, IsTheSameAtRunTime) {
  double volatile three = 3;
  auto const s = remaining(1, three).mapped(nowhere, slope(0, -2, 2, 0));
  EXPECT_TRUE(is_about(s.box(), 6, 2));
}

}  // namespace
