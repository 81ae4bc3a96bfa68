// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <concepts>
#include <limits>
#include <unitstep/math/tan.hpp>

#include "math/angles.hpp"
#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::tan;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = tan(limits::quiet_NaN());
  T const up = tan(limits::infinity());
  T const down = tan(-limits::infinity());
  return nan != nan && up != up && down != down && tan(T(0)) == 0 &&
         tan(limits::denorm_min()) == limits::denorm_min();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// Correctly rounded by MPFR, and no neighbour of it.
static_assert(tan(1.0F) == 0x1.8eb246p+0F);
static_assert(tan(1.0) == 0x1.8eb245cbee3a6p+0);
static_assert(tan(1.0) != 0x1.8eb245cbee3a7p+0);
static_assert(tan(1.0L) == 0x1.8eb245cbee3a5b8ap+0L);

// The double that comes nearest to a multiple of pi/2; value by MPFR.
static_assert(tan(0x1.6ac5b262ca1ffp+849) == -0x1.d9ba9a7975636p+60);

template <class T>
class tangent : public ::testing::Test {};
TYPED_TEST_SUITE(tangent, twins::real_types);

TYPED_TEST(tangent, is_within_0_53_units_of_mpfr) {
  using T = TypeParam;
  oracle::report("tan",
                 oracle::survey<T>([](T x) { return tan(x); }, mpfr_tan, oracle::angles<T>()), 0.53,
                 {0x473b4d1012c16f39U, 0x62e1c1797cb68d31U, 0x4b8a2a96299a4df2U});
}

TYPED_TEST(tangent, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  twins::expect_same_of_angles<T>([](T x) { return tan(x); });
}

TYPED_TEST(tangent, keeps_the_sign_of_zero) {
  using T = TypeParam;
  twins::expect_sign_of_zero<T>([](T x) { return tan(x); });
}

}  // namespace
