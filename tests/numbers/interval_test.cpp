// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <mpfr.h>
#include <algorithm>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <stdexcept>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>

#include "math/oracle.hpp"

namespace of_certainty {

namespace {

using unitstep::certainty;
constexpr certainty yes = certainty::yes, no = certainty::no, open = certainty::open;

// Kleene's three-valued logic (S. C. Kleene, Introduction to Metamathematics, 1952, section 64).
static_assert((!yes) == no && (!no) == yes && (!open) == open);
static_assert((yes && yes) == yes && (yes && open) == open && (open && open) == open &&
              (open && no) == no && (no && yes) == no);
static_assert((no || no) == no && (no || open) == open && (open || open) == open &&
              (open || yes) == yes);
// A bool beside a certainty counts as surely true or surely false, on either side.
constexpr bool a_bool_is_known() {
  for (certainty const a : {yes, no, open}) {
    if ((a && true) != a || (true && a) != a || (a || false) != a || (false || a) != a)
      return false;
    if ((a && false) != no || (false && a) != no || (a || true) != yes || (true || a) != yes)
      return false;
  }
  return true;
}
static_assert(a_bool_is_known());
static_assert(yes.surely() && !open.surely() && !no.surely() && open.may_be() && !no.may_be());
static_assert(yes ? true : false);
static_assert(!(no ? true : false));

// An open certainty does not become a bool, not even a false one.
template <certainty::outcome Outcome>
concept branches =
    requires { typename std::integral_constant<bool, static_cast<bool>(certainty(Outcome))>; };
static_assert(branches<certainty::yes> && branches<certainty::no> && !branches<certainty::open>);
static_assert(!std::is_convertible_v<certainty, bool>);

// Points take one branch if it is decided; an interval takes both if it is open.
using unitstep::interval;
using unitstep::select;
static_assert(select(yes, 1.0, 2.0) == 1 && select(no, 1.0f, 2.0f) == 2);
static_assert(select(certainty::no, 1.0, 2.0) == 2);
static_assert(select(certainty::yes, interval<double>{1.0}, interval<double>{2.0}).upper == 1);
static_assert(select(certainty::open, interval<double>{1.0}, interval<double>{2.0}).upper == 2);
namespace si = boost::units::si;
static_assert(select(certainty::no, 1.0 * si::metre, 2.0 * si::metre) == 2.0 * si::metre);

TEST(Certainty, OpenIsAnErrorAtRunTime) {
  EXPECT_THROW(static_cast<void>(static_cast<bool>(open)), std::domain_error);
  EXPECT_TRUE(static_cast<bool>(yes));
  EXPECT_THROW(static_cast<void>(select(open, 1.0, 2.0)), std::domain_error);
}

}  // namespace

}  // namespace of_certainty

namespace of_interval {

namespace {

using unitstep::certainty;
using interval = unitstep::interval<double>;
static_assert(unitstep::number<interval>);

constexpr double max = std::numeric_limits<double>::max(),
                 tiny = std::numeric_limits<double>::denorm_min();

// 1/10 and a third lie strictly within their quotients; exact results are contained.
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
// The integer 2^53 + 1 is no double, but lies in its interval.
static_assert(interval(9007199254740993LL).lower < 9007199254740992.0 + 1);
static_assert(interval(9007199254740993LL).upper > 9007199254740992.0);
static_assert(interval(9007199254740992LL).lower == interval(9007199254740992LL).upper);
static_assert(interval(0.1F).lower == static_cast<double>(0.1F));
// Squares: [-2, 1]^2 = [0, 4]; the product of two independent numbers would be wider.
static_assert(interval(-2, 1).squared().lower == 0 && interval(-2, 1).squared().upper < 4.000001);
static_assert((interval(-2, 1) * interval(-2, 1)).lower < -1.99);
static_assert(interval(-2, 1).absolute().lower == 0 && interval(-2, 1).absolute().upper == 2);

// Comparisons that are surely true, surely false, and open.
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

// There is no quotient by an interval that contains 0, even as a bound.
template <int Low, int High>
concept divides =
    requires { typename std::bool_constant<((interval(1) / interval(Low, High)).finite())>; };
static_assert(divides<1, 2> && divides<-2, -1> && !divides<-1, 1> && !divides<0, 1> &&
              !divides<-1, 0>);

// Bounds are the neighbours of a result rounded to nearest, and two numbers further where a part of it may be lost, but
// no further; also on both sides of powers of 2, where the neighbours are not equally far.
constexpr double above(double x) {
  auto const bits = std::bit_cast<std::int64_t>(x);
  return x == 0 ? tiny : std::bit_cast<double>(x > 0 ? bits + 1 : bits - 1);
}
constexpr double below(double x) { return -above(-x); }
constexpr bool are_neighbours(interval x, double of) {
  return x.lower == below(of) && x.upper == above(of);
}
constexpr bool are_all_neighbours() {
  for (double const of : {1.0, 1.5, 0x1.fffffffffffffp0, 2.0, 3.0, 0.1, 1e300, 0x1p-1000, 0.0, tiny,
                          3 * tiny, 0x1p-1030, -1.0, -3.0, -0.1, -1e300, -tiny})
    if (!are_neighbours(interval::widened(of, of), of)) return false;
  return true;
}
static_assert(are_all_neighbours());
static_assert(interval::widened(-2, 5).lower == below(-2) &&
              interval::widened(-2, 5).upper == above(5));
// The smallest normal numbers, where an addend is rounded to the smallest number.
static_assert(interval::widened(0x1p-1022, 0x1p-1022).lower == below(below(0x1p-1022)) &&
              interval::widened(0x1p-1022, 0x1p-1022).upper == above(above(0x1p-1022)));

// Every sign of two factors, and of a dividend and a divisor, with exact results: the bounds are the neighbours of the
// least and the greatest of the four. A bound is 0, or next to it, where a sign or a factor says so.
constexpr interval of_each_sign[] = {{2, 3}, {0, 3}, {0, 0}, {-2, 3}, {-3, 2}, {-3, 0}, {-3, -2}};
constexpr interval factors[] = {{5, 7}, {0, 7}, {0, 0}, {-5, 7}, {-7, 5}, {-7, 0}, {-7, -5}};
constexpr interval divisors[] = {{4, 8}, {-8, -4}};
constexpr int sign(interval x) { return x.lower >= 0 ? 1 : x.upper <= 0 ? -1 : 0; }
constexpr bool is_of(interval x, interval a, interval b, std::initializer_list<double> results) {
  double const low = std::min(results), high = std::max(results);
  if (low == 0 && high == 0) return x.lower == 0 && x.upper == 0;
  bool const same_signs = sign(a) * sign(b) > 0;
  bool const lower = low != 0     ? x.lower == below(low)
                     : same_signs ? x.lower == 0
                                  : x.lower == 0 || x.lower == -tiny;
  return lower && (high != 0 ? x.upper == above(high) : x.upper == 0 || x.upper == tiny);
}
constexpr bool of_all_signs() {
  for (interval const a : of_each_sign) {
    for (interval const b : factors)
      if (!is_of(a * b, a, b,
                 {a.lower * b.lower, a.lower * b.upper, a.upper * b.lower, a.upper * b.upper}))
        return false;
    for (interval const b : divisors)
      if (!is_of(a / b, a, b,
                 {a.lower / b.lower, a.lower / b.upper, a.upper / b.lower, a.upper / b.upper}))
        return false;
    for (interval const b : of_each_sign) {
      double const low = a.lower + b.lower, high = a.upper + b.upper;
      interval const sum = a + b, difference = a - -b;
      if (sum.lower != (low == 0 ? 0 : below(low)) || sum.upper != (high == 0 ? 0 : above(high)) ||
          difference.lower != sum.lower || difference.upper != sum.upper)
        return false;
    }
  }
  return true;
}
static_assert(of_all_signs());
constexpr interval counted = [] {
  interval x{1, 2};
  x += interval{4, 8};
  x -= interval{3, 16};
  return x;
}();
static_assert(counted.lower < -11 && counted.lower > -11.000001 && counted.upper > 7 &&
              counted.upper < 7.000001);

// For intervals between whole numbers a comparison must agree with that of all their multiples of 1/2.
template <class Compare>
constexpr certainty of_all_in(interval a, interval b, Compare const& compare) {
  bool some = false, all = true;
  for (double x = a.lower; x <= a.upper; x += 0.5)
    for (double y = b.lower; y <= b.upper; y += 0.5) {
      some = some || compare(x, y);
      all = all && compare(x, y);
    }
  return all ? certainty::yes : some ? certainty::open : certainty::no;
}
template <class Function>
constexpr bool for_whole_bounds(Function const& function) {
  for (int i = 0; i < 3; ++i)
    for (int j = i; j < 3; ++j)
      for (int k = 0; k < 3; ++k)
        for (int l = k; l < 3; ++l)
          if (!function(interval(i, j), interval(k, l))) return false;
  return true;
}
constexpr bool compares(interval a, interval b) {
  auto const same = [&](auto const& compare) { return compare(a, b) == of_all_in(a, b, compare); };
  return same([](auto x, auto y) { return x < y; }) && same([](auto x, auto y) { return x > y; }) &&
         same([](auto x, auto y) { return x <= y; }) &&
         same([](auto x, auto y) { return x >= y; }) &&
         same([](auto x, auto y) { return x == y; }) && same([](auto x, auto y) { return x != y; });
}
static_assert(for_whole_bounds(compares));
static_assert(for_whole_bounds([](interval a, interval b) {
  interval const low = a.least(b), high = a.greatest(b);
  return low.lower == std::min(a.lower, b.lower) && low.upper == std::min(a.upper, b.upper) &&
         high.lower == std::max(a.lower, b.lower) && high.upper == std::max(a.upper, b.upper);
}));
static_assert(for_whole_bounds([](interval a, interval b) {
  return a.holds(b) == (a.lower <= b.lower && b.upper <= a.upper);
}));

// Magnitudes, which are not rounded, and squares.
constexpr bool is(interval x, double lower, double upper) {
  return x.lower == lower && x.upper == upper;
}
static_assert(is(interval(-3, 2).absolute(), 0, 3) && is(interval(-2, 3).absolute(), 0, 3) &&
              is(interval(2, 3).absolute(), 2, 3) && is(interval(-3, -2).absolute(), 2, 3) &&
              is(interval(0, 3).absolute(), 0, 3) && is(interval(-3, 0).absolute(), 0, 3));
static_assert(is(interval(0.5, 2).absolute(), 0.5, 2) &&
              is(interval(-2, -0.5).absolute(), 0.5, 2) &&
              is(interval(0.5, 2).squared(), below(0.25), above(4)) &&
              is(interval(-2, -0.5).squared(), below(0.25), above(4)));
static_assert(is(interval(-3, 2).squared(), 0, above(9)) &&
              is(interval(-2, 3).squared(), 0, above(9)) &&
              is(interval(2, 3).squared(), below(4), above(9)) &&
              is(interval(-3, -2).squared(), below(4), above(9)) &&
              is(interval(0, 3).squared(), 0, above(9)) &&
              is(interval(-3, 0).squared(), 0, above(9)));
// Whole numbers up to 2^53 are exact, on both sides.
constexpr long long whole = 1LL << 53;
static_assert(is(interval(whole), 0x1p53, 0x1p53) && is(interval(-whole), -0x1p53, -0x1p53) &&
              is(interval(whole - 1), 0x1p53 - 1, 0x1p53 - 1));
static_assert(interval(whole + 1).lower < 0x1p53 + 1 && interval(whole + 1).upper > 0x1p53 &&
              interval(-whole - 1).lower < -0x1p53 && interval(-whole - 1).upper > -0x1p53 - 1 &&
              interval(~0ULL).upper > 0x1p64 - 1 && interval(~0ULL).lower < 0x1p64);
// A long double lies between doubles, unless it is one.
static_assert(static_cast<long double>(interval(0.1L).lower) < 0.1L &&
              static_cast<long double>(interval(0.1L).upper) > 0.1L &&
              interval(0.1L).upper - interval(0.1L).lower < 0x1p-54);
static_assert(is(interval(0.5L), 0.5, 0.5));
static_assert(is(interval(0ULL), 0, 0) && is(interval(0LL), 0, 0) && is(interval(1ULL), 1, 1) &&
              is(interval(-1LL), -1, -1));
constexpr interval turned_round = [] {
  interval x(1, 2);
  x.lower = 3;
  return x;
}();
static_assert(!turned_round.finite() && interval(1, 2).finite() && interval(1).finite());
TEST(Interval, RefusesBoundsThatAreSwapped) {
  double const one = 1;
  EXPECT_THROW((void)interval(2, one), std::domain_error);
  EXPECT_NO_THROW((void)interval(1, one));
}

// A law that bounds keep or break: by MPFR, the exact result of two numbers in the intervals is in the result.
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

TEST(Interval, AQuotientByZeroHasNeitherBound) {
  for (interval const divisor : {interval(0, 1), interval(-1, 0), interval(0), interval(-1, 0.5),
                                 interval(-0.5, 1), interval(-1, 1)})
    for (interval const dividend : {interval(1), interval(-1), interval(0), interval(-1, 1)}) {
      interval const none = dividend / divisor;
      EXPECT_TRUE(std::isnan(none.lower) && std::isnan(none.upper));
    }
}

// A factor with an invalid bound makes the product invalid, whichever bound it is.
TEST(Interval, AProductOfNoBoundHasNone) {
  double const none = std::numeric_limits<double>::quiet_NaN();
  interval const of{-1, 2};
  for (interval const half : {interval(none, 1), interval(-1, none)})
    for (interval const product : {half * of, of * half})
      EXPECT_TRUE(std::isnan(product.lower) && std::isnan(product.upper));
  double const endless = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::isnan((interval(endless, endless) * interval(0, 1)).lower));
}

// A product that is 0 has no sign: -0 would turn an angle.
TEST(Interval, ZeroIsPositive) {
  EXPECT_FALSE(std::signbit((interval(-0.0, 1) * interval(2)).lower));
  EXPECT_FALSE(std::signbit((interval(-0.0, 1) / interval(2)).lower));
}

TEST(Interval, TheSameAtRunTime) {
  interval const one = 1, ten = 10;
  EXPECT_EQ((one / ten).lower, tenth.lower);
  EXPECT_EQ((one / ten).upper, tenth.upper);
}

}  // namespace

}  // namespace of_interval
