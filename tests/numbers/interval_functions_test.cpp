// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/units/light.hpp>

#include "math/oracle.hpp"

namespace {

using unitstep::certainty;
using interval = unitstep::interval<double>;

// Exact values.
static_assert(sqrt(interval(4, 9)).holds({2, 3}) && sqrt(interval(0, 1)).lower == 0 &&
              exp(interval(0)).upper == 1 && log(interval(1)).lower == 0);
static_assert(sin(interval(0)).upper == 0 && cos(interval(0)).lower == 1 &&
              atan(interval(0)).upper == 0);
// Where a wave turns lies within: pi / 2 in [1, 2], pi in [3, 4], both in [1, 5], neither in [2, 3].
static_assert(sin(interval(1, 2)).upper == 1 && sin(interval(1, 2)).lower > 0.84);
static_assert(cos(interval(3, 4)).lower == -1 && cos(interval(3, 4)).upper < -0.65);
static_assert(sin(interval(1, 5)).upper == 1 && sin(interval(1, 5)).lower == -1);
static_assert(sin(interval(2, 3)).upper < 0.91 && sin(interval(2, 3)).lower > 0.14);
static_assert(cos(interval(-1, 1)).upper == 1 && cos(interval(-1, 1)).lower > 0.54 &&
              sin(interval(-2, -1)).lower == -1);
static_assert(sin(interval(0, 100)).lower == -1 && sin(interval(0, 100)).upper == 1);
// Branches that are open take both, and those that are known one.
static_assert(select(interval(0, 1) < interval(2), interval(3), interval(4)).upper == 3);
static_assert(select(interval(0, 1) < interval(0.5), interval(3), interval(4)).holds({3, 4}));
// math:: functions find these.
static_assert(unitstep::math::sin(interval(1)).lower == sin(interval(1)).lower &&
              unitstep::math::pow(interval(2), 0.5).holds(0x1.6a09e667f3bcdp0));

// In tenths: clang 16 has no template arguments of double.
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

// Random and nasty: small, large, at multiples of pi / 2 and next to them, subnormal.
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
        // The control: the plain function's result alone is no enclosure.
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
  EXPECT_FALSE(hull(none, 1).finite() || pow(none, 1).finite() || atan2(none, 1).finite() ||
               pow(2, none).finite());
  EXPECT_FALSE(exp(interval(0, 1000)).finite());
  EXPECT_FALSE(sqrt(interval(-1, 1)).finite() || log(interval(-1, 1)).finite() ||
               tan(interval(1, 2)).finite());
}

TEST(IntervalFunctions, TheSameAtRunTime) {
  constexpr interval known = sin(interval(0.5, 0.75));
  interval const x{0.5, 0.75};
  EXPECT_EQ(sin(x).lower, known.lower);
  EXPECT_EQ(sin(x).upper, known.upper);
}

}  // namespace
