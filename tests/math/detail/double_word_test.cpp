// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cfenv>
#include <concepts>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>

#include "math/twins.hpp"

namespace of_size_of {

namespace {

using unitstep::detail::size_of;

namespace laws {

template <class T>
constexpr bool has_no_sign() {
  static_assert(std::is_same_v<decltype(size_of(T(1))), T>);
  constexpr T least = std::numeric_limits<T>::denorm_min(), most = std::numeric_limits<T>::max();
  return size_of(T(-2.5)) == T(2.5) && size_of(T(2.5)) == T(2.5) && size_of(-most) == most &&
         size_of(-least) == least;
}
static_assert(has_no_sign<float>() && has_no_sign<double>() && has_no_sign<long double>());

}  // namespace laws

TEST(SizeOf, IsTheSameAtRunTime) {
  double volatile below = -2.5, nothing = -0.0;
  EXPECT_EQ(size_of(double(below)), 2.5);
  EXPECT_GT(1 / size_of(double(nothing)), 0.0);
}

}  // namespace

}  // namespace of_size_of

namespace of_double_word {

namespace of_floating_point {

namespace {

using unitstep::math::detail::decompose;
using unitstep::math::detail::is_narrow;
using unitstep::math::detail::is_negative;
using unitstep::math::detail::is_wide;
using unitstep::math::detail::narrow;
using unitstep::math::detail::narrow_bound;
using unitstep::math::detail::power_of_two;
using unitstep::math::detail::working_t;

// The type in which a function is computed, on x87 and where long double is double.
static_assert(std::same_as<working_t<float>, double> && std::same_as<working_t<double>, double>);
static_assert(is_narrow<float> && !is_narrow<double> && !is_wide<float> && !is_wide<double>);
static_assert(is_wide<long double> ==
              (std::numeric_limits<long double>::digits > std::numeric_limits<double>::digits));
static_assert(is_narrow<long double> != is_wide<long double>);

// 2^128 - 2^103 is halfway between the largest float, 2^128 - 2^104, and 2^128. It rounds to the even one, which is no
// float; the double below it rounds to the largest float.
constexpr float top = std::numeric_limits<float>::max();
constexpr float infinity = std::numeric_limits<float>::infinity();
static_assert(narrow_bound<float> == 0x1.ffffffp127);
static_assert(narrow<float>(0x1.ffffffp127) == infinity && narrow<float>(0x1p500) == infinity);
static_assert(narrow<float>(0x1.fffffefffffffp127) == top && narrow<float>(0.1) == 0.1F);
static_assert(narrow<float>(-0x1.ffffffp127) == -infinity);
static_assert(narrow<float>(-0x1.fffffefffffffp127) == -top);

// A zero has a sign; NaN has none, whatever its bits.
template <std::floating_point T>
constexpr bool signs() {
  T const nan = std::numeric_limits<T>::quiet_NaN();
  return is_negative(T(-1)) && is_negative(-T(0)) && !is_negative(T(0)) && !is_negative(T(1)) &&
         !is_negative(nan) && !is_negative(-nan) &&
         is_negative(-std::numeric_limits<T>::denorm_min());
}
static_assert(signs<float>() && signs<double>() && signs<long double>());

// Exact products of twos, over every exponent.
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

// A significand and a power that give the number again, for subnormal numbers and both ends, too.
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

// A compiler may not accept the conversion in a constant, and it gives another number if rounding is toward zero. So
// the infinity is found by comparison.
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

}  // namespace of_floating_point

namespace of_double_word {

namespace {

using unitstep::math::detail::divide;
using unitstep::math::detail::double_word;
using unitstep::math::detail::fast_two_sum;
using unitstep::math::detail::leading;
using unitstep::math::detail::multiply;
using unitstep::math::detail::two_product;
using unitstep::math::detail::two_sum;

template <std::floating_point T>
constexpr bool is(double_word<T> x, T hi, T lo) {
  return x.hi == hi && x.lo == lo;
}

// Sums of powers of two: the second word is what does not fit into the first, with either sign.
template <std::floating_point T>
constexpr bool sums() {
  T const u = std::numeric_limits<T>::epsilon();
  return is<T>(fast_two_sum(T(1), u / 8), 1, u / 8) && is<T>(two_sum(T(1), u / 8), 1, u / 8) &&
         is<T>(two_sum(u / 8, T(1)), 1, u / 8) && is<T>(two_sum(-u / 8, T(1)), 1, -u / 8) &&
         is<T>(fast_two_sum(T(1), u * T(0.75)), 1 + u, -u / 4) &&
         is<T>(two_sum(u * T(0.75), T(1)), 1 + u, -u / 4) && is<T>(two_sum(T(3), T(-3)), 0, 0) &&
         !is<T>(two_sum(T(1), u / 8), 1, u / 4);
}
static_assert(sums<double>() && sums<long double>());

// The leading bits are the nearest number with so many bits, also next to a power of two.
static_assert(leading<10>(1 + 0x1p-9) == 1 + 0x1p-9 && leading<10>(1 + 0x1.8p-10) == 1 + 0x1p-9);
static_assert(leading<10>(1 + 0x1p-11) == 1 && leading<10>(-2 + 0x1p-12) == -2);
static_assert(leading<32>(1 + 0x1p-33L + 0x1p-63L) == 1 && leading<32>(1 + 0x1p-31L) > 1);

// Products of odd significands, in exact arithmetic of fractions.
static_assert(is(two_product(0xa.0b26cfbb3e228p-3, 0xa.de47def2e04c8p-3), 0xd.a500338d6d38p-3,
                 0xc.14445bd053dp-60));
static_assert(is(two_product(0xd.8608e5c8e71b8p-3, -0xe.bb6a78a235f58p-3), -0xc.73b04efeb609p-2,
                 -0x9.f3a8bb4a92fap-57));
static_assert(is(two_product(0xd.375c5eb4ff148p-3, 0xc.3d85f60ebed08p-3), 0xa.1c56fe9ffedbp-2,
                 -0xa.fa0c44c119b8p-59));
static_assert(is(two_product(0xe.b9086ff076ce2efp-3L, 0xe.3529c3b77330bdbp-3L),
                 0xd.12d2bc22b879adcp-2L, -0x9.97614fea5f2622cp-68L));
static_assert(is(two_product(-0x9.413b446e6a16a3bp-3L, -0xa.f96ecbf1cfb10f7p-3L),
                 0xc.b2189719db7711ep-3L, 0x8.79e65c9c1d17768p-69L));

// (1 + 2^-30 + 2^-80)(1 + 2^-30 + 2^-90) less 2^-120 and what is smaller; (2 + 2^-60)(4 + 2^-70); and
// 1.25 squared from two words that should have been one.
static_assert(is(multiply<double>({1 + 0x1p-30, 0x1p-80}, {1 + 0x1p-30, 0x1p-90}), 1 + 0x1p-29,
                 0x1p-60 + 0x1p-80 + 0x1p-90 + 0x1p-110));
static_assert(is(multiply<double>({2, 0x1p-60}, {4, 0x1p-70}), 8.0, 0x1p-58 + 0x1p-69));
static_assert(is(multiply<double>({1, 0.25}, {1, 0.25}), 1.5, 0.0));

// A third is 2^-54 of itself more than its 53 bits, and 2^-65 less than its 64; both words of both operands count.
template <std::floating_point T>
constexpr bool third(T off) {
  auto const x = divide<T>({1, 0}, {3, 0});
  return is<T>(x, T(1) / 3, off * (T(1) / 3));
}
static_assert(third(0x1p-54) && third(-0x1p-65L) && !third(0.0));
static_assert(is(divide<double>({6, 0x1p-60}, {2, 0x1p-58}), 3.0, -0xbp-61));

TEST(DoubleWord, IsTheSameInTheProgram) {
  EXPECT_TRUE(twins::holds(sums<double>));
  EXPECT_TRUE(twins::holds(sums<long double>));
  EXPECT_TRUE(is(divide<double>({twins::opaque(6.0), 0x1p-60}, {2, 0x1p-58}), 3.0, -0xbp-61));
  EXPECT_TRUE(
      is(multiply<double>({twins::opaque(2.0), 0x1p-60}, {4, 0x1p-70}), 8.0, 0x1p-58 + 0x1p-69));
}

}  // namespace

}  // namespace of_double_word

}  // namespace of_double_word
