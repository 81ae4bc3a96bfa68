// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <cmath>
#include <concepts>
#include <unitstep/math/fast.hpp>

#include "twins.hpp"

namespace {

namespace fast = unitstep::math::fast;

static_assert(std::same_as<decltype(fast::sqrt(1.0F)), float>);
static_assert(std::same_as<decltype(fast::pow(1.0F, 2)), float>);
static_assert(std::same_as<decltype(fast::sin(1.0L)), long double>);

template <class T>
class from_the_standard_library : public ::testing::Test {};
TYPED_TEST_SUITE(from_the_standard_library, twins::real_types);

TYPED_TEST(from_the_standard_library, the_same_value) {
  using T = TypeParam;
  T const x = twins::opaque(T(0.7L));
  T const y = twins::opaque(T(1.3L));
  EXPECT_EQ(fast::sqrt(x), std::sqrt(x));
  EXPECT_EQ(fast::cbrt(x), std::cbrt(x));
  EXPECT_EQ(fast::exp(x), std::exp(x));
  EXPECT_EQ(fast::log(x), std::log(x));
  EXPECT_EQ(fast::sin(x), std::sin(x));
  EXPECT_EQ(fast::cos(x), std::cos(x));
  EXPECT_EQ(fast::tan(x), std::tan(x));
  EXPECT_EQ(fast::atan(x), std::atan(x));
  EXPECT_EQ(fast::atan2(y, x), std::atan2(y, x));
  EXPECT_EQ(fast::pow(x, y), std::pow(x, y));
  EXPECT_NE(fast::sin(x), std::cos(x));
}

}  // namespace
