// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <concepts>
#include <limits>
#include <unitstep/math/cos.hpp>

#include "math/angles.hpp"
#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::cos;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = cos(limits::quiet_NaN());
  T const up = cos(limits::infinity());
  T const down = cos(-limits::infinity());
  return nan != nan && up != up && down != down && cos(T(0)) == 1 && cos(-T(0)) == 1 &&
         cos(limits::denorm_min()) == 1;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// Correctly rounded by MPFR, and no neighbour of it.
static_assert(cos(1.0F) == 0x1.14a28p-1F);
static_assert(cos(1.0) == 0x1.14a280fb5068cp-1);
static_assert(cos(1.0) != 0x1.14a280fb5068dp-1);
static_assert(cos(1.0L) == 0x1.14a280fb5068b924p-1L);

// The double that comes nearest to a multiple of pi/2; value by MPFR.
static_assert(cos(0x1.6ac5b262ca1ffp+849) == -0x1.14ae72e6ba22fp-61);

template <class T>
class cosine : public ::testing::Test {};
TYPED_TEST_SUITE(cosine, twins::real_types);

TYPED_TEST(cosine, is_within_0_52_units_of_mpfr) {
  using T = TypeParam;
  oracle::report("cos",
                 oracle::survey<T>([](T x) { return cos(x); }, mpfr_cos, oracle::angles<T>()), 0.52,
                 {0x2588007ad43614c6U, 0x1125ec7a4923194fU, 0x9e12b48258b08e48U});
}

TYPED_TEST(cosine, is_the_same_in_the_compiler) {
  using T = TypeParam;
  twins::expect_same_of_angles<T>([](T x) { return cos(x); });
}

}  // namespace
