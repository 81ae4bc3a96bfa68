// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/detail/log_double_word.hpp>
#include <unitstep/math/log.hpp>
#include <unitstep/math/pow.hpp>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::log;
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
         pow(T(-1), 4 * odd) == 1 && pow(huge, T(1)) == huge && pow(-huge, T(1)) == -huge;
}
static_assert(ends_of_the_range<float>());
static_assert(ends_of_the_range<double>());
static_assert(ends_of_the_range<long double>());

// The least numbers beyond which all are even, and those beside them.
template <std::floating_point T>
constexpr bool parities() {
  using unitstep::math::detail::parity;
  T const all_even = 2 / std::numeric_limits<T>::epsilon();
  return parity(T(0.5)) == 0 && parity(T(-0.5)) == 0 && parity(T(-3)) == 1 && parity(T(6)) == 2 &&
         parity(all_even - 1) == 1 && parity(all_even) == 2 && parity(all_even + 2) == 2 &&
         parity(-all_even * 8) == 2;
}
static_assert(parities<double>() && parities<long double>());

// The logarithm inside has 18 bits more than its type, 23 in long double: where its series is longest
// it is as near to MPFR's, which is given as the nearest number and the rest. At these the last
// coefficients tell.
template <std::floating_point T>
constexpr bool is_log(T x, T hi, T rest, T error) {
  auto const logarithm = unitstep::math::detail::log_double_word(x);
  T const off = logarithm.lo - rest;
  return logarithm.hi == hi && off <= error * hi && -off <= error * hi;
}
static_assert(is_log(0xb.4eddcfa21b2d8p-3, 0xb.130c728c061ep-5, 0xd.67d0b2497573p-61, 0x1p-72));
static_assert(!is_log(0xb.4eddcfa21b2d8p-3, 0xb.130c728c061ep-5, 0xd.67d0b2497573p-61, 0x1p-74));
static_assert(is_log(0xb.4f94b3f74094097p-3L, 0xb.1511f01b6c8f7c2p-5L, 0xf.b5f79c230bb3c93p-70L,
                     0x1p-89L));
static_assert(is_log(0xb.3de0b48ec015804p-3L, 0xa.e2d4eeb6785f7d5p-5L, 0xd.433224fd3b56aabp-72L,
                     0x1p-89L));
static_assert(is_log(0xb.31607a27b426035p-3L, 0xa.bf2b818b5d78e55p-5L, -0xd.f29719662b72525p-70L,
                     0x1p-89L));

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
  T const least = log(limits::denorm_min()) - 1;
  T const smallest = log(limits::min());
  T const largest = log(limits::max()) + 1;
  oracle::arguments<T> random;
  oracle::worst<T> worst;
  auto const see = [&](T x, T y) {
    oracle::real exact{x};
    oracle::real exponent{y};
    mpfr_pow(exact.get(), exact.get(), exponent.get(), MPFR_RNDN);
    worst.see(pow(x, y), exact, x, y);
  };
  for (int i = 0; i < 6'000; ++i) {
    T const x = random.uniform(0, 3);
    see(x, random.uniform(-3, 3));
    see(-x, std::floor(random.uniform(-40, 40)));
    T const any = random.whole();
    see(any, random.spread(limits::min_exponent, limits::max_exponent - 1));
    see(any, random.uniform(-1, 1));
    // Over the whole range of results, then the subnormal ones, then from bases beside 1.
    see(any, random.uniform(least, largest) / log(any));
    see(any, random.uniform(least, smallest) / log(any));
    T const beside = 1 + random.spread(-limits::digits + 1, -2);
    see(beside, random.uniform(least, largest) / log(beside));
  }
  oracle::report("pow", worst, 0.51,
                 {0xe01bef3630db5a4cU, 0xbb0c7c3b24ee03e0U, 0x826d4248e185e8f0U});
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
