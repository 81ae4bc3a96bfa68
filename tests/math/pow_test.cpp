// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/pow.hpp>

#include "oracle.hpp"
#include "twins.hpp"

namespace {

using unitstep::math::pow;

// Exact powers come out exact: 3^n while it fits, 2^n, and roots of squares.
template <std::floating_point T>
constexpr bool exact_powers() {
  T power = 1;
  for (int n = 0; n <= 15; ++n) {
    if (pow(T(3), T(n)) != power || pow(T(-2), T(2 * n + 1)) != T(-2 * (1LL << (2 * n))) ||
        pow(T(n * n), T(0.5)) != T(n)) {
      return false;
    }
    power *= 3;
  }
  return true;
}
static_assert(exact_powers<float>());
static_assert(exact_powers<double>());
static_assert(exact_powers<long double>());

// ISO C, annex F.10.4.4, line by line; the signs of zero results are tested at run time below.
template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const infinity = limits::infinity();
  T const nan = limits::quiet_NaN();
  T const zero = 0;
  T const no = pow(T(-2), T(0.5));
  T const first = pow(nan, T(1));
  T const second = pow(T(2), nan);
  return no != no && first != first && second != second && pow(nan, zero) == 1 &&
         pow(T(1), nan) == 1 && pow(zero, T(-3)) == infinity && pow(-zero, T(-3)) == -infinity &&
         pow(-zero, T(-2)) == infinity && pow(-zero, T(-0.5)) == infinity &&
         pow(zero, -infinity) == infinity && pow(-zero, T(3)) == 0 && pow(zero, T(0.5)) == 0 &&
         pow(zero, infinity) == 0 && pow(T(-1), infinity) == 1 && pow(T(-1), -infinity) == 1 &&
         pow(T(0.5), -infinity) == infinity && pow(T(-2), -infinity) == 0 &&
         pow(T(-0.5), infinity) == 0 && pow(T(2), infinity) == infinity &&
         pow(-infinity, T(-3)) == 0 && pow(-infinity, T(3)) == -infinity &&
         pow(-infinity, T(2)) == infinity && pow(-infinity, T(0.5)) == infinity &&
         pow(infinity, T(-0.5)) == 0 && pow(infinity, T(0.5)) == infinity;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

template <std::floating_point T>
constexpr bool ends_of_the_range() {
  using limits = std::numeric_limits<T>;
  T const huge = limits::max();
  T const odd = 1 / limits::epsilon() + 1;
  return pow(T(2), T(limits::max_exponent)) == limits::infinity() &&
         pow(T(-2), T(limits::max_exponent + 1)) == -limits::infinity() &&
         pow(T(2), T(limits::max_exponent - 1)) == huge / (2 - limits::epsilon()) &&
         pow(T(2), T(limits::min_exponent - limits::digits)) == limits::denorm_min() &&
         pow(T(2), T(limits::min_exponent - limits::digits - 1)) == 0 &&
         pow(huge, huge) == limits::infinity() && pow(huge, -huge) == 0 && pow(T(0.5), huge) == 0 &&
         pow(1 + limits::epsilon(), limits::denorm_min()) == 1 && pow(T(-1), odd) == -1 &&
         pow(T(-1), 4 * odd) == 1;
}
static_assert(ends_of_the_range<float>());
static_assert(ends_of_the_range<double>());
static_assert(ends_of_the_range<long double>());

// The second argument takes the first one's type.
static_assert(std::same_as<decltype(pow(2.0F, 3)), float> && pow(2.0F, 3) == 8);

// Integer powers by repeated squaring, of anything that multiplies.
static_assert(pow<0>(7.0) == 1 && pow<1>(7.0) == 7 && pow<2>(7) == 49 && pow<5>(-2) == -32);
static_assert(pow<-3>(2.0) == 0.125 && pow<10>(3LL) == 59049 && pow<9>(2LL) != pow<10>(2LL));

// Exponents of a unit add: a stand-in for a quantity, whose product has another type.
template <int exponent>
struct length {
  double value;
};
template <int a, int b>
constexpr length<a + b> operator*(length<a> x, length<b> y) {
  return {x.value * y.value};
}
static_assert(std::same_as<decltype(pow<3>(length<1>{2})), length<3>>);
static_assert(pow<7>(length<2>{2}).value == 128);

template <class T>
class power : public ::testing::Test {};
TYPED_TEST_SUITE(power, twins::real_types);

TYPED_TEST(power, is_within_0_51_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  T const least = std::log(limits::denorm_min()) - 1;
  T const smallest = std::log(limits::min());
  T const largest = std::log(limits::max()) + 1;
  oracle::arguments<T> random;
  oracle::worst<T> worst;
  auto const see = [&](T x, T y) {
    oracle::real exact{x};
    oracle::real exponent{y};
    mpfr_pow(exact.get(), exact.get(), exponent.get(), MPFR_RNDN);
    worst.see(oracle::ulps(pow(x, y), exact), x, y);
  };
  for (int i = 0; i < 6'000; ++i) {
    T const x = random.uniform(0, 3);
    see(x, random.uniform(-3, 3));
    see(-x, std::floor(random.uniform(-40, 40)));
    T const any = random.whole();
    see(any, random.spread(limits::min_exponent, limits::max_exponent - 1));
    see(any, random.uniform(-1, 1));
    // Over the whole range of results, then the subnormal ones, then from bases beside 1.
    see(any, random.uniform(least, largest) / std::log(any));
    see(any, random.uniform(least, smallest) / std::log(any));
    T const beside = 1 + random.spread(-limits::digits + 1, -2);
    see(beside, random.uniform(least, largest) / std::log(beside));
  }
  oracle::report("pow", worst, 0.51);
}

TYPED_TEST(power, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  static constexpr auto xs = twins::geometric(T(1e-20L), T(2.6L));
  constexpr auto base = [](T x) { return pow(x, T(1.37L)); };
  constexpr auto exponent = [](T x) { return pow(T(1.02L), x * T(1e15L)); };
  static constexpr auto bases = twins::map(base, xs);
  static constexpr auto exponents = twins::map(exponent, xs);
  twins::expect_same(base, xs, bases);
  twins::expect_same(exponent, xs, exponents);
}

TYPED_TEST(power, signs_its_zeros) {
  using T = TypeParam;
  T const infinity = std::numeric_limits<T>::infinity();
  EXPECT_TRUE(std::signbit(pow(-T(0), T(3))));
  EXPECT_FALSE(std::signbit(pow(-T(0), T(2))));
  EXPECT_FALSE(std::signbit(pow(T(0), T(3))));
  EXPECT_FALSE(std::signbit(pow(-T(0), T(0.5))));
  EXPECT_TRUE(std::signbit(pow(-infinity, T(-3))));
  EXPECT_FALSE(std::signbit(pow(-infinity, T(-2))));
  EXPECT_FALSE(std::signbit(pow(infinity, T(-3))));
}

}  // namespace
