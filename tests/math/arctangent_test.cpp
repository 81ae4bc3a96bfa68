// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <mpfr.h>
#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/arctangent.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace of_atan2 {

namespace {

using unitstep::math::atan2;

template <std::floating_point T>
constexpr T pi = T(3.14159265358979323846264338327950288L);
// 3 pi is wider than pi by up to two bits, so this is not a rounding of its own.
template <std::floating_point T>
constexpr T three_quarter_pi = T(2.35619449019234492884698253745962716L);

// ISO C, annex F.10.1.4; the signs of zero results are tested at run time below.
template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const infinity = limits::infinity();
  T const zero = 0;
  T const first = atan2(limits::quiet_NaN(), T(1));
  T const second = atan2(T(1), limits::quiet_NaN());
  return first != first && second != second && atan2(zero, zero) == 0 &&
         atan2(zero, -zero) == pi<T> && atan2(-zero, -zero) == -pi<T> &&
         atan2(zero, T(-2)) == pi<T> && atan2(-zero, T(-2)) == -pi<T> && atan2(zero, T(2)) == 0 &&
         atan2(T(2), zero) == pi<T> / 2 && atan2(T(-2), -zero) == -pi<T> / 2 &&
         atan2(T(2), -infinity) == pi<T> && atan2(T(-2), -infinity) == -pi<T> &&
         atan2(T(2), infinity) == 0 && atan2(infinity, T(2)) == pi<T> / 2 &&
         atan2(-infinity, T(-2)) == -pi<T> / 2 && atan2(infinity, infinity) == pi<T> / 4 &&
         atan2(infinity, -infinity) == three_quarter_pi<T> &&
         atan2(-infinity, infinity) == -pi<T> / 4 &&
         atan2(-infinity, -infinity) == -three_quarter_pi<T> &&
         atan2(limits::denorm_min(), limits::max()) == 0 &&
         atan2(limits::max(), limits::denorm_min()) == pi<T> / 2 &&
         atan2(limits::max(), limits::max()) == pi<T> / 4 && atan2(limits::max(), infinity) == 0;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());
// Close to the middle between two numbers, where the last bits of the small terms decide; rounded by MPFR.
static_assert(atan2(0xc.00190defdfc38p-5, 1.0) == 0xb.7b22981a428a8p-5);
static_assert(atan2(0xf.67321e359075p-7, 1.0) == 0xf.545362ebd85a8p-7);
static_assert(atan2(0x8.bc31f36fedadp-3, 0xc.21d39937e68dp-3) == 0x9.fbff98c7c391p-4);
static_assert(atan2(0xf.def4ad161483f5p-7L, 1.0L) == 0xf.ca53172ab7da12dp-7L);
// The four diagonals are told apart.
static_assert(atan2(3.0, 3.0) == pi<double> / 4 && atan2(3.0, -3.0) == three_quarter_pi<double>);
static_assert(atan2(-3.0, 3.0) != atan2(3.0, 3.0) && atan2(-3.0, -3.0) != atan2(3.0, 3.0));

template <class T>
class angle_of_point : public ::testing::Test {};
TYPED_TEST_SUITE(angle_of_point, twins::real_types);

TYPED_TEST(angle_of_point, is_within_0_52_units_of_mpfr) {
  using T = TypeParam;
  oracle::arguments<T> random;
  oracle::worst<T> worst;
  auto const see = [&](T y, T x) {
    oracle::real exact{y};
    oracle::real across{x};
    mpfr_atan2(exact.get(), exact.get(), across.get(), MPFR_RNDN);
    worst.see(atan2(y, x), exact, y, x);
  };
  for (int i = 0; i < 15'000; ++i) {
    T const y = random.any();
    T const x = random.any();
    see(y, x);
    T const near = random.spread(-4, 4);
    see(near * random.spread(-4, 4), near);
    T const up = random.uniform(-1, 1);
    see(up, random.uniform(-1, 1));
    see(std::ldexp(up, std::numeric_limits<T>::min_exponent),
        std::ldexp(near, std::numeric_limits<T>::min_exponent));
  }
  oracle::report("atan2", worst, 0.52,
                 {0xb3a04008789b0fa3U, 0x24ec8026aab2191aU, 0x58a42e586a95f49dU});
}

TYPED_TEST(angle_of_point, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  static constexpr auto ratios = twins::geometric(T(1e-20L), T(-2.7L));
  constexpr auto left = [](T y) { return atan2(y, T(-0.7L)); };
  constexpr auto right = [](T y) { return atan2(y, T(0.3L)); };
  static constexpr auto lefts = twins::map(left, ratios);
  static constexpr auto rights = twins::map(right, ratios);
  twins::expect_same(left, ratios, lefts);
  twins::expect_same(right, ratios, rights);
}

TYPED_TEST(angle_of_point, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr std::array negative{atan2(-T(0), T(0)), atan2(-T(0), T(1)),
                                atan2(T(-1), std::numeric_limits<T>::infinity())};
  for (T const x : negative) {
    EXPECT_TRUE(x == 0 && std::signbit(x));
  }
  EXPECT_TRUE(std::signbit(atan2(twins::opaque(-T(0)), T(1))));
  EXPECT_FALSE(std::signbit(atan2(twins::opaque(T(0)), T(1))));
}

}  // namespace

}  // namespace of_atan2

namespace of_atan {

namespace {

using unitstep::math::atan;

template <std::floating_point T>
constexpr T half_pi = T(1.57079632679489661923132169163975144L);

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = atan(limits::quiet_NaN());
  return nan != nan && atan(T(0)) == 0 && atan(limits::denorm_min()) == limits::denorm_min() &&
         atan(limits::infinity()) == half_pi<T> && atan(-limits::infinity()) == -half_pi<T> &&
         atan(limits::max()) == half_pi<T> && atan(T(1)) == half_pi<T> / 2 &&
         atan(T(-1)) == -half_pi<T> / 2;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

template <class T>
class arctangent : public ::testing::Test {};
TYPED_TEST_SUITE(arctangent, twins::real_types);

TYPED_TEST(arctangent, is_within_0_52_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max()};
  for (int i = 0; i < 15'000; ++i) {
    xs.push_back(random.any());
    xs.push_back(random.uniform(-1, 1));
    xs.push_back(random.spread(-5, 5));
  }
  oracle::report("atan", oracle::survey<T>([](T x) { return atan(x); }, mpfr_atan, xs), 0.52,
                 {0x03fd2ebc3201d442U, 0x38f4acc04b27b962U, 0x3cc0256ba5114d63U});
}

TYPED_TEST(arctangent, is_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto f = [](T x) { return atan(x); };
  static constexpr auto xs = twins::geometric(T(1e-20L), T(-2.7L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
}

TYPED_TEST(arctangent, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr T negative = atan(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(atan(twins::opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(atan(twins::opaque(T(0)))));
}

}  // namespace

}  // namespace of_atan
