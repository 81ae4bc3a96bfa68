// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <limits>
#include <unitstep/math/sin_cos.hpp>

#include "math/angles.hpp"
#include "math/twins.hpp"

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
