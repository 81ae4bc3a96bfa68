// SPDX-License-Identifier: BSL-1.0
// Times that exist in the type: which comes first, which is the last one before, and steps from one to the next.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <unitstep/drive/detail/engines/times_of_run.hpp>

namespace {

namespace us = unitstep;
using us::detail::is_before;
using us::detail::is_lost;
using us::detail::just_before;
using us::detail::stride_of;
using us::detail::stride_to;

static_assert(is_before(1.0, 2.0, 1.0) && !is_before(2.0, 1.0, 1.0) && !is_before(1.0, 1.0, 1.0));
static_assert(is_before(2.0, 1.0, -1.0) && !is_before(1.0, 2.0, -1.0) &&
              !is_before(1.0, 1.0, -1.0));

// A step is lost if it is no longer than four roundings of the time.
constexpr double epsilon = std::numeric_limits<double>::epsilon();
static_assert(is_lost(4 * epsilon, 1.0) && is_lost(4 * epsilon, -1.0) && is_lost(0.0, 0.0));
static_assert(!is_lost(4.01 * epsilon, 1.0) && !is_lost(4.01 * epsilon, -1.0));
static_assert(!is_lost(std::numeric_limits<double>::denorm_min(), 0.0));
static_assert(is_lost(std::numeric_limits<double>::quiet_NaN(), 1.0));
static_assert(is_lost(4 * std::numeric_limits<float>::epsilon(), 1.0f));

static_assert(just_before(1.0, 1.0) == 1 - epsilon / 2 && just_before(1.0, -1.0) == 1 + epsilon);
static_assert(just_before(-1.0, -1.0) == -1 + epsilon / 2 &&
              just_before(-1.0, 1.0) == -1 - epsilon);
static_assert(just_before(0.0, 1.0) < 0 && just_before(0.0, -1.0) > 0);

template <class T>
class TimesOfRun : public testing::Test {};
using numbers = testing::Types<float, double, long double>;
TYPED_TEST_SUITE(TimesOfRun, numbers);

// The neighbour by the C library.
TYPED_TEST(TimesOfRun, TheLastBeforeIsTheNeighbour) {
  using T = TypeParam;
  std::mt19937_64 random{1};
  std::uniform_real_distribution<double> power{-30, 60}, sign{-1, 1};
  T const far = std::numeric_limits<T>::infinity();
  for (int n = 0; n < 10'000; ++n) {
    T const t = static_cast<T>(std::copysign(std::exp2(power(random)), sign(random)));
    EXPECT_EQ(just_before(t, T(1)), std::nextafter(t, -far));
    EXPECT_EQ(just_before(t, T(-1)), std::nextafter(t, far));
  }
}

// A step of a run leads from its time to the next one, at which the field is called, t + dt; it is exact if that is a
// number.
TYPED_TEST(TimesOfRun, AStrideLeadsToATimeThatExists) {
  using T = TypeParam;
  std::mt19937_64 random{2};
  std::uniform_real_distribution<double> power{-20, 30}, sign{-1, 1};
  for (int n = 0; n < 10'000; ++n) {
    T const t = static_cast<T>(std::copysign(std::exp2(power(random)), sign(random)));
    T const length = static_cast<T>(std::exp2(power(random)));
    T const way = sign(random) < 0 ? T(-1) : T(1);
    auto const some = stride_of(t, length, way);
    T const led_to = t + some.dt;
    EXPECT_EQ(led_to, some.to);
    EXPECT_LE(std::abs(some.dt - way * length),
              std::numeric_limits<T>::epsilon() * (std::abs(t) + length));
    T const end = t + way * length;
    auto const last = stride_to(t, end, way);
    T const asked = t + last.dt;
    EXPECT_EQ(last.to, end);
    EXPECT_FALSE(is_before(end, asked, way));
    EXPECT_LE(std::abs(asked - end), 2 * std::numeric_limits<T>::epsilon() * std::abs(last.dt));
  }
}

}  // namespace
