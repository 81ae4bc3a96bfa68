// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <concepts>
#include <limits>
#include <unitstep/math/sin.hpp>

#include "angles.hpp"
#include "oracle.hpp"
#include "twins.hpp"

namespace {

using unitstep::math::sin;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = sin(limits::quiet_NaN());
  T const up = sin(limits::infinity());
  T const down = sin(-limits::infinity());
  return nan != nan && up != up && down != down && sin(T(0)) == 0 &&
         sin(limits::denorm_min()) == limits::denorm_min();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// Correctly rounded by MPFR, and no neighbour of it.
static_assert(sin(1.0F) == 0x1.aed548p-1F);
static_assert(sin(1.0) == 0x1.aed548f090ceep-1);
static_assert(sin(1.0) != 0x1.aed548f090cfp-1);
static_assert(sin(1.0L) == 0x1.aed548f090cee042p-1L);

// The double that comes nearest to a multiple of pi/2; value by MPFR.
static_assert(sin(0x1.6ac5b262ca1ffp+849) == 1);

template <class T>
class sine : public ::testing::Test {};
TYPED_TEST_SUITE(sine, twins::real_types);

TYPED_TEST(sine, is_within_0_52_units_of_mpfr) {
  using T = TypeParam;
  oracle::report(
      "sin", oracle::survey<T>([](T x) { return sin(x); }, mpfr_sin, oracle::angles<T>()), 0.52);
}

TYPED_TEST(sine, is_the_same_in_the_compiler) {
  using T = TypeParam;
  twins::expect_same_of_angles<T>([](T x) { return sin(x); });
}

TYPED_TEST(sine, keeps_the_sign_of_zero) {
  using T = TypeParam;
  twins::expect_sign_of_zero<T>([](T x) { return sin(x); });
}

}  // namespace
