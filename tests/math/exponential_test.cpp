// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <mpfr.h>
#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace of_exp {

namespace {

using unitstep::math::exp;
using unitstep::math::log;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = exp(limits::quiet_NaN());
  return nan != nan && exp(T(0)) == 1 && exp(-T(0)) == 1 &&
         exp(limits::infinity()) == limits::infinity() && exp(-limits::infinity()) == 0 &&
         exp(limits::max()) == limits::infinity() && exp(-limits::max()) == 0 &&
         exp(limits::denorm_min()) == 1;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// e is correctly rounded by MPFR, and its neighbours are not accepted.
static_assert(exp(1.0F) == 0x1.5bf0a8p+1F);
static_assert(exp(1.0) == 0x1.5bf0a8b145769p+1);
static_assert(exp(1.0) != 0x1.5bf0a8b14576ap+1);
static_assert(exp(1.0L) == 0x1.5bf0a8b145769536p+1L);

// Both ends of the range: ln(max) and ln(half the least subnormal), each with the next number.
static_assert(exp(0x1.62e42fefa39efp+9) < std::numeric_limits<double>::infinity());
static_assert(exp(0x1.62e42fefa39fp+9) == std::numeric_limits<double>::infinity());
static_assert(exp(-0x1.74910d52d3051p+9) == std::numeric_limits<double>::denorm_min());
static_assert(exp(-0x1.74910d52d3052p+9) == 0);

// The factorials begin with 0!.
static_assert(unitstep::math::detail::factorial<0, double> == 1);
static_assert(unitstep::math::detail::factorial<5, double> == 120);

template <class T>
class exponential : public ::testing::Test {};
TYPED_TEST_SUITE(exponential, twins::real_types);

TYPED_TEST(exponential, is_within_0_51_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  T const least = log(limits::denorm_min()) - 1;
  T const smallest = log(limits::min());
  T const largest = log(limits::max());
  oracle::arguments<T> random;
  std::vector<T> xs{least, smallest, largest, std::nextafter(largest, limits::infinity())};
  for (int i = 0; i < 10'000; ++i) {
    xs.push_back(random.uniform(least, largest + 1));
    xs.push_back(random.uniform(least, smallest + 1));
    xs.push_back(random.uniform(-1, 1));
    xs.push_back(random.spread(-limits::digits - 2, 6));
    xs.push_back(random.any());
  }
  oracle::report("exp", oracle::survey<T>([](T x) { return exp(x); }, mpfr_exp, xs), 0.51,
                 {0x591c873e2e169ee9U, 0x83c231d195c31912U, 0x6ece01dd09cf17d8U});
}

TYPED_TEST(exponential, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  constexpr auto f = [](T x) { return exp(x); };
  static constexpr auto xs = twins::geometric(T(1e-12L), T(-1.42L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
  // Subnormal results, on the way to zero.
  static constexpr auto low =
      twins::geometric(T(std::numeric_limits<T>::min_exponent) * T(0.69L), T(1.002L));
  static constexpr auto tiny = twins::map(f, low);
  twins::expect_same(f, low, tiny);
}

}  // namespace

}  // namespace of_exp

namespace of_log {

namespace {

using unitstep::math::log;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = log(limits::quiet_NaN());
  T const no = log(T(-1));
  T const lowest = log(-limits::infinity());
  return nan != nan && no != no && lowest != lowest && log(T(1)) == 0 &&
         log(T(0)) == -limits::infinity() && log(-T(0)) == -limits::infinity() &&
         log(limits::infinity()) == limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// ln 2 is correctly rounded by MPFR, and its neighbours are not accepted.
static_assert(log(2.0F) == 0x1.62e43p-1F);
static_assert(log(2.0) == 0x1.62e42fefa39efp-1);
static_assert(log(2.0) != 0x1.62e42fefa39eep-1);
static_assert(log(2.0L) == 0x1.62e42fefa39ef358p-1L);
// Close to the middle between two numbers, where the last bits of the small terms decide; rounded by MPFR.
static_assert(log(0xe.8b21197c1bf58p-4) == -0xc.37962376ebda8p-7);
static_assert(log(0xb.5701663cfbea19ep-3L) == 0xb.2a0c63ae3105774p-5L);

// A number above the root of 2, which MPFR rounds, is halved.
using unitstep::math::detail::split_for_log;
static_assert(split_for_log(0x1.6a09e667f3bcdp+0).k == 0);
static_assert(split_for_log(0x1.6a09e667f3bcep+0).k == 1);
static_assert(split_for_log(0xb.504f333f9de6484p-3L).k == 0);
static_assert(split_for_log(0xb.504f333f9de6485p-3L).k == 1);

template <class T>
class logarithm : public ::testing::Test {};
TYPED_TEST_SUITE(logarithm, twins::real_types);

TYPED_TEST(logarithm, is_within_0_51_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max()};
  for (int i = 0; i < 15'000; ++i) {
    xs.push_back(random.whole());
    xs.push_back(random.uniform(T(0.5), 2));
    xs.push_back(1 + random.spread(-limits::digits, -2));
  }
  T up = 1;
  T down = 1;
  for (int i = 0; i < 1'000; ++i) {
    xs.push_back(up = std::nextafter(up, T(2)));
    xs.push_back(down = std::nextafter(down, T(0)));
  }
  oracle::report("log", oracle::survey<T>([](T x) { return log(x); }, mpfr_log, xs), 0.51,
                 {0xf17d4d46bab79174U, 0x10e692e80284ff55U, 0x35c6ba877c0fe325U});
}

TYPED_TEST(logarithm, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  constexpr auto f = [](T x) { return log(x); };
  static constexpr auto xs = twins::geometric(T(1e-37L), T(5.3L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
  static constexpr auto near_one = twins::geometric(T(0.98L), T(1.0005L));
  static constexpr auto small = twins::map(f, near_one);
  twins::expect_same(f, near_one, small);
}

}  // namespace

}  // namespace of_log

namespace of_pow {

namespace {

using unitstep::math::log;
using unitstep::math::pow;

// Exact powers are exact: 3^n as long as it fits, 2^n, and roots of squares.
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

// The smallest numbers beyond which all are even, and their neighbours.
template <std::floating_point T>
constexpr bool parities() {
  using unitstep::math::detail::parity;
  T const all_even = 2 / std::numeric_limits<T>::epsilon();
  return parity(T(0.5)) == 0 && parity(T(-0.5)) == 0 && parity(T(-3)) == 1 && parity(T(6)) == 2 &&
         parity(all_even - 1) == 1 && parity(all_even) == 2 && parity(all_even + 2) == 2 &&
         parity(-all_even * 8) == 2;
}
static_assert(parities<double>() && parities<long double>());

// The logarithm inside has 18 bits more than its type, 23 in long double. Where its series is longest it is as near to
// MPFR's, which is given as the nearest number and the rest. At these arguments the last coefficients matter.
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

// The second argument is converted to the type of the first.
static_assert(std::same_as<decltype(pow(2.0F, 3)), float> && pow(2.0F, 3) == 8);

// Integer powers by repeated squaring, of anything with a product.
static_assert(pow<0>(7.0) == 1 && pow<1>(7.0) == 7 && pow<2>(7) == 49 && pow<5>(-2) == -32);
static_assert(pow<-3>(2.0) == 0.125 && pow<10>(3LL) == 59049 && pow<9>(2LL) != pow<10>(2LL));

// Exponents of a unit add: this stands in for a quantity, whose products have other types.
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
    // Over the whole range of results, then for subnormal ones, then for bases next to 1.
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

}  // namespace of_pow
