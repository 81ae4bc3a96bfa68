// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <limits>
#include <unitstep/numbers/interval.hpp>

#include "math/oracle.hpp"

namespace {

using unitstep::certainty;
using interval = unitstep::interval<double>;
static_assert(unitstep::number<interval>);

constexpr double max = std::numeric_limits<double>::max(),
                 tiny = std::numeric_limits<double>::denorm_min();

// 1/10 lies strictly within the quotient; a third does; exact results are held.
constexpr interval tenth = interval(1) / interval(10);
static_assert(tenth.lower < 0.1 && 0.1 < tenth.upper && tenth.upper - tenth.lower < 0x1p-54);
static_assert((interval(1) + interval(2)).holds(3) && (interval(3) * interval(-4)).holds(-12));
static_assert((interval(0.5) - interval(0.5)).lower == 0 &&
              (interval(0.5) - interval(0.5)).upper == 0);
static_assert((interval(0) * interval(-1, 7)).upper == 0 &&
              (interval(0) * interval(-1, 7)).lower == 0);
static_assert((interval(-1, 7) * interval(0)).upper == 0 &&
              (interval(-3) * interval(0)).lower == 0);
// Below the smallest number: no product of positive numbers is 0, and none is negative.
static_assert((interval(tiny) * interval(tiny)).lower == 0 &&
              (interval(tiny) * interval(tiny)).upper > 0);
static_assert((interval(tiny) * interval(-tiny)).upper >= 0 &&
              (interval(tiny) * interval(-tiny)).lower < 0);
// The integer 2^53 + 1 is no double, and lies within.
static_assert(interval(9007199254740993LL).lower < 9007199254740992.0 + 1);
static_assert(interval(9007199254740993LL).upper > 9007199254740992.0);
static_assert(interval(9007199254740992LL).lower == interval(9007199254740992LL).upper);
static_assert(interval(0.1F).lower == static_cast<double>(0.1F));
// Squares: [-2, 1]^2 = [0, 4], which the product of two independent numbers is not.
static_assert(interval(-2, 1).squared().lower == 0 && interval(-2, 1).squared().upper < 4.000001);
static_assert((interval(-2, 1) * interval(-2, 1)).lower < -1.99);
static_assert(interval(-2, 1).absolute().lower == 0 && interval(-2, 1).absolute().upper == 2);

// What is surely so, surely not, and open.
static_assert((interval(0, 1) < interval(2, 3)) == certainty::yes &&
              (interval(2, 3) < interval(0, 1)) == certainty::no);
static_assert((interval(0, 1) < interval(1, 2)) == certainty::open &&
              (interval(0, 1) <= interval(1, 2)) == certainty::yes);
static_assert((interval(1, 2) < interval(0, 1)) == certainty::no &&
              (interval(1, 2) <= interval(0, 1)) == certainty::open);
static_assert((interval(0, 1) == interval(0, 1)) == certainty::open &&
              (interval(1) == 1.0) == certainty::yes &&
              (interval(0, 1) != interval(2)) == certainty::yes);
static_assert((interval(0, 1) > interval(-1)) == certainty::yes &&
              (interval(0, 1) >= 0.0) == certainty::yes);

// No quotient by an interval that holds 0, not even in its bound.
template <int Low, int High>
concept divides =
    requires { typename std::bool_constant<((interval(1) / interval(Low, High)).finite())>; };
static_assert(divides<1, 2> && divides<-2, -1> && !divides<-1, 1> && !divides<0, 1> &&
              !divides<-1, 0>);

// A law that bounds obey or break: the exact result of two numbers within lies within, by MPFR.
struct outward {
  static interval of(char op, interval a, interval b) {
    return op == '+' ? a + b : op == '-' ? a - b : op == '*' ? a * b : a / b;
  }
};
// The control: bounds rounded to nearest.
struct nearest {
  static interval of(char op, interval a, interval b) {
    auto const at = [op](double x, double y) {
      return op == '+' ? x + y : op == '-' ? x - y : op == '*' ? x * y : x / y;
    };
    double const p = at(a.lower, b.lower), q = at(a.lower, b.upper), r = at(a.upper, b.lower),
                 s = at(a.upper, b.upper);
    return {std::min({p, q, r, s}), std::max({p, q, r, s})};
  }
};

bool holds(interval bounds, mpfr_ptr exact) {
  oracle::real low{bounds.lower}, high{bounds.upper};
  return mpfr_cmp(low.get(), exact) <= 0 && mpfr_cmp(exact, high.get()) <= 0;
}

double nasty(oracle::arguments<double>& random) {
  double const few[] = {0.0,
                        1.0,
                        -1.0,
                        tiny,
                        -tiny,
                        3 * tiny,
                        0x1p-1022,
                        -0x1p-1022,
                        0x1.fffffffffffffp-1022,
                        0x1p-1021,
                        0x1.8p-1021,
                        0x1.0000000000001p-1021,
                        0x1p-969,
                        0x1.0000000000001p0,
                        0x1.fffffffffffffp-1,
                        0x1p53,
                        0x1p511,
                        1e-160,
                        -1e-170,
                        1e150};
  auto const kind = random.bits() % 4;
  return kind == 0   ? few[random.bits() % std::size(few)]
         : kind == 1 ? random.spread(-1074, -1015)
         : kind == 2 ? random.spread(-500, 500)
                     : random.spread(-3, 3);
}

// How often a twin breaks the law in so many tries.
template <class Twin>
int broken(int tries) {
  oracle::arguments<double> random;
  int count = 0;
  for (int i = 0; i < tries; ++i) {
    double p = nasty(random), q = nasty(random), r = nasty(random), s = nasty(random);
    if (i % 2 == 0) q = p, s = r;  // points
    if (i % 3 == 0) q = std::nextafter(p, max);
    interval const a{std::min(p, q), std::max(p, q)}, b{std::min(r, s), std::max(r, s)};
    char const op = "+-*/"[random.bits() % 4];
    if (op == '/' && b.lower <= 0 && b.upper >= 0) continue;
    interval const bounds = Twin::of(op, a, b);
    for (double const x : {p, q})
      for (double const y : {r, s}) {
        oracle::real exact{x}, other{y};
        (op == '+'   ? mpfr_add
         : op == '-' ? mpfr_sub
         : op == '*' ? mpfr_mul
                     : mpfr_div)(exact.get(), exact.get(), other.get(), MPFR_RNDN);
        if (!holds(bounds, exact.get())) ++count;
      }
  }
  return count;
}

TEST(Interval, HoldsEveryExactResult) {
  EXPECT_EQ(broken<outward>(400'000), 0);
  EXPECT_GT(broken<nearest>(4'000), 1'000);
}

TEST(Interval, IsTight) {
  oracle::arguments<double> random;
  for (int i = 0; i < 10'000; ++i) {
    double const x = random.spread(-100, 100), y = random.spread(-100, 100);
    for (interval const z : {interval(x) + y, interval(x) * y, interval(x) / y})
      EXPECT_LE(z.upper - z.lower, 0x1p-51 * std::max(std::abs(z.lower), std::abs(z.upper)));
  }
}

TEST(Interval, WhatHasNoBoundsStaysSo) {
  interval const none = interval(1) / interval(-1, 1);
  EXPECT_FALSE(none.finite());
  EXPECT_FALSE((none * none + interval(1) - none / interval(2)).finite());
  EXPECT_FALSE((none * interval(0)).finite());
  EXPECT_FALSE((interval(0) * none).finite());
  EXPECT_FALSE((interval(-1, 1) * none).finite());
  EXPECT_FALSE((none * interval(-1, 1)).finite());
  EXPECT_FALSE(none.absolute().finite() || none.squared().finite());
  EXPECT_FALSE(none.least(1).finite() || interval(1).greatest(none).finite());
  interval const over = interval(max) * interval(2);
  EXPECT_FALSE(over.finite());
  EXPECT_FALSE((over - over).finite());
  EXPECT_FALSE((interval(1) / over * interval(-1, 1) + over).finite());
  EXPECT_FALSE((interval(-1, 1) * over).finite());
  EXPECT_EQ((none < interval(1)).is, certainty::open);
}

TEST(Interval, TheSameAtRunTime) {
  interval const one = 1, ten = 10;
  EXPECT_EQ((one / ten).lower, tenth.lower);
  EXPECT_EQ((one / ten).upper, tenth.upper);
}

}  // namespace
