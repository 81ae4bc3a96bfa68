// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/atan.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

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
