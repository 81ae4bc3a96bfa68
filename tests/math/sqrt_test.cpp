// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/sqrt.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::sqrt;

template <std::floating_point T>
constexpr bool exact_where_the_root_is_exact() {
  for (int i = 1; i < 100; ++i) {
    T const x = static_cast<T>(i) / 64;
    if (sqrt(x * x) != x) {
      return false;
    }
  }
  return true;
}
static_assert(exact_where_the_root_is_exact<float>());
static_assert(exact_where_the_root_is_exact<double>());
static_assert(exact_where_the_root_is_exact<long double>());

// 2 lies between the squares of the halfway points around its root: (2s - u)^2 < 8 < (2s + u)^2 in
// units of 2^-23, where all of it fits 64 bits. One unit lower or higher does not.
constexpr bool nearest_to_root_of_two(float s) {
  auto const i = static_cast<long long>(s * 0x1p23F);
  long long const eight = 8LL << 46;
  return (2 * i - 1) * (2 * i - 1) < eight && eight < (2 * i + 1) * (2 * i + 1);
}
static_assert(nearest_to_root_of_two(sqrt(2.0F)));
static_assert(!nearest_to_root_of_two(sqrt(2.0F) + std::numeric_limits<float>::epsilon()));
static_assert(!nearest_to_root_of_two(sqrt(2.0F) - std::numeric_limits<float>::epsilon()));
// Correctly rounded by MPFR; some constexpr roots return ...bcc, one unit less.
static_assert(sqrt(2.0) == 0x1.6a09e667f3bcdp+0);
static_assert(sqrt(2.0L) == 0x1.6a09e667f3bcc908p+0L);

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const no = sqrt(T(-1));
  T const nan = sqrt(limits::quiet_NaN());
  T const lowest = sqrt(-limits::infinity());
  return no != no && nan != nan && lowest != lowest && sqrt(T(0)) == 0 && sqrt(T(-0.0)) == 0 &&
         sqrt(limits::infinity()) == limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());
// 4^-537 is the least subnormal double, 4^-8222.5 the least subnormal long double.
static_assert(sqrt(std::numeric_limits<double>::denorm_min()) == 0x1p-537);
static_assert(sqrt(std::numeric_limits<long double>::denorm_min() * 2) == 0x1p-8222L);

template <class T>
class square_root : public ::testing::Test {};
TYPED_TEST_SUITE(square_root, twins::real_types);

TYPED_TEST(square_root, is_correctly_rounded) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max()};
  for (int i = 0; i < 20'000; ++i) {
    xs.push_back(random.whole());
    xs.push_back(random.uniform(1, 4));
    // Squares, rounded: their roots lie nearest to numbers of T.
    T const s = random.uniform(1, 2);
    xs.push_back(s * s);
  }
  // The neighbours of powers of two, where units change.
  for (T const power : {T(1), T(2), T(4)}) {
    T up = power;
    T down = power;
    for (int i = 0; i < 2'000; ++i) {
      xs.push_back(up = std::nextafter(up, T(5)));
      xs.push_back(down = std::nextafter(down, T(0)));
    }
  }
  // The program asks the processor; what the compiler does is asked for by name.
  auto const by_arithmetic = [](T x) {
    using unitstep::math::detail::root_of_positive;
    if constexpr (std::same_as<T, float>)
      return static_cast<float>(root_of_positive(static_cast<double>(x)));
    else
      return root_of_positive(x);
  };
  oracle::report("sqrt", oracle::survey<T>([](T x) { return sqrt(x); }, mpfr_sqrt, xs), 0.5);
  oracle::report("sqrt in the compiler", oracle::survey<T>(by_arithmetic, mpfr_sqrt, xs), 0.5);
  // 0.5 could still be a tie gone wrong; no root is one, and the processor rounds correctly.
  for (T const x : xs) {
    ASSERT_EQ(sqrt(x), std::sqrt(x));
    ASSERT_EQ(by_arithmetic(x), std::sqrt(x));
  }
}

TYPED_TEST(square_root, is_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto f = [](T x) { return sqrt(x); };
  static constexpr auto xs = twins::geometric(T(1e-30L), T(3.7L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
}

TYPED_TEST(square_root, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr T negative = sqrt(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(sqrt(twins::opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(sqrt(twins::opaque(T(0)))));
}

}  // namespace
