// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/numbers/series.hpp>

namespace {

namespace us = unitstep;
using series = us::series<double, 6>;
static_assert(us::number<series> && us::number<us::series<us::interval<double>, 3>>);

// x = 1 + 2 s, known to every order that there is room for.
constexpr series line() {
  series x(1.0);
  x.c[1] = 2;
  x.last = 1;
  return x;
}
constexpr series x = line();
// (1 + 2 s)^3 = 1 + 6 s + 12 s^2 + 8 s^3.
constexpr series cube = x * x * x;
static_assert(cube.c[0] == 1 && cube.c[1] == 6 && cube.c[2] == 12 && cube.c[3] == 8 &&
              cube.c[4] == 0 && cube.last == 3);
static_assert(x.squared().c[1] == 4 && x.squared().c[2] == 4 && cube.squared().c[6] == 64 &&
              cube.squared().c[5] == 192);
// 1 / (1 + 2 s) = 1 - 2 s + 4 s^2 - 8 s^3 + ...
constexpr series inverse = 1.0 / x;
static_assert(inverse.c[1] == -2 && inverse.c[3] == -8 && inverse.c[6] == 64);
static_assert((x * inverse).c[0] == 1 && (x * inverse).c[5] == 0 && (cube / x).c[2] == 4 &&
              (cube / x).c[3] == 0);
static_assert((x + cube).c[3] == 8 && (x - cube).c[3] == -8 && (-cube).c[2] == -12 &&
              (3 - x).c[1] == -2 && (x / 2).c[1] == 1);

// What is known to order 2 only stays so.
constexpr series known_to_two() {
  series y = x;
  y.limit = 2;
  return y;
}
constexpr series y = known_to_two();
static_assert((y * cube).limit == 2 && (y * cube).last == 2 && (cube + y).limit == 2 &&
              (1.0 / y).limit == 2 && (y * 3.0).limit == 2);

// Nothing is 0, which is known to every order.
static_assert(series().limit == 6 && (x - series{}).c[1] == 2 &&
              (x * 1.0 + series{} * x).c[1] == 2);

// Constants are taken in exactly, through the numbers that hold them.
using of_intervals = us::series<us::interval<double>, 2>;
static_assert(us::detail::becomes<double, of_intervals> &&
              !us::detail::becomes<float, of_intervals>);
static_assert((of_intervals(0.1) * 0.1).c[0].holds(0.1 * 0.1) &&
              !(of_intervals(0.1) * 0.1).c[0].holds(0.01 + 1e-15));
static_assert(x < 1.5 && x >= 1 && (-x).absolute().c[1] == 2 && x.least(3.0).c[1] == 2 &&
              x.greatest(3.0).c[1] == 0);

TEST(Series, TheSameAtRunTime) {
  series const z = x;
  EXPECT_EQ((1.0 / z * z * z).c[1], 2);
  EXPECT_EQ((1.0 / z).c[6], inverse.c[6]);
}

}  // namespace
