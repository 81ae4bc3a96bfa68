// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <type_traits>

#include <type_traits>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/numbers/series.hpp>

namespace {

namespace us = unitstep;
using series = us::series<double, 6>;
static_assert(us::number<series> && us::number<us::series<us::interval<double>, 3>>);

// x = 1 + 2 s, known to every order that fits.
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

// A series known only to order 2 gives results known only to order 2.
constexpr series known_to_two() {
  series y = x;
  y.limit = 2;
  return y;
}
constexpr series y = known_to_two();
static_assert((y * cube).limit == 2 && (y * cube).last == 2 && (cube + y).limit == 2 &&
              (1.0 / y).limit == 2 && (y * 3.0).limit == 2);

// A default series is 0, known to every order.
static_assert(series().limit == 6 && (x - series{}).c[1] == 2 &&
              (x * 1.0 + series{} * x).c[1] == 2);

// There is room for the coefficients only. A number of any type is a constant; other things are not.
static_assert(sizeof(series) == 7 * sizeof(double) + 2 * sizeof(int));
static_assert(series().is_constant() && series(2.0).is_constant() && series(2).is_constant() &&
              series(2).c[0] == 2 && us::series<us::interval<double>, 2>(2.0).is_constant() &&
              !x.is_constant());
static_assert(std::is_constructible_v<series, float> &&
              !std::is_constructible_v<series, char const*>);

// Constants are converted exactly, through the numbers that hold them.
using of_intervals = us::series<us::interval<double>, 2>;
static_assert(us::detail::converts_exactly<double, of_intervals> &&
              us::detail::converts_exactly<float, of_intervals> &&
              !us::detail::converts_exactly<long double, of_intervals>);
static_assert((of_intervals(0.1) * 0.1).c[0].holds(0.1 * 0.1) &&
              !(of_intervals(0.1) * 0.1).c[0].holds(0.01 + 1e-15));
static_assert(x < 1.5 && x >= 1 && (-x).absolute().c[1] == 2 && x.least(3.0).c[1] == 2 &&
              x.greatest(3.0).c[1] == 0);

// Every operation by its sums, coefficient by coefficient, on series of all lengths that are known to all orders, with
// numbers that are exact in doubles.
constexpr series made(int last, int limit, double first, double next) {
  series r(first);
  for (int k = 1; k <= last; ++k) {
    r.c[k] = next;
    next = 3 - 2 * next;
  }
  r.last = last;
  r.limit = limit;
  return r;
}
constexpr double at(series const& a, int k) { return k <= a.last ? a.c[k] : 0; }
constexpr int less(int a, int b) { return a < b ? a : b; }
constexpr int more(int a, int b) { return a < b ? b : a; }
template <class Coefficient>
constexpr bool is(series const& r, int last, int limit, Coefficient const& coefficient) {
  if (r.limit != limit || r.last != less(last, limit)) return false;
  for (int k = 0; k <= r.last; ++k)
    if (r.c[k] != coefficient(k)) return false;
  for (int k = r.last + 1; k <= 6; ++k)
    if (series::coefficient(r, k) != 0) return false;
  return true;
}
constexpr bool by_sums(series const& a, series const& b) {
  int const limit = less(a.limit, b.limit), longest = more(a.last, b.last);
  auto const product = [](series const& p, series const& q, int k) {
    double sum = 0;
    for (int i = 0; i <= k; ++i) sum += at(p, i) * at(q, k - i);
    return sum;
  };
  bool const sums = is(a + b, longest, limit, [&](int k) { return at(a, k) + at(b, k); }) &&
                    is(a - b, longest, limit, [&](int k) { return at(a, k) - at(b, k); }) &&
                    is(-a, a.last, a.limit, [&](int k) { return -a.c[k]; });
  bool const products =
      is(a * b, a.last + b.last, limit, [&](int k) { return product(a, b, k); }) &&
      is(a.squared(), 2 * a.last, a.limit, [&](int k) { return product(a, a, k); }) &&
      is(a.times(3), a.last, a.limit, [&](int k) { return 3 * a.c[k]; });
  series const ratio = a / b;
  bool const by_constant = b.last == 0 && b.limit == 6;
  bool quotients = ratio.limit == limit && ratio.last == (by_constant ? a.last : limit);
  for (int k = 0; k <= ratio.last; ++k) quotients = quotients && product(ratio, b, k) == at(a, k);
  return sums && products && quotients;
}
constexpr bool by_sums_of_all() {
  for (int last = 0; last <= 4; ++last)
    for (int other = 0; other <= 3; ++other)
      for (int limit : {4, 6})
        for (int other_limit : {5, 6})
          if (!by_sums(made(last, limit, 3, 5), made(other, other_limit, 2, -1)) ||
              !by_sums(made(other, limit, -1, 4), made(last, other_limit, 4, 1)))
            return false;
  return true;
}
static_assert(by_sums_of_all());
// Partial sums, with and without weights.
constexpr bool sums_in_part() {
  series const a = made(3, 6, 3, 5), b = made(2, 6, 2, -1);
  for (int k = 1; k <= 5; ++k)
    for (int from = 0; from <= 3; ++from)
      for (int to = 0; to <= 5; ++to) {
        double sum = 0, weighed = 0;
        for (int i = from; i <= less(to, k); ++i) {
          sum += at(a, i) * at(b, k - i);
          weighed += i * at(a, i) * at(b, k - i);
        }
        if (from <= k && (series::convolution(a, b, k, from, less(to, k)) != sum ||
                          series::weighed(a, b, k, from, less(to, k)) != weighed / k))
          return false;
      }
  return true;
}
static_assert(sums_in_part());
constexpr series counted = [] {
  series r = x;  // 1 + 2 s
  r += 3.0;      // 4 + 2 s
  r *= x;        // 4 + 10 s + 4 s^2
  r -= x;        // 3 + 8 s + 4 s^2
  r /= 2.0;
  return r;
}();
static_assert(counted.c[0] == 1.5 && counted.c[1] == 4 && counted.c[2] == 2 && counted.last == 2);

// Series compare as they do right after the start: by the first coefficients that differ, as far as both are known.
constexpr series low = made(2, 6, 1, 9), high = made(1, 6, 2, 1), below = made(1, 6, 1, 0);
static_assert(low < high && !(high < low) && high > low && !(low > high));
static_assert(low <= high && !(high <= low) && high >= low && !(low >= high));
static_assert(below < low && !(low < below) && low > below && !(below > low) && below <= low &&
              !(low <= below) && low >= below && !(below >= low));
static_assert(low == low && !(low == high) && low != high && !(low == below) && low != below &&
              low <= low && low >= low && !(low < low) && !(low > low));
// Unknown coefficients of one series decide nothing.
static_assert(made(1, 0, 1, 9) == below && made(1, 0, 1, 9) <= below && made(1, 1, 1, 9) > below);
static_assert(select(low < high, low, high).c[1] == 9 && select(low > high, low, high).c[1] == 1 &&
              low.least(high).c[1] == 9 && high.least(low).c[1] == 9 &&
              low.greatest(high).c[1] == 1 && high.greatest(low).c[1] == 1 &&
              low.least(below).c[1] == 0 && low.greatest(below).c[1] == 9);
static_assert(low.absolute().c[1] == 9 && (-low).absolute().c[1] == 9 &&
              made(1, 6, 0, 1).absolute().c[1] == 1 && made(1, 6, 0, -1).absolute().c[1] == 1);
// For bounds the first coefficient alone decides.
using bounded = us::series<us::interval<double>, 2>;
static_assert((bounded(0.0) < bounded(0.0)) == us::certainty::no);
// For intervals the square of the first coefficient is not negative, nor is any other square in the result.
constexpr us::series<us::interval<double>, 2> of_both_signs = [] {
  us::series<us::interval<double>, 2> r(us::interval<double>(-1, 2));
  r.c[1] = us::interval<double>(-1, 1);
  r.last = 1;
  return r.squared();
}();
static_assert(of_both_signs.c[0].lower == 0 && of_both_signs.c[2].lower == 0 &&
              of_both_signs.c[2].upper > 1 && of_both_signs.c[1].holds({-4, 4}));

TEST(Series, TheSameAtRunTime) {
  series const z = x;
  EXPECT_EQ((1.0 / z * z * z).c[1], 2);
  EXPECT_EQ((1.0 / z).c[6], inverse.c[6]);
}

}  // namespace
