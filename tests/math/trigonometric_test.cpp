// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <mpfr.h>
#include <concepts>
#include <limits>
#include <unitstep/math/trigonometric.hpp>

#include "math/angles.hpp"
#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace of_sin {

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

// Correctly rounded by MPFR; its neighbours are not accepted.
static_assert(sin(1.0F) == 0x1.aed548p-1F);
static_assert(sin(1.0) == 0x1.aed548f090ceep-1);
static_assert(sin(1.0) != 0x1.aed548f090cfp-1);
static_assert(sin(1.0L) == 0x1.aed548f090cee042p-1L);
// Close to the middle between two numbers, where the last bits of the small terms decide; rounded by MPFR.
static_assert(sin(0x9.b538735e6b0cp-4) == 0x9.1f84dd96edaa8p-4);
static_assert(sin(0x8.40ab9d26cad7c04p-4L) == 0xf.c8778a80effd874p-5L);

// The double that comes nearest to a multiple of pi/2; value by MPFR.
static_assert(sin(0x1.6ac5b262ca1ffp+849) == 1);

// Quadrants are counted from pi/4 = 0.785398...
using unitstep::math::detail::reduce_angle;
static_assert(reduce_angle(0.78539).quadrant == 0 && reduce_angle(-0.78539).quadrant == 0);
static_assert(reduce_angle(0.7854).quadrant == 1 && reduce_angle(-0.7854).quadrant == -1);

// The reduction is odd, also where one way to do it ends and the other begins.
template <std::floating_point T>
constexpr bool is_odd(T x) {
  auto const up = reduce_angle(x);
  auto const down = reduce_angle(-x);
  return up.quadrant == -down.quadrant && up.rest.hi == -down.rest.hi &&
         up.rest.lo == -down.rest.lo;
}
static_assert(is_odd(0x1p20) && is_odd(0x1p20L) && is_odd(0x1.8p20) && is_odd(0x1.8p20L));
static_assert(is_odd(0x1.fffffp19L) && is_odd(0.785) && is_odd(3.0L));

// For the long double closest to a multiple of pi/2, six columns of 32 bits leave this rest by exact integer
// arithmetic, rounded from above by one unit of the last column. A seventh column would change 2^-114 of it.
constexpr auto nearest = reduce_angle(0xf.28ab66522546ee1p+10591L);
static_assert(nearest.quadrant == 3 && nearest.rest.hi == -0xb.05944258a463fafp-79L &&
              nearest.rest.lo == 0x8.4aa99d2d65a8614p-144L);

template <class T>
class sine : public ::testing::Test {};
TYPED_TEST_SUITE(sine, twins::real_types);

TYPED_TEST(sine, is_within_0_52_units_of_mpfr) {
  using T = TypeParam;
  oracle::report("sin",
                 oracle::survey<T>([](T x) { return sin(x); }, mpfr_sin, oracle::angles<T>()), 0.52,
                 {0x311a3d63da92cd25U, 0x0b8dfe4c3a4d9c89U, 0xe700fe2336d7139cU});
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

}  // namespace of_sin

namespace of_cos {

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

}  // namespace of_cos

namespace of_tan {

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

}  // namespace of_tan

namespace of_sin_cos {

namespace {

using unitstep::math::sin_cos;

// Correctly rounded by MPFR.
static_assert(sin_cos(1.0).sine == 0x1.aed548f090ceep-1);
static_assert(sin_cos(1.0).cosine == 0x1.14a280fb5068cp-1);
static_assert(sin_cos(0.0F).sine == 0 && sin_cos(0.0F).cosine == 1);
static_assert(sin_cos(std::numeric_limits<double>::infinity()).sine != 0);

template <class T>
class sine_and_cosine : public ::testing::Test {};
TYPED_TEST_SUITE(sine_and_cosine, twins::real_types);

TYPED_TEST(sine_and_cosine, are_what_each_function_gives_alone) {
  using T = TypeParam;
  auto xs = oracle::angles<T>();
  xs.insert(xs.end(),
            {T(0), -T(0), std::numeric_limits<T>::infinity(), std::numeric_limits<T>::quiet_NaN()});
  for (T const x : xs) {
    auto const both = sin_cos(x);
    ASSERT_TRUE(twins::same(both.sine, unitstep::math::sin(x))) << x;
    ASSERT_TRUE(twins::same(both.cosine, unitstep::math::cos(x))) << x;
  }
}

TYPED_TEST(sine_and_cosine, are_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto sine = [](T x) { return sin_cos(x).sine; };
  constexpr auto cosine = [](T x) { return sin_cos(x).cosine; };
  static constexpr auto xs = twins::geometric(T(1e-12L), T(-1.5L));
  static constexpr auto sines = twins::map(sine, xs);
  static constexpr auto cosines = twins::map(cosine, xs);
  twins::expect_same(sine, xs, sines);
  twins::expect_same(cosine, xs, cosines);
}

}  // namespace

}  // namespace of_sin_cos
