// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <support/differences.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/numbers/dual.hpp>
#include <unitstep/units/number.hpp>

namespace {

namespace us = unitstep;

// Two slopes in one number. The numbers are small and whole, so everything but a quotient is exact.
using two = us::dual<double, 2>;
constexpr two number(double value, double first, double second) {
  two x(value);
  x.slope[0] = first;
  x.slope[1] = second;
  return x;
}
constexpr bool holds(two const& x, double value, double first, double second) {
  return x.value == value && x.slope[0] == first && x.slope[1] == second;
}
constexpr two a = number(6, 1, 2), b = number(2, 3, 0);
static_assert(us::number<two> && us::number<us::dual<float>> && us::number<us::dual<two, 3>>);
static_assert(holds(a + b, 8, 4, 2) && holds(a - b, 4, -2, 2) && holds(-a, -6, -1, -2));
static_assert(holds(a * b, 12, 1 * 2 + 6 * 3, 4) && holds(a / b, 3, (1 - 3 * 3) / 2.0, 1));
static_assert(holds(two(a) += b, 8, 4, 2) && holds(two(a) -= b, 4, -2, 2) &&
              holds(two(a) *= b, 12, 20, 4) && holds(two(a) /= b, 3, -4, 1));
// Operations with a constant.
static_assert(holds(a + 2, 8, 1, 2) && holds(2 + a, 8, 1, 2) && holds(a - 2.0, 4, 1, 2) &&
              holds(2.0 - a, -4, -1, -2) && holds(3 * a, 18, 3, 6) && holds(a * 3.0f, 18, 3, 6) &&
              holds(a / 2, 3, 0.5, 1) && holds(12 / a, 2, -1.0 / 3, -2.0 / 3));
static_assert(holds(two(), 0, 0, 0) && holds(two(3), 3, 0, 0) && holds(two(3.0, 1, 5.0), 3, 0, 5));
// Comparisons use the values.
static_assert(a == number(6, 0, 0) && !(a == b) && b < a && a > b && b <= a && a >= b && !(a < a));
// Two duals with different variables have no sum.
template <class A, class B>
concept summed = requires(A x, B y) { x + y; };
static_assert(summed<us::dual<double, 1, int>, us::dual<double, 1, int>> &&
              !summed<us::dual<double, 1, int>, us::dual<double, 1, long>>);
// A class of duals holds duals.
static_assert(summed<us::dual<us::dual<double, 1, int>, 1, long>, us::dual<double, 1, int>>);

// Functions of a number whose slopes are 3 and 0; exact where the function is.
static_assert(holds(sqrt(number(9, 12, 0)), 3, 2, 0) && holds(cbrt(number(8, 12, 0)), 2, 1, 0));
static_assert(holds(exp(number(0, 3, 0)), 1, 3, 0) && holds(log(number(1, 3, 0)), 0, 3, 0));
static_assert(holds(us::math::sin_cos(number(0, 3, 0)).sine, 0, 3, 0) &&
              holds(us::math::sin_cos(number(0, 3, 0)).cosine, 1, 0, 0));
static_assert(holds(us::sin(number(0, 3, 0)), 0, 3, 0) && holds(us::exp(number(0, 3, 4)), 1, 3, 4));
static_assert(holds(sin(number(0, 3, 0)), 0, 3, 0) && holds(cos(number(0, 3, 0)), 1, 0, 0) &&
              holds(tan(number(0, 3, 0)), 0, 3, 0) && holds(atan(number(0, 3, 0)), 0, 3, 0));
static_assert(holds(atan2(number(0, 3, 0), number(2, 5, 0)), 0, 1.5, 0));
// Also of a point whose distance has no square in the type.
static_assert(atan2(two(0x1p600, 0, 0x1p600), two(0x1p600)).slope[0] > 0.49999999999999 &&
              atan2(two(0x1p-600, 0, 0x1p-600), two(0x1p-600)).slope[0] < 0.50000000000001);
static_assert(holds(pow(number(2, 3, 0), two(3)), 8, 36, 0) &&
              holds(pow(number(0, 3, 0), two(2)), 0, 0, 0));
// x^0 is 1 and 0^y is 0, also at 0. The angle of the origin has a slope only where nothing moves there.
static_assert(holds(pow(number(0, 3, 0), two(0)), 1, 0, 0) &&
              holds(pow(number(5, 3, 0), two(0)), 1, 0, 0) &&
              holds(pow(two(0), number(2, 3, 0)), 0, 0, 0));
static_assert(holds(atan2(two(0), two(0)), 0, 0, 0));
TEST(Dual, HasNoSlopeWhereThereIsNone) {
  EXPECT_FALSE(atan2(number(0, 1, 0), two(0)).finite());
  EXPECT_FALSE(pow(two(0), number(0, 1, 0)).finite());
}
// At 0 a root has a slope only if nothing moves.
static_assert(holds(sqrt(number(0, 0, 0)), 0, 0, 0) && holds(cbrt(number(0, 0, 0)), 0, 0, 0));
TEST(Dual, HasNoSlopeOfARootOfZero) {
  EXPECT_FALSE(sqrt(number(0, 1, 0)).finite());
  EXPECT_TRUE(sqrt(number(4, 1, 0)).finite());
  EXPECT_FALSE(us::is_finite(number(1, std::numeric_limits<double>::infinity(), 0)));
}

// Every function is compared with central differences in long double, by both operands if it has two.
constexpr auto functions = [](auto x, auto y) {
  using us::math::atan, us::math::atan2, us::math::cbrt, us::math::cos, us::math::exp,
      us::math::log, us::math::pow, us::math::sin, us::math::sqrt, us::math::tan;
  return exp(x * laws::like(x, 0.1)) * log(y) + sin(x) * cos(y) - tan(x / y) + atan(x * y) +
         atan2(x, y) + sqrt(x + y) * cbrt(y) + pow(x, y);
};
TEST(Dual, HasTheSlopesOfEveryFunction) {
  for (double x : {0.3, 1.7})
    for (double y : {2.5, 3.25}) {
      auto const z = functions(two(x, 0, 1.0), two(y, 1, 1.0));
      EXPECT_EQ(z.value, functions(x, y));
      EXPECT_NEAR(z.slope[0], laws::difference(functions, 0, 1e-4L, x, y), 1e-12);
      EXPECT_NEAR(z.slope[1], laws::difference(functions, 1, 1e-4L, x, y), 1e-12);
    }
}

// The same for functions that are found beside the standard's, which the library does not define for plain numbers:
// values within a few roundings, and second derivatives too.
constexpr auto standard = [](auto x, auto y) {
  using std::acos, std::asin, std::hypot, std::tanh;
  return tanh(x) * asin(y) - acos(x * y) + hypot(x, y) * tanh(y / laws::like(y, 10));
};
TEST(Dual, HasTheSlopesOfTheStandardsFunctions) {
  for (double x : {-0.75, 0.125, 0.3})
    for (double y : {-0.25, 0.875}) {
      auto const z = standard(two(x, 0, 1.0), two(y, 1, 1.0));
      EXPECT_NEAR(z.value, standard(x, y), 4e-16 * (1 + std::abs(z.value)));
      EXPECT_NEAR(z.slope[0], laws::difference(standard, 0, 1e-5L, x, y), 1e-11);
      EXPECT_NEAR(z.slope[1], laws::difference(standard, 1, 1e-5L, x, y), 1e-11);
    }
  // tanh'' = -2 tanh (1 - tanh^2)
  using one = us::dual<double, 1, int>;
  using again = us::dual<one, 1, long>;
  auto const bent = tanh(again(one(0.3, 0, 1.0), 0, one(1.0)));
  double const t = std::tanh(0.3);
  EXPECT_NEAR(bent.slope[0].slope[0], -2 * t * (1 - t * t), 2e-16);
}
// Where they are steep, far away, and at the ends of their ranges.
static_assert(holds(tanh(number(0, 3, 0)), 0, 3, 0) && holds(tanh(number(1e3, 3, 0)), 1, 0, 0) &&
              holds(tanh(number(-1e3, 3, 0)), -1, 0, 0));
static_assert(holds(asin(number(0, 3, 0)), 0, 3, 0) && holds(acos(number(1, 0, 0)), 0, 0, 0));
static_assert(holds(hypot(number(3, 5, 0), number(4, 0, 5)), 5, 3, 4) &&
              holds(hypot(number(0, 0, 0), number(0, 0, 0)), 0, 0, 0) &&
              hypot(3.0, number(4, 5, 0)) == 5 && hypot(number(3e300, 1, 0), 4e300) == 5e300);
// A ratio of quantities is a constant wherever a plain number is, for slopes of slopes too.
constexpr auto ratio = 4.0 * boost::units::si::metre / (2.0 * boost::units::si::metre);
static_assert(holds(number(3, 5, 0) + ratio, 5, 5, 0) && holds(ratio - number(3, 5, 0), -1, -5, 0));
static_assert(ratio < number(3, 5, 0) && number(2, 5, 0) == ratio);
static_assert((us::dual<us::dual<double>>(3.0) += ratio).value.value == 5);
// The angle of (2, 0), and 0^2; a slope of y at x = 2 is divided by 2, and that of 2^x at 0 is log 2.
static_assert(holds(us::math::atan2(number(0, 3, 0), ratio), 0, 1.5, 0) &&
              us::math::atan2(ratio, number(0, 3, 0)).slope[0] == -1.5);
static_assert(holds(us::math::pow(number(0, 3, 0), ratio), 0, 0, 0) &&
              us::math::pow(ratio, number(0, 1, 0)).slope[0] == us::math::log(2.0));

TEST(Dual, HasNoSlopeAtTheEndsOfASine) {
  EXPECT_FALSE(asin(number(1, 1, 0)).finite());
  EXPECT_FALSE(acos(number(-1, 1, 0)).finite());
  EXPECT_FALSE(hypot(number(0, 1, 0), number(0, 0, 0)).finite());
  EXPECT_FALSE(asin(number(1.5, 1, 0)).finite());
}
// A constant may be the first operand.
static_assert(holds(pow(2.0, number(3, 0, 0)), 8, 0, 0) && atan2(0.0, number(2, 1, 0)) == 0 &&
              holds(us::math::pow(1.0, number(3, 1, 0)), 1, 0, 0) &&
              us::math::atan2(0.0, number(2, 1, 0)) == 0);

// At run time slopes in registers have the bits of slopes in constants.
using four = us::dual<double, 4>;
constexpr four mixed(double x) {
  four p(x, 0, 1.0), q(2.5, 1, 1.0), r(-0.75, 2, 1.0), t(4.0, 3, 1.0);
  four const sum = p * q / t - r * (p + t) * 0.3;
  return sum * sum - sum / (q + 2) + (-p) / 7 + 5 / t;
}
constexpr four in_constant = mixed(0.1);
TEST(Dual, HasTheBitsOfConstants) {
  double volatile hidden = 0.1;
  four const at_run_time = mixed(hidden);
  EXPECT_EQ(at_run_time.value, in_constant.value);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(at_run_time.slope[i], in_constant.slope[i]);
}

}  // namespace
