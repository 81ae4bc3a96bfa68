// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/numbers/detail/jet.hpp>

namespace {

using interval = unitstep::interval<double>;
using jet = unitstep::detail::jet<interval, 2>;
static_assert(unitstep::number<jet>);

constexpr jet x(0.5, 0), y(2.0, 1);
constexpr bool near(interval a, double b) {
  return a.lower <= b && b <= a.upper && a.upper - a.lower < 1e-13;
}

// Closed forms of the derivatives along x and y.
static_assert(near((x * y).slope[0], 2) && near((x * y).slope[1], 0.5) &&
              near((x / y).slope[1], -0.125));
static_assert(near((x + 3 * y).slope[1], 3) && near((3 - x - y).slope[0], -1) &&
              near((3 - x).slope[1], 0) && near((-x).slope[0], -1));
static_assert(near((1.0 / y).slope[1], -0.25) && near((y / 4.0).slope[1], 0.25) &&
              near(x.squared().slope[0], 1));
static_assert(near(sqrt(y * y).slope[1], 1) && near(cbrt(jet(8.0, 0)).slope[0], 1.0 / 12) &&
              near(log(y).slope[1], 0.5));
static_assert(near(exp(jet(0.0, 0)).slope[0], 1) && near(sin(jet(0.0, 0)).slope[0], 1) &&
              near(cos(jet(0.0, 0)).slope[0], 0));
static_assert(near(tan(jet(0.0, 0)).slope[0], 1) && near(atan(jet(1.0, 0)).slope[0], 0.5));
static_assert(near(atan2(jet(1.0, 0), jet(1.0, 1)).slope[0], 0.5) &&
              near(atan2(jet(1.0, 0), jet(1.0, 1)).slope[1], -0.5));
static_assert(near(pow(y, 3.0).slope[1], 12) && near(pow(jet(1.0, 0), y).slope[0], 2));
static_assert(near(select(x < y, x, y).slope[0], 1) && near(select(x > y, x, y).slope[0], 0));
// A constant has no slope, not even a rounded one.
static_assert(!(jet(2.0) * jet(3.0)).varies && (x + 2.0).slope[1].upper == 0 &&
              !sqrt(jet(0.0)).varies);
// Over a box the slope of x^2 is all of 2 x.
static_assert((jet(interval(1, 2), 0) * jet(interval(1, 2), 0)).slope[0].holds({2, 4}));

TEST(Jet, TheSameAtRunTime) {
  jet const z = x;
  EXPECT_EQ((z * y).slope[0].lower, (x * y).slope[0].lower);
}

}  // namespace
