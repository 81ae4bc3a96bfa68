// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/numbers/series.hpp>
#include <unitstep/numbers/series_functions.hpp>

namespace {

namespace us = unitstep;
using interval = us::interval<double>;
using series = us::series<interval, 8>;

// 3/4 + s / 2 + s^2 / 4 - s^3: exact.
constexpr series curve(int limit) {
  series x(0.75);
  x.c[1] = 0.5;
  x.c[2] = 0.25;
  x.c[3] = -1;
  x.last = 3;
  x.limit = limit;
  return x;
}
constexpr series x = curve(8);

// Identities, coefficient by coefficient: both sides enclose the same number, tightly.
constexpr bool same(series const& a, series const& b) {
  for (int k = 0; k <= 8; ++k) {
    auto const p = series::coefficient(a, k), q = series::coefficient(b, k);
    if (!(p.lower <= q.upper && q.lower <= p.upper)) return false;
    if (!(p.upper - p.lower < 1e-9 && q.upper - q.lower < 1e-9)) return false;
  }
  return true;
}
static_assert(same(sqrt(x) * sqrt(x), x));
static_assert(same(cbrt(x) * cbrt(x) * cbrt(x), x));
static_assert(same(exp(log(x)), x) && same(log(exp(x)), x));
static_assert(same(sin(x) * sin(x) + cos(x) * cos(x), 1.0));
static_assert(same(sin(x + x), 2.0 * sin(x) * cos(x)));
static_assert(same(tan(atan(x)), x) && same(atan(tan(x)), x));
static_assert(same(atan2(x, 2.0), atan(x / 2.0)) && same(tan(atan2(x * x, exp(x))), x* x / exp(x)));
static_assert(same(pow(x, 2.5), x* x* sqrt(x)) && same(pow(x, x), exp(x* log(x))) &&
              same(pow(x, -1.0), 1.0 / x));
// The control: a wrong identity, in the last coefficient only.
constexpr series wrong() {
  series z = exp(log(x));
  z.c[8] = z.c[8] + 1e-8;
  return z;
}
static_assert(!same(wrong(), x));

// exp(s) has 1 / k! for coefficients: 1 / 40320 at 8.
constexpr series one_s() {
  series s(0.0);
  s.c[1] = 1;
  s.last = 1;
  return s;
}
static_assert(exp(one_s()).c[8].lower < 1.0 / 40320 + 1e-20 &&
              exp(one_s()).c[8].upper > 1.0 / 40320 - 1e-20);
static_assert(sin(one_s()).c[7].upper < -1.98e-4 && sin(one_s()).c[8].holds(0));  // -1 / 5040
// A function of a constant is a constant.
static_assert(exp(series(1.0)).last == 0 && sin(series(1.0)).limit == 8 &&
              pow(series(2.0), 0.5).last == 0);
static_assert(exp(curve(4)).limit == 4);

// Each coefficient of gradients has its derivative by the first one: d/dx exp(x + s) = exp(x + s).
using gradient = us::detail::interval_gradient<interval, 1>;
constexpr us::series<gradient, 4> moved() {
  us::series<gradient, 4> z(gradient(0.5, 0));
  z.c[1] = gradient(1.0);
  z.last = 1;
  return z;
}
constexpr auto e = exp(moved());
static_assert(e.c[3].slope[0].lower <= e.c[3].value.upper &&
              e.c[3].value.lower <= e.c[3].slope[0].upper);
static_assert(e.c[3].value.upper - e.c[3].value.lower < 1e-14);
constexpr auto angle = atan2(moved(), us::series<gradient, 4>(gradient(2.0)));
// d/dx atan(x / 2) = 2 / (4 + x^2) = 8 / 17 at 1/2, which is the coefficient of s as well.
static_assert(angle.c[0].slope[0].lower <= 8.0 / 17 && angle.c[0].slope[0].upper >= 8.0 / 17 &&
              angle.c[1].value.lower <= 8.0 / 17 && angle.c[1].value.upper >= 8.0 / 17);

TEST(SeriesFunctions, TheSameAtRunTime) {
  series const z = x;
  EXPECT_EQ(exp(z).c[8].lower, exp(x).c[8].lower);
  EXPECT_TRUE(same(exp(log(z)), z));
}

}  // namespace
