// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <mpfr.h>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/units/light.hpp>

#include "math/oracle.hpp"
#include "support/same_bits.hpp"

namespace of_rounded_up {

namespace {

using unitstep::detail::rounded_down;
using unitstep::detail::rounded_up;

constexpr float one_ulp = std::numeric_limits<float>::epsilon();
constexpr float least = std::numeric_limits<float>::denorm_min();
constexpr float most = (std::numeric_limits<float>::max)();
constexpr float beyond = std::numeric_limits<float>::infinity();

// A number that a float holds stays; any other becomes the float on the requested side, nearer or not.
static_assert(rounded_up<float>(1.0) == 1 && rounded_down<float>(1.0) == 1);
static_assert(rounded_up<float>(1 + 0x1p-50) == 1 + one_ulp &&
              rounded_down<float>(1 + 0x1p-50) == 1);
static_assert(rounded_up<float>(1 + 0x1.fp-24) == 1 + one_ulp &&
              rounded_down<float>(1 + 0x1.fp-24) == 1);
static_assert(rounded_up<float>(-1 - 0x1p-50) == -1 &&
              rounded_down<float>(-1 - 0x1p-50) == -1 - one_ulp);
static_assert(rounded_up<float>(-2 + 0x1p-50) == -2 + one_ulp &&
              rounded_down<float>(-2 + 0x1p-50) == -2);
static_assert(static_cast<double>(rounded_up<float>(0.7)) > 0.7 &&
              static_cast<double>(rounded_down<float>(0.3)) < 0.3);
// Around zero, and beyond the largest number: only infinity is above it.
static_assert(rounded_up<float>(0.0) == 0 && rounded_up<float>(1e-300) == least &&
              rounded_up<float>(-1e-300) == 0 && rounded_down<float>(-1e-300) == -least);
static_assert(rounded_up<float>(1e300) == beyond && rounded_down<float>(1e300) == most);
static_assert(rounded_up<float>(-1e300) == -most && rounded_down<float>(-1e300) == -beyond);
static_assert(rounded_up<float>(0x1.fffffep127 + 0x1p90) == beyond);
static_assert(rounded_up<double>(0.1) == 0.1 && rounded_down<double>(-0.1) == -0.1);

TEST(RoundedUp, IsTheSameAtRunTime) {
  for (double const x : {0.1, -0.1, 1e300, -1e300, 1e-300, 0x1.fp-24}) {
    EXPECT_GE(static_cast<double>(rounded_up<float>(twins::hidden(x))), x);
    EXPECT_LE(static_cast<double>(rounded_down<float>(twins::hidden(x))), x);
  }
  EXPECT_NE(rounded_up<float>(std::numeric_limits<double>::quiet_NaN()), 0.0f);
}

}  // namespace

}  // namespace of_rounded_up

namespace of_interval_functions {

namespace {

using unitstep::certainty;
using interval = unitstep::interval<double>;

// Exact values.
static_assert(sqrt(interval(4, 9)).holds({2, 3}) && sqrt(interval(0, 1)).lower == 0 &&
              exp(interval(0)).upper == 1 && log(interval(1)).lower == 0);
static_assert(sin(interval(0)).upper == 0 && cos(interval(0)).lower == 1 &&
              atan(interval(0)).upper == 0);
// The turning points of a wave within an interval: pi / 2 in [1, 2], pi in [3, 4], both in [1, 5], neither in [2, 3].
static_assert(sin(interval(1, 2)).upper == 1 && sin(interval(1, 2)).lower > 0.84);
static_assert(cos(interval(3, 4)).lower == -1 && cos(interval(3, 4)).upper < -0.65);
static_assert(sin(interval(1, 5)).upper == 1 && sin(interval(1, 5)).lower == -1);
static_assert(sin(interval(2, 3)).upper < 0.91 && sin(interval(2, 3)).lower > 0.14);
static_assert(cos(interval(-1, 1)).upper == 1 && cos(interval(-1, 1)).lower > 0.54 &&
              sin(interval(-2, -1)).lower == -1);
static_assert(sin(interval(0, 100)).lower == -1 && sin(interval(0, 100)).upper == 1);
// An open comparison takes both branches, a decided one takes one.
static_assert(select(interval(0, 1) < interval(2), interval(3), interval(4)).upper == 3);
static_assert(select(interval(0, 1) < interval(0.5), interval(3), interval(4)).holds({3, 4}));
// The functions of math:: find these.
static_assert(unitstep::math::sin(interval(1)).lower == sin(interval(1)).lower &&
              unitstep::math::pow(interval(2), 0.5).holds(0x1.6a09e667f3bcdp0));

// A result gets one or two neighbours on each side, also at powers of 2; around 0 these are the smallest numbers.
constexpr double tiny = std::numeric_limits<double>::denorm_min();
constexpr double above(double x) {
  auto const bits = std::bit_cast<std::int64_t>(x);
  return x == 0 ? tiny : std::bit_cast<double>(x > 0 ? bits + 1 : bits - 1);
}
constexpr double below(double x) { return -above(-x); }
constexpr bool is_around(interval y, double low, double high) {
  return y.lower <= below(low) && y.lower >= below(below(low)) && y.upper >= above(high) &&
         y.upper <= above(above(high));
}
static_assert(is_around(unitstep::detail::around_results(1.0, 1.5), 1.0, 1.5) &&
              is_around(unitstep::detail::around_results(-1.5, -1.0), -1.5, -1.0) &&
              is_around(unitstep::detail::around_results(-3.0, 4.0), -3.0, 4.0) &&
              is_around(unitstep::detail::around_results(0x1p-1060, 0x1p-1060), 0x1p-1060,
                        0x1p-1060));
constexpr bool is(interval x, double lower, double upper) {
  return x.lower == lower && x.upper == upper;
}
static_assert(is(unitstep::detail::around_results(0.0, 0.0), -tiny, tiny));
static_assert(is(unitstep::hull({0, 1}, {3, 4}), 0, 4) &&
              is(unitstep::hull({3, 4}, {0, 1}), 0, 4) &&
              is(unitstep::hull({0, 4}, {1, 3}), 0, 4) && is(unitstep::hull({1, 3}, {0, 4}), 0, 4));
static_assert(is(unitstep::detail::cut({-2, 2}, -1, 1), -1, 1) &&
              is(unitstep::detail::cut({-0.5, 0.5}, -1, 1), -0.5, 0.5));
static_assert(is(abs(interval(-3, 2)), 0, 3));
static_assert(is(select(certainty(certainty::no), interval(3), interval(4)), 4, 4) &&
              is(select(certainty(certainty::open), interval(4), interval(3)), 3, 4));
// Where a result is exact, it is the exact bound of an interval that ends there, and no other bound is exact.
static_assert(sqrt(interval(1, 4)).lower > 0.999);
static_assert(is(sqrt(interval(0)), 0, 0) && is(sqrt(interval(0, 4)), 0, above(2)) &&
              is(sqrt(interval(4, 9)), below(2), above(3)) && sqrt(interval(tiny)).lower > 0);
static_assert(is(cbrt(interval(0)), 0, 0) && cbrt(interval(0, 8)).lower == 0 &&
              cbrt(interval(-8, 0)).upper == 0 && is_around(cbrt(interval(0.125, 8)), 0.5, 2) &&
              is_around(cbrt(interval(-8, 1)), -2, 1));
static_assert(is(exp(interval(0)), 1, 1) && exp(interval(0, 1)).lower == 1 &&
              exp(interval(-1, 0)).upper == 1 && exp(interval(1, 2)).lower > 2.7 &&
              exp(interval(-2, -1)).upper < 0.37 && is(exp(interval(-800)), 0, tiny) &&
              exp(interval(-1)).lower > 0.36);
static_assert(is(log(interval(1)), 0, 0) && log(interval(1, 2)).lower == 0 &&
              log(interval(0.5, 1)).upper == 0 && log(interval(2, 3)).lower > 0.69 &&
              log(interval(0.25, 0.5)).upper < -0.69);
static_assert(is(atan(interval(0)), 0, 0) && atan(interval(0, 1)).lower == 0 &&
              atan(interval(-1, 0)).upper == 0 && atan(interval(1, 2)).lower > 0.78 &&
              atan(interval(-2, -1)).upper < -0.78);
static_assert(is(pow(interval(0.5), 2000), 0, tiny) && pow(interval(0.5), 2).lower > 0.2499);
static_assert(is(sin(interval(0)), 0, 0) && is(cos(interval(0)), 1, 1) &&
              is(tan(interval(0)), 0, 0));
// sin 1 = 0.841..., cos 1 = 0.540..., tan 1 = 1.557...
static_assert(sin(interval(0, 1)).upper < 0.8415 && sin(interval(0, 1)).upper > 0.8414 &&
              sin(interval(-1, 0)).lower > -0.8415 && sin(interval(-1, 0)).lower < -0.8414);
static_assert(cos(interval(0, 1)).lower > 0.54 && cos(interval(0, 1)).lower < 0.541 &&
              cos(interval(-1, 0)).lower > 0.54 && cos(interval(-1, 0)).lower < 0.541 &&
              cos(interval(0, 1)).upper == 1);
static_assert(tan(interval(0, 1)).upper > 1.557 && tan(interval(0, 1)).upper < 1.558 &&
              tan(interval(-1, 0)).lower < -1.557 && tan(interval(-1, 0)).lower > -1.558);
// Next to pi / 2 = 0x1.921fb54442d18469..., where the nearest double is 1, no bound is above 1.
constexpr double right = 0x1.921fb54442d18p0;
static_assert(sin(interval(below(right))).upper <= 1 && sin(interval(-below(right))).lower >= -1 &&
              cos(interval(2 * right)).lower >= -1 && cos(interval(tiny)).upper <= 1);
static_assert(sin(interval(right - 0x1p-30)).upper == 1 &&
              sin(interval(0x1p-30 - right)).lower == -1 &&
              cos(interval(2 * right - 0x1p-30)).lower == -1 && cos(interval(0x1p-30)).upper == 1);

// Where a wave may turn: the whole numbers of a kind between two numbers, and the turning points of an interval, found
// to ten units in the last place.
constexpr bool holds_quarter(double low, double high, int rest) {
  for (int whole = -16; whole <= 16; ++whole)
    if ((whole - rest) % 4 == 0 && low <= whole && whole <= high) return true;
  return false;
}
constexpr bool finds_quarters() {
  for (int low = -12; low <= 12; ++low)
    for (int high = low; high <= 12; ++high)
      for (int rest = 0; rest < 4; ++rest)
        if (unitstep::detail::may_hold_quarter(low / 2.0, high / 2.0, rest) !=
            holds_quarter(low / 2.0, high / 2.0, rest))
          return false;
  return true;
}
static_assert(finds_quarters());
constexpr bool turns(interval x, int at, bool highest, bool lowest) {
  auto const found = unitstep::detail::extremes_of(x, at);
  return found.highest == highest && found.lowest == lowest;
}
static_assert(turns({below(right), above(right)}, 1, true, false) &&
              turns({-above(right), -below(right)}, 1, false, true) &&
              turns({2 * right, above(2 * right)}, 0, false, true));
constexpr double ten_units = 10 * 0x1p-52;
static_assert(turns(right - ten_units, 1, false, false) &&
              turns(right + ten_units, 1, false, false) &&
              turns(ten_units - right, 1, false, false) &&
              turns(-ten_units - right, 1, false, false));
static_assert(turns({1, 8}, 1, true, true) && turns({-1, 7}, 0, true, true) &&
              turns({0, 100}, 0, true, true));
// Decided below 2^45 on both sides, and not from there on.
static_assert(!(unitstep::detail::extremes_of(0x1.fp44, 0).highest &&
                unitstep::detail::extremes_of(0x1.fp44, 0).lowest) &&
              !(unitstep::detail::extremes_of(-0x1.fp44, 0).highest &&
                unitstep::detail::extremes_of(-0x1.fp44, 0).lowest));
static_assert(turns(0x1p45, 0, true, true) && turns(-0x1p45, 0, true, true) &&
              turns(0x1.8p45, 0, true, true) && turns(-0x1.8p45, 0, true, true));

// In tenths, since clang 16 has no template arguments of double.
template <auto Function, int Low, int High>
concept defined = requires {
  typename std::bool_constant<(Function(interval(Low / 10.0, High / 10.0)).finite())>;
};
constexpr auto root = [](interval x) { return sqrt(x); };
constexpr auto logarithm = [](interval x) { return log(x); };
constexpr auto tangent = [](interval x) { return tan(x); };
constexpr auto angle = [](interval x) { return atan2(interval(-1, 1), x); };
static_assert(defined<root, 0, 10> && !defined<root, -1, 10>);
static_assert(defined<logarithm, 10, 20> && !defined<logarithm, 0, 10>);
static_assert(defined<tangent, -15, 15> && !defined<tangent, 15, 16> &&
              !defined<tangent, -50, -40>);
// For points above or below the axis, but not on it, where the angle may be at both ends of the range.
template <int LowY, int HighY, int LowX, int HighX>
concept has_angle = requires {
  requires std::bool_constant<(
      atan2(interval(LowY, HighY), interval(LowX, HighX)).finite())>::value;
};
static_assert(has_angle<1, 2, -2, 2> && has_angle<-2, -1, -2, 2> && has_angle<-1, 1, 1, 2> &&
              has_angle<0, 1, 1, 2> && !has_angle<0, 1, -2, -1> && !has_angle<-1, 0, -2, -1> &&
              !has_angle<-1, 1, 0, 1> && !has_angle<0, 1, 0, 1>);
static_assert(defined<angle, 5, 10> && !defined<angle, 0, 10> && !defined<angle, -20, -10>);

bool holds(interval bounds, mpfr_ptr exact) {
  oracle::real low{bounds.lower}, high{bounds.upper};
  return mpfr_cmp(low.get(), exact) <= 0 && mpfr_cmp(exact, high.get()) <= 0;
}

struct function {
  char const* name;
  interval (*of)(interval);
  int (*exact)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
  double (*plain)(double);
  double low, high;
  bool spread;
};
function const functions[] = {
    {"sqrt", [](interval x) { return sqrt(x); }, mpfr_sqrt,
     [](double x) { return unitstep::math::sqrt(x); }, 0, 1e300, true},
    {"cbrt", [](interval x) { return cbrt(x); }, mpfr_cbrt,
     [](double x) { return unitstep::math::cbrt(x); }, -1e300, 1e300, true},
    {"exp", [](interval x) { return exp(x); }, mpfr_exp,
     [](double x) { return unitstep::math::exp(x); }, -750, 700, false},
    {"log", [](interval x) { return log(x); }, mpfr_log,
     [](double x) { return unitstep::math::log(x); }, 5e-324, 1e300, true},
    {"sin", [](interval x) { return sin(x); }, mpfr_sin,
     [](double x) { return unitstep::math::sin(x); }, -40, 40, false},
    {"cos", [](interval x) { return cos(x); }, mpfr_cos,
     [](double x) { return unitstep::math::cos(x); }, -40, 40, false},
    {"tan", [](interval x) { return tan(x); }, mpfr_tan,
     [](double x) { return unitstep::math::tan(x); }, -40, 40, false},
    {"atan", [](interval x) { return atan(x); }, mpfr_atan,
     [](double x) { return unitstep::math::atan(x); }, -1e300, 1e300, true},
};

// Random and difficult arguments: small, large, at multiples of pi / 2 and next to them, subnormal.
double argument(oracle::arguments<double>& random, function const& f) {
  auto const kind = random.bits() % 5;
  double const x =
      kind == 0   ? random.uniform(-2, 2)
      : kind == 1 ? std::nextafter(static_cast<double>(random.bits() % 60) * 0x1.921fb54442d18p0,
                                   kind == 0 ? 0.0 : random.uniform(-100, 100))
      : kind == 2 ? random.spread(-1074, 0)
      : f.spread  ? random.spread(-900, 900)
                  : random.uniform(f.low, f.high);
  return std::clamp(x, f.low, f.high);
}

TEST(IntervalFunctions, HoldTheExactValueAndAreTight) {
  for (function const& f : functions) {
    oracle::arguments<double> random;
    int inside = 0, control = 0;
    for (int i = 0; i < 60'000; ++i) {
      double const x = argument(random, f);
      double const width =
          i % 2 == 0 ? 0 : std::abs(x) * std::ldexp(1.0, -static_cast<int>(random.bits() % 50));
      interval const box{x, std::min(x + width, f.high)};
      interval const y = f.of(box);
      if (!y.finite()) continue;
      for (double const point : {box.lower, box.upper, box.lower + 0.5 * (box.upper - box.lower)}) {
        oracle::real exact{point};
        f.exact(exact.get(), exact.get(), MPFR_RNDN);
        ASSERT_TRUE(holds(y, exact.get())) << f.name << " of " << point;
        ++inside;
        // The control: the result of the plain function alone is no enclosure.
        if (!holds(f.plain(point), exact.get())) ++control;
      }
      if (width == 0) {
        EXPECT_LE(y.upper - y.lower,
                  0x1p-50 * std::max(std::abs(y.lower), std::abs(y.upper)) + 3e-323)
            << f.name << " of " << x;
      }
    }
    EXPECT_GT(inside, 30'000) << f.name;
    EXPECT_GT(control, 1'000) << f.name;
  }
}

TEST(IntervalFunctions, OfTwo) {
  oracle::arguments<double> random;
  for (int i = 0; i < 60'000; ++i) {
    double const x = random.positive(-20, 20), y = random.uniform(-20, 20),
                 w = random.uniform(0, 1), v = random.uniform(0, 1);
    interval const a{x, x + w}, b{y, y + v};
    for (double const p : {a.lower, a.upper})
      for (double const q : {b.lower, b.upper}) {
        oracle::real exact{p}, other{q};
        mpfr_pow(exact.get(), exact.get(), other.get(), MPFR_RNDN);
        ASSERT_TRUE(holds(pow(a, b), exact.get())) << p << ' ' << q;
        oracle::real far{p};
        mpfr_atan2(far.get(), other.get(), far.get(), MPFR_RNDN);
        ASSERT_TRUE(holds(atan2(b, a), far.get())) << p << ' ' << q;
      }
    // On the left, above or below the axis.
    if (b.lower > 0) {
      oracle::real far{-x}, other{b.upper};
      mpfr_atan2(far.get(), other.get(), far.get(), MPFR_RNDN);
      ASSERT_TRUE(holds(atan2(b, -a), far.get()));
    }
  }
}

TEST(IntervalFunctions, WhatHasNoBoundsStaysSo) {
  interval const none = interval::nothing();
  for (function const& f : functions) EXPECT_FALSE(f.of(none).finite()) << f.name;
  EXPECT_FALSE(hull(none, 1).finite() || hull(1, none).finite() || pow(none, 1).finite() ||
               atan2(none, 1).finite() || pow(2, none).finite());
  EXPECT_FALSE(exp(interval(0, 1000)).finite());
  EXPECT_FALSE(pow(interval(0, 1), 2).finite() || pow(interval(-1, 1), 2).finite());
  EXPECT_FALSE(sqrt(interval(-1, 1)).finite() || log(interval(-1, 1)).finite() ||
               tan(interval(1, 2)).finite());
}

TEST(IntervalFunctions, AnAngleOfNoBoundHasNone) {
  double const none = std::numeric_limits<double>::quiet_NaN();
  for (interval const y : {interval(none, 1), interval(-1, none), interval(1, none)}) {
    interval const angle = atan2(y, interval(1, 2));
    EXPECT_TRUE(std::isnan(angle.lower) && std::isnan(angle.upper));
  }
  for (interval const x : {interval(none, 2), interval(1, none)}) {
    interval const angle = atan2(interval(1, 2), x);
    EXPECT_TRUE(std::isnan(angle.lower) && std::isnan(angle.upper));
  }
}

TEST(IntervalFunctions, TheSameAtRunTime) {
  constexpr interval known = sin(interval(0.5, 0.75));
  interval const x{0.5, 0.75};
  EXPECT_EQ(sin(x).lower, known.lower);
  EXPECT_EQ(sin(x).upper, known.upper);
}

}  // namespace

}  // namespace of_interval_functions
