// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/detail/log_double_word.hpp>
#include <unitstep/math/log.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::log;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = log(limits::quiet_NaN());
  T const no = log(T(-1));
  T const lowest = log(-limits::infinity());
  return nan != nan && no != no && lowest != lowest && log(T(1)) == 0 &&
         log(T(0)) == -limits::infinity() && log(-T(0)) == -limits::infinity() &&
         log(limits::infinity()) == limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// ln 2 correctly rounded by MPFR, and no neighbour of it.
static_assert(log(2.0F) == 0x1.62e43p-1F);
static_assert(log(2.0) == 0x1.62e42fefa39efp-1);
static_assert(log(2.0) != 0x1.62e42fefa39eep-1);
static_assert(log(2.0L) == 0x1.62e42fefa39ef358p-1L);
// Near the middle between two numbers, where the last bits of the small terms tell; rounded by MPFR.
static_assert(log(0xe.8b21197c1bf58p-4) == -0xc.37962376ebda8p-7);
static_assert(log(0xb.5701663cfbea19ep-3L) == 0xb.2a0c63ae3105774p-5L);

// A number is halved above the root of 2, which is rounded by MPFR.
using unitstep::math::detail::split_for_log;
static_assert(split_for_log(0x1.6a09e667f3bcdp+0).k == 0);
static_assert(split_for_log(0x1.6a09e667f3bcep+0).k == 1);
static_assert(split_for_log(0xb.504f333f9de6484p-3L).k == 0);
static_assert(split_for_log(0xb.504f333f9de6485p-3L).k == 1);

template <class T>
class logarithm : public ::testing::Test {};
TYPED_TEST_SUITE(logarithm, twins::real_types);

TYPED_TEST(logarithm, is_within_0_51_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max()};
  for (int i = 0; i < 15'000; ++i) {
    xs.push_back(random.whole());
    xs.push_back(random.uniform(T(0.5), 2));
    xs.push_back(1 + random.spread(-limits::digits, -2));
  }
  T up = 1;
  T down = 1;
  for (int i = 0; i < 1'000; ++i) {
    xs.push_back(up = std::nextafter(up, T(2)));
    xs.push_back(down = std::nextafter(down, T(0)));
  }
  oracle::report("log", oracle::survey<T>([](T x) { return log(x); }, mpfr_log, xs), 0.51,
                 {0xf17d4d46bab79174U, 0x10e692e80284ff55U, 0x35c6ba877c0fe325U});
}

TYPED_TEST(logarithm, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  constexpr auto f = [](T x) { return log(x); };
  static constexpr auto xs = twins::geometric(T(1e-37L), T(5.3L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
  static constexpr auto near_one = twins::geometric(T(0.98L), T(1.0005L));
  static constexpr auto small = twins::map(f, near_one);
  twins::expect_same(f, near_one, small);
}

}  // namespace
