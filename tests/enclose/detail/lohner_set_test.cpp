// SPDX-License-Identifier: BSL-1.0
// Sets under linear maps with known images: a set turns and shears with the map and is not wider than its image.
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/enclose/detail/enclosure_run.hpp>

namespace {

namespace us = unitstep;
using of = us::interval<double>;
using set = us::detail::lohner_set<2>;
using sides = us::detail::parallelepiped<2>;
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

// A set is made of a box by its middle and the sides about it.
constexpr set wide = set::of_box({of(1, 3), of(-2, 4)});
static_assert(wide.wide && wide.middle.n[0] == 2 && wide.middle.n[1] == 1 && wide.parts == 0);
static_assert(is_about(wide.start.sides, 1, 3) && is_near(wide.box().n[0], 1, 3) &&
              is_near(wide.box().n[1], -2, 4));
static_assert(wide.point().n[0].lower == 2 && wide.point().n[0].upper == 2 &&
              wide.point().n[1].lower == 1 && wide.point().n[1].upper == 1);
static_assert(wide.start.axes.a[0][0] == 1 && wide.start.axes.a[0][1] == 0 &&
              wide.start.axes.a[1][0] == 0 && wide.start.axes.a[1][1] == 1);
// A set is wide if it is more than a point, in any number and on either side of its middle.
constexpr double last = std::numeric_limits<double>::epsilon();
static_assert(!set::of_box({of(1), of(-2)}).wide && set::of_box({of(1, 3), of(2)}).wide &&
              set::of_box({of(2), of(1, 3)}).wide);
static_assert(set::of_box({of(1, 1 + last), of(2)}).wide &&
              set::of_box({of(2), of(1 + last, 1 + 2 * last)}).wide &&
              set::of_box({of(2), of(1, 1 + last)}).wide &&
              set::of_box({of(1 - last / 2, 1), of(2)}).wide);

// The box of m + C r0 + A r + B s; without C if the start is a point.
constexpr set turned{{10, 20},
                     {{{{1, 2}, {3, 4}}}, {about(1), about(10)}, 0},
                     true,
                     {{{{{5, 6}, {7, 8}}}, {about(100), about(1000)}, 2},
                      {{{{1, 0}, {1, 1}}}, {about(3), about(5)}, 1}},
                     2};
static_assert(is_near(turned.box().n[0], 10 - 6524, 10 + 6524, 1e4) &&
              is_near(turned.box().n[1], 20 - 8751, 20 + 8751, 1e4));
constexpr set narrow = [] {
  set s = turned;
  s.wide = false;
  s.parts = 1;
  return s;
}();
static_assert(is_near(narrow.box().n[0], 10 - 6500, 10 + 6500, 1e4) &&
              is_near(narrow.box().n[1], 20 - 8700, 20 + 8700, 1e4));

// A part that lies on one side of the middle stays there.
constexpr set lopsided{{10, 20},
                       {{{{1, 2}, {3, 4}}}, {of(0, 1), of(0, 10)}, 0},
                       true,
                       {{{{{5, 6}, {7, 8}}}, {of(0, 100), of(0, 1000)}, 1}},
                       1};
static_assert(is_near(lopsided.box().n[0], 10, 10 + 6521, 1e4) &&
              is_near(lopsided.box().n[1], 20, 20 + 8743, 1e4));

/// A set about the origin after some steps: one part, in a box.
constexpr set remaining(double x, double y) {
  return {
      {0, 0}, {point::identity(), {}, 0}, false, {{point::identity(), {about(x), about(y)}, 1}}, 1};
}
constexpr box nowhere{of(0), of(0)};
constexpr matrix slope(double a, double b, double c, double d) {
  return {{{of(a), of(b)}, {of(c), of(d)}}};
}

// The middle changes, and the uncertainty of its change is added.
constexpr set carried = remaining(1, 2).mapped({of(2, 4), of(4, 10)}, slope(1, 0, 0, 1));
static_assert(carried.middle.n[0] == 3 && carried.middle.n[1] == 7 && !carried.wide);
static_assert(is_near(carried.box().n[0], 3 - 2, 3 + 2) &&
              is_near(carried.box().n[1], 7 - 5, 7 + 5));
// A rotation by a right angle with twice the length.
constexpr set quarter = remaining(1, 3).mapped(nowhere, slope(0, -2, 2, 0));
static_assert(is_about(quarter.box(), 6, 2));
// Eight rotations by 3-4-5 reach as far as the corners, and do not widen the set eight times by 7/5.
constexpr set eight_turns = [] {
  set s = remaining(1, 1);
  for (int i = 0; i < 8; ++i) s = s.mapped(nowhere, slope(0.6, -0.8, 0.8, 0.6));
  return s;
}();
static_assert(eight_turns.box().n[0].upper < 1.4143 && eight_turns.box().n[1].lower > -1.4143);

// The rounding of the middle is kept exactly and does not widen the set: 1 + 64 2^-60.
constexpr set crept = [] {
  set s = set::of_box({of(1), of(0)});
  for (int i = 0; i < 64; ++i) s = s.mapped({of(0x1p-60), of(0)}, slope(1, 0, 0, 1));
  return s;
}();
constexpr box beside_middle = [] {
  box b = nowhere;
  for (std::size_t k = 0; k < crept.parts; ++k) crept.part[k].add_to(b);
  return b;
}();
static_assert(beside_middle.n[0].holds((1 - crept.middle.n[0]) + 0x1p-54) &&
              beside_middle.n[0].upper - beside_middle.n[0].lower < 1e-29);

// A sum of two keeps the direction and length of the longest side of both; the others are at right angles to it. With
// nothing added: sides to (2, 0) and 4 (1, 1), of which the first is 2 / sqrt(2) along the second and across it.
constexpr double half = 0.70710678118654752440;
constexpr sides nothing{point::identity(), nowhere, 1};
constexpr box sides_of(point const& axes, double x, double y) {
  return sum_of(sides{axes, {about(x), about(y)}, 1}, nothing).sides;
}
static_assert(is_about(sides_of({{{2, 1}, {0, 1}}}, 1, 4), 10 * half, 2 * half));
// Sides to 4 (1, 0) and 1.5 (3, 3).
static_assert(is_about(sides_of({{{1, 3}, {0, 3}}}, 4, 1.5), 4 * half + 9 * half, 4 * half));
// Sides to (3, 1) and (0, 1): the first is longer, by the sum of both squares.
constexpr double ten = 3.16227766016837933200;
static_assert(is_about(sides_of({{{3, 0}, {1, 1}}}, 1, 2.5), (10 + 2.5) / ten, 3 * 2.5 / ten));
// Sides to (1, 2) and (2, 0), of which the first is longer.
constexpr double five = 2.23606797749978969641;
static_assert(is_about(sides_of({{{1, 2}, {2, 0}}}, 1, 1), 7 / five, 4 / five));
static_assert(is_about(sides_of({{{1, 0}, {1, 1}}}, 1, 1), 3 * half, half));
// A box of 3 by 1/2 and one of 2 by 1 turned by 3-4-5, in either order; the sum is as old as both together.
constexpr sides lying{point::identity(), {about(3), about(0.5)}, 2};
constexpr sides leaning{{{{0.6, -0.8}, {0.8, 0.6}}}, {about(2), about(1)}, 5};
static_assert(is_about(sum_of(lying, leaning).sides, 3 + 1.2 + 0.8, 0.5 + 1.6 + 0.6) &&
              is_about(sum_of(leaning, lying).sides, 3 + 1.2 + 0.8, 0.5 + 1.6 + 0.6) &&
              sum_of(lying, leaning).age == 7);
// A part on one side of the middle counts by its width.
constexpr sides aside{point::identity(), {of(100, 101), about(0.1)}, 1};
constexpr bool is_aside(box const& b) {
  return is_near(b.n[0], 100, 101, 100) && is_near(b.n[1], -0.1, 0.1);
}
static_assert(is_aside(sum_of(aside, nothing).sides) && is_aside(sum_of(nothing, aside).sides));

// Each part is mapped, and each number of the middle changes by its own amount.
constexpr set two_parts = remaining(1, 0).mapped({of(0), about(1)}, slope(1, 0, 0, 1));
static_assert(two_parts.parts == 2 &&
              is_about(two_parts.mapped(nowhere, slope(0, -2, 3, 0)).box(), 2, 3));
constexpr set moved_on = set::of_box({of(1), of(5)}).mapped({of(2), of(4)}, slope(1, 0, 0, 1));
static_assert(moved_on.middle.n[0] == 3 && moved_on.middle.n[1] == 9);

// Of more than three parts two are joined, the two oldest or the two last: those that are made of fewer steps.
constexpr bool has_ages(int steps, int oldest, int older, int last_one) {
  set s = set::of_box({of(0), of(0)});
  for (int i = 0; i < steps; ++i) s = s.mapped({about(1), about(2)}, slope(1, 0, 0, 1));
  double const all = steps;
  return s.parts == 3 && s.part[0].age == oldest && s.part[1].age == older &&
         s.part[2].age == last_one && is_near(s.box().n[0], -all, all, all) &&
         is_near(s.box().n[1], -2 * all, 2 * all, all);
}
static_assert(has_ages(3, 1, 1, 1) && has_ages(4, 1, 1, 2) && has_ages(5, 2, 2, 1) &&
              has_ages(6, 2, 2, 2) && has_ages(8, 2, 2, 4) && has_ages(9, 4, 4, 1));

// The start is mapped by the middle of the derivatives, and their distance from it goes into a part.
constexpr set unsure =
    set::of_box({about(1), about(2)})
        .mapped({of(-3, 7), of(5)}, matrix{{{of(1, 3), of(0, 2)}, {of(-1, 1), of(1)}}});
constexpr bool is_near(double x, double due) { return x - due < digits && due - x < digits; }
constexpr bool are_near(point const& m, double a, double b, double c, double d) {
  return is_near(m.a[0][0], a) && is_near(m.a[0][1], b) && is_near(m.a[1][0], c) &&
         is_near(m.a[1][1], d);
}
static_assert(unsure.wide && are_near(unsure.start.axes, 2, 1, 0, 1));
static_assert(is_about(unsure.part[0].sides, 5 + 3, 1) && is_about(unsure.start.sides, 1, 2));
static_assert(is_near(unsure.box().n[0], 2 - 8 - 4, 2 + 8 + 4) &&
              is_near(unsure.box().n[1], 5 - 3, 5 + 3));
// A second map multiplies the axes of the start.
constexpr set twice = unsure.mapped(nowhere, slope(0, 3, 1, 0));
static_assert(are_near(twice.start.axes, 0, 3, 2, 1));

// In one dimension, in units of the last place: the map is between 1 and the next double, so it is rounded by 1/2 below
// and 2 above, and the middle is rounded to 1 above. For a start on one side this is 1 1/2 below and 1 above, not the
// reverse.
constexpr us::detail::lohner_set<1> one_side{{0}, {{{{1}}}, {of(0, 1)}, 0}, true, {}, 0};
constexpr auto rounded = one_side.mapped({of(0)}, {{{of(1, 1 + last)}}});
// In one dimension there is one part: an addition is as wide as both.
static_assert(rounded.parts == 1 && rounded.mapped({of(-1, 3)}, {{{of(1)}}}).parts == 1);
static_assert(rounded.start.axes.a[0][0] == 1 + last);
static_assert(rounded.part[0].sides.n[0].lower <= -1.5 * last &&
              rounded.part[0].sides.n[0].lower > -1.501 * last &&
              rounded.part[0].sides.n[0].upper >= last &&
              rounded.part[0].sides.n[0].upper < 1.001 * last);

// Where squares overflow, which is no constant expression, the axes are those of the box.
TEST(LohnerSet, AnyAxesWillDo) {
  auto const far = sum_of(sides{{{{1e200, 0}, {0, 1}}}, {about(1), about(1)}, 1}, nothing).sides;
  EXPECT_TRUE(is_near(far.n[0], -1e200, 1e200, 1e200));
  EXPECT_LE(far.n[1].lower, -1);
  EXPECT_GE(far.n[1].upper, 1);
}

TEST(LohnerSet, IsTheSameAtRunTime) {
  double volatile three = 3;
  auto const s = remaining(1, three).mapped(nowhere, slope(0, -2, 2, 0));
  EXPECT_TRUE(is_about(s.box(), 6, 2));
}

}  // namespace
