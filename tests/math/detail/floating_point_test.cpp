// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cfenv>
#include <concepts>
#include <limits>
#include <unitstep/math/detail/floating_point.hpp>

#include "math/twins.hpp"

namespace {

using unitstep::math::detail::decompose;
using unitstep::math::detail::is_narrow;
using unitstep::math::detail::is_negative;
using unitstep::math::detail::is_wide;
using unitstep::math::detail::narrow;
using unitstep::math::detail::narrow_bound;
using unitstep::math::detail::power_of_two;
using unitstep::math::detail::working_t;

// In which type a function is computed, on x87 and where long double is double.
static_assert(std::same_as<working_t<float>, double> && std::same_as<working_t<double>, double>);
static_assert(is_narrow<float> && !is_narrow<double> && !is_wide<float> && !is_wide<double>);
static_assert(is_wide<long double> ==
              (std::numeric_limits<long double>::digits > std::numeric_limits<double>::digits));
static_assert(is_narrow<long double> != is_wide<long double>);

// Half way from the largest float, 2^128 - 2^104, to 2^128 lies 2^128 - 2^103: it rounds to the even
// one, which is none; the double below it to the largest float.
constexpr float top = std::numeric_limits<float>::max();
constexpr float infinity = std::numeric_limits<float>::infinity();
static_assert(narrow_bound<float> == 0x1.ffffffp127);
static_assert(narrow<float>(0x1.ffffffp127) == infinity && narrow<float>(0x1p500) == infinity);
static_assert(narrow<float>(0x1.fffffefffffffp127) == top && narrow<float>(0.1) == 0.1F);
static_assert(narrow<float>(-0x1.ffffffp127) == -infinity);
static_assert(narrow<float>(-0x1.fffffefffffffp127) == -top);

// A zero has a sign, NaN has none, whatever its bits.
template <std::floating_point T>
constexpr bool signs() {
  T const nan = std::numeric_limits<T>::quiet_NaN();
  return is_negative(T(-1)) && is_negative(-T(0)) && !is_negative(T(0)) && !is_negative(T(1)) &&
         !is_negative(nan) && !is_negative(-nan) &&
         is_negative(-std::numeric_limits<T>::denorm_min());
}
static_assert(signs<float>() && signs<double>() && signs<long double>());

// Exact: a product of twos, over every exponent.
template <std::floating_point T>
constexpr bool powers() {
  T up = 1;
  T down = 1;
  for (int k = 0; k < std::numeric_limits<T>::max_exponent - 1; ++k) {
    if (power_of_two<T>(k) != up || power_of_two<T>(-k) != down) return false;
    up *= 2;
    down /= 2;
  }
  return power_of_two<T>(std::numeric_limits<T>::max_exponent - 1) == up;
}
static_assert(powers<double>());

// A significand and a power that make the number again, subnormal numbers and both ends included.
template <std::floating_point T>
constexpr bool is(T x, T significand, int exponent) {
  auto const parts = decompose(x);
  return parts.significand == significand && parts.exponent == exponent;
}
template <std::floating_point T>
constexpr bool parts() {
  using limits = std::numeric_limits<T>;
  T const last = 2 - limits::epsilon();  // of the significands
  return is(T(1), T(1), 0) && is(T(0.75), T(1.5), -1) && is(last, last, 0) && is(T(3), T(1.5), 1) &&
         is(1 - limits::epsilon() / 2, last, -1) &&
         is(limits::max(), last, limits::max_exponent - 1) &&
         is(limits::min(), T(1), limits::min_exponent - 1) &&
         is(3 * limits::denorm_min(), T(1.5), limits::min_exponent - limits::digits + 1) &&
         is(limits::denorm_min(), T(1), limits::min_exponent - limits::digits) &&
         is(T(0x1p1000), T(1), 1000) && is(T(0x1.8p-1000), T(1.5), -1000) &&
         is(limits::min() - limits::denorm_min(), last - limits::epsilon(),
            limits::min_exponent - 2);
}
static_assert(parts<double>() && parts<long double>());

// A compiler may take the conversion for no constant, and it is another number where rounding is toward
// zero: the infinity is found by comparison.
TEST(Binary, WhatIsTooLargeIsNotConverted) {
  int const before = std::fegetround();
  ASSERT_EQ(std::fesetround(FE_TOWARDZERO), 0);
  float volatile made[4] = {};
  int n = 0;
  for (double const x : {0x1p500, 0x1.ffffffp127}) {
    made[n++] = narrow<float>(twins::opaque(x));
    made[n++] = narrow<float>(twins::opaque(-x));
  }
  std::fesetround(before);
  for (int i = 0; i < n; ++i) EXPECT_EQ(made[i], i % 2 == 0 ? infinity : -infinity);
}

TEST(Binary, IsTheSameInTheProgram) {
  EXPECT_TRUE(twins::holds(powers<double>));
  EXPECT_TRUE(twins::holds(powers<long double>));
  EXPECT_TRUE(twins::holds(parts<double>));
  EXPECT_TRUE(twins::holds(parts<long double>));
  EXPECT_TRUE(twins::holds(signs<float>));
  EXPECT_EQ(narrow<float>(twins::opaque(0x1.ffffffp127)), infinity);
}

}  // namespace
