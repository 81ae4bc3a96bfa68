// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/detail/polynomial.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/log.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::exp;
using unitstep::math::log;

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = exp(limits::quiet_NaN());
  return nan != nan && exp(T(0)) == 1 && exp(-T(0)) == 1 &&
         exp(limits::infinity()) == limits::infinity() && exp(-limits::infinity()) == 0 &&
         exp(limits::max()) == limits::infinity() && exp(-limits::max()) == 0 &&
         exp(limits::denorm_min()) == 1;
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());

// e correctly rounded by MPFR, and no neighbour of it.
static_assert(exp(1.0F) == 0x1.5bf0a8p+1F);
static_assert(exp(1.0) == 0x1.5bf0a8b145769p+1);
static_assert(exp(1.0) != 0x1.5bf0a8b14576ap+1);
static_assert(exp(1.0L) == 0x1.5bf0a8b145769536p+1L);

// Both ends of the range: ln(max) and ln(half the least subnormal), each with the next number.
static_assert(exp(0x1.62e42fefa39efp+9) < std::numeric_limits<double>::infinity());
static_assert(exp(0x1.62e42fefa39fp+9) == std::numeric_limits<double>::infinity());
static_assert(exp(-0x1.74910d52d3051p+9) == std::numeric_limits<double>::denorm_min());
static_assert(exp(-0x1.74910d52d3052p+9) == 0);

// The factorials begin with that of nothing.
static_assert(unitstep::math::detail::factorial<0, double> == 1);
static_assert(unitstep::math::detail::factorial<5, double> == 120);

template <class T>
class exponential : public ::testing::Test {};
TYPED_TEST_SUITE(exponential, twins::real_types);

TYPED_TEST(exponential, is_within_0_51_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  T const least = log(limits::denorm_min()) - 1;
  T const smallest = log(limits::min());
  T const largest = log(limits::max());
  oracle::arguments<T> random;
  std::vector<T> xs{least, smallest, largest, std::nextafter(largest, limits::infinity())};
  for (int i = 0; i < 10'000; ++i) {
    xs.push_back(random.uniform(least, largest + 1));
    xs.push_back(random.uniform(least, smallest + 1));
    xs.push_back(random.uniform(-1, 1));
    xs.push_back(random.spread(-limits::digits - 2, 6));
    xs.push_back(random.any());
  }
  oracle::report("exp", oracle::survey<T>([](T x) { return exp(x); }, mpfr_exp, xs), 0.51,
                 {0x591c873e2e169ee9U, 0x83c231d195c31912U, 0x6ece01dd09cf17d8U});
}

TYPED_TEST(exponential, is_the_same_in_the_compiler) {
  using T = TypeParam;
  EXPECT_TRUE(twins::holds(special_cases<T>));
  constexpr auto f = [](T x) { return exp(x); };
  static constexpr auto xs = twins::geometric(T(1e-12L), T(-1.42L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
  // Subnormal results, on the way to zero.
  static constexpr auto low =
      twins::geometric(T(std::numeric_limits<T>::min_exponent) * T(0.69L), T(1.002L));
  static constexpr auto tiny = twins::map(f, low);
  twins::expect_same(f, low, tiny);
}

}  // namespace
