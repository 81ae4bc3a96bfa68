// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/numbers/detail/interval_gradient.hpp>

namespace {

using interval = unitstep::interval<double>;
using gradient = unitstep::detail::interval_gradient<interval, 2>;
static_assert(unitstep::number<gradient>);

constexpr gradient x(0.5, 0), y(2.0, 1);
constexpr bool near(interval a, double b) {
  return a.lower <= b && b <= a.upper && a.upper - a.lower < 1e-13;
}

// The derivatives along x and y in closed form.
static_assert(near((x * y).slope[0], 2) && near((x * y).slope[1], 0.5) &&
              near((x / y).slope[1], -0.125));
static_assert(near((x + 3 * y).slope[1], 3) && near((3 - x - y).slope[0], -1) &&
              near((3 - x).slope[1], 0) && near((-x).slope[0], -1));
static_assert(near((1.0 / y).slope[1], -0.25) && near((y / 4.0).slope[1], 0.25) &&
              near(x.squared().slope[0], 1));
static_assert(near(sqrt(y * y).slope[1], 1) && near(cbrt(gradient(8.0, 0)).slope[0], 1.0 / 12) &&
              near(log(y).slope[1], 0.5));
static_assert(near(exp(gradient(0.0, 0)).slope[0], 1) && near(sin(gradient(0.0, 0)).slope[0], 1) &&
              near(cos(gradient(0.0, 0)).slope[0], 0));
static_assert(near(tan(gradient(0.0, 0)).slope[0], 1) &&
              near(atan(gradient(1.0, 0)).slope[0], 0.5));
static_assert(near(atan2(gradient(1.0, 0), gradient(1.0, 1)).slope[0], 0.5) &&
              near(atan2(gradient(1.0, 0), gradient(1.0, 1)).slope[1], -0.5));
static_assert(near(pow(y, 3.0).slope[1], 12) && near(pow(gradient(1.0, 0), y).slope[0], 2));
static_assert(near(select(x < y, x, y).slope[0], 1) && near(select(x > y, x, y).slope[0], 0));
// A constant has exactly the slope zero.
static_assert(!(gradient(2.0) * gradient(3.0)).varies && (x + 2.0).slope[1].upper == 0 &&
              !sqrt(gradient(0.0)).varies);
// Over a box the slope of x^2 contains all of 2 x.
static_assert((gradient(interval(1, 2), 0) * gradient(interval(1, 2), 0)).slope[0].holds({2, 4}));

// Two numbers that change in both directions, a = 3 + dx + 2 dy and b = 2 + 5 dx - 4 dy, by the rules for a sum, a
// product and a quotient.
constexpr gradient changing(interval value, double along_x, double along_y) {
  gradient r(value, 0);
  r.slope[0] = along_x;
  r.slope[1] = along_y;
  return r;
}
constexpr bool is_near(interval a, double b) {
  double const allowed = b > 1 ? 1e-13 * b : b < -1 ? -1e-13 * b : 1e-13;
  return a.lower <= b + allowed && b <= a.upper + allowed && a.upper - a.lower < allowed;
}
constexpr bool is(gradient const& j, double value, double along_x, double along_y) {
  return is_near(j.value, value) && is_near(j.slope[0], along_x) && is_near(j.slope[1], along_y) &&
         j.varies;
}
constexpr gradient a = changing(3.0, 1, 2), b = changing(2.0, 5, -4), four(4.0);
static_assert(is(a + b, 5, 6, -2) && is(a - b, 1, -4, 6) && is(a * b, 6, 17, -8) &&
              is(a / b, 1.5, -3.25, 4) && is(-a, -3, -1, -2) && is(a.squared(), 9, 6, 12));
static_assert(is(a + four, 7, 1, 2) && is(four + a, 7, 1, 2) && is(a - four, -1, 1, 2) &&
              is(four - a, 1, -1, -2) && is(a * four, 12, 4, 8) && is(four * a, 12, 4, 8) &&
              is(a / four, 0.75, 0.25, 0.5) && is(four / a, 4.0 / 3, -4.0 / 9, -8.0 / 9));
constexpr gradient counted = [] {
  gradient r = a;
  r += b;
  r -= four;
  return r;
}();
static_assert(is(counted, 1, 6, -2));
// Functions by the chain rule; the numbers are from MPFR, with 17 digits.
constexpr double ln3 = 1.0986122886681098, sin_half = 0.47942553860420300,
                 cos_half = 0.87758256189037272, tan_half = 0.54630248984379051;
constexpr gradient half = changing(0.5, 1, 2);
static_assert(is(sqrt(changing(4.0, 1, 2)), 2, 0.25, 0.5) &&
              is(cbrt(changing(8.0, 1, 2)), 2, 1.0 / 12, 1.0 / 6) &&
              is(exp(changing(0.0, 1, 2)), 1, 1, 2) && is(log(a), ln3, 1.0 / 3, 2.0 / 3));
static_assert(is(sin(half), sin_half, cos_half, 2 * cos_half) &&
              is(cos(half), cos_half, -sin_half, -2 * sin_half) &&
              is(tan(half), tan_half, 1 + tan_half * tan_half, 2 + 2 * tan_half * tan_half));
static_assert(is(atan(a), 1.2490457723982544, 0.1, 0.2) &&
              is(atan2(a, b), 0.98279372324732907, -1, 16.0 / 13));
static_assert(is(pow(b, 3.0), 8, 60, -48) &&
              is(pow(a, b), 9, 9 * (5 * ln3 + 2.0 / 3), 9 * (4.0 / 3 - 4 * ln3)));
// Results of constants do not vary.
constexpr bool is_fixed(gradient const& j, double value) {
  return is_near(j.value, value) && !j.varies;
}
static_assert(is_fixed(four + four, 8) && is_fixed(four - four, 0) && is_fixed(four * four, 16) &&
              is_fixed(four / four, 1) && is_fixed(-four, -4) && is_fixed(four.squared(), 16) &&
              is_fixed(sqrt(four), 2) && is_fixed(cbrt(gradient(8.0)), 2) &&
              is_fixed(exp(gradient(0.0)), 1));
static_assert(is_fixed(pow(four, 2.0), 16) && is_fixed(gradient(4), 4) &&
              is_fixed(gradient(4.0F), 4) && gradient(4.0).slope[0].upper == 0);
// The square of a box is not negative, although its slope has both signs.
constexpr gradient box = gradient(interval(-1, 2), 1).squared();
static_assert(box.value.lower == 0 && box.value.holds({0, 4}) && box.slope[1].holds({-2, 4}) &&
              box.slope[1].lower > -2.001 && box.slope[1].upper < 4.001);
constexpr unitstep::detail::interval_gradient<double, 1> of_double =
    unitstep::detail::interval_gradient<double, 1>(3.0, 0).squared();
static_assert(of_double.value == 9 && of_double.slope[0] == 6);
// Comparisons use the values; a choice takes both sides if it is open.
using unitstep::certainty;
constexpr certainty yes = certainty::yes, no = certainty::no, open = certainty::open;
static_assert((a == b) == no && (a != b) == yes && (a < b) == no && (a > b) == yes &&
              (a <= b) == no && (a >= b) == yes);
static_assert((a == a) == yes && (a != a) == no && (a < a) == no && (a > a) == no &&
              (a <= a) == yes && (a >= a) == yes);
static_assert(!select(open, a, b).value.finite() && is(select(yes, a, b), 3, 1, 2) &&
              is(select(no, a, b), 2, 5, -4));

TEST(Jet, TheSameAtRunTime) {
  gradient const z = x;
  EXPECT_EQ((z * y).slope[0].lower, (x * y).slope[0].lower);
}

}  // namespace
