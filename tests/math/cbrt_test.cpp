// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <concepts>
#include <limits>
#include <unitstep/math/cbrt.hpp>
#include <vector>

#include "math/oracle.hpp"
#include "math/twins.hpp"

namespace {

using unitstep::math::cbrt;

template <std::floating_point T>
constexpr bool exact_where_the_root_is_exact() {
  for (int i = -99; i < 100; ++i) {
    T const x = static_cast<T>(i) / 32;
    if (cbrt(x * x * x) != x) {
      return false;
    }
  }
  return true;
}
static_assert(exact_where_the_root_is_exact<float>());
static_assert(exact_where_the_root_is_exact<double>());
static_assert(exact_where_the_root_is_exact<long double>());

template <std::floating_point T>
constexpr bool special_cases() {
  using limits = std::numeric_limits<T>;
  T const nan = cbrt(limits::quiet_NaN());
  return nan != nan && cbrt(T(0)) == 0 && cbrt(limits::infinity()) == limits::infinity() &&
         cbrt(-limits::infinity()) == -limits::infinity();
}
static_assert(special_cases<float>());
static_assert(special_cases<double>());
static_assert(special_cases<long double>());
// 8^-358 is the least subnormal double.
static_assert(cbrt(std::numeric_limits<double>::denorm_min()) == 0x1p-358);

// The guess is as near as a polynomial of the second degree can be: the error is 6.3604e-4 of either sign
// at both ends and twice between, which is what belongs to the best one.
template <std::floating_point T>
constexpr bool guess_is_within(T error) {
  for (T const n : {T(1), T(1.20755L), T(1.70655L), T(1.999999L)}) {
    for (int const rest : {0, 1, 2}) {
      T const t = unitstep::math::detail::guess_cube_root(n, rest);
      T const m = n * static_cast<T>(1 << rest);
      T const low = 1 - error;
      T const high = 1 + error;
      if (t * t * t < m * low * low * low || t * t * t > m * high * high * high) {
        return false;
      }
    }
  }
  return true;
}
static_assert(guess_is_within(6.365e-4) && guess_is_within(6.365e-4L));
static_assert(!guess_is_within(6.355e-4) && !guess_is_within(6.355e-4L));

template <class T>
class cube_root : public ::testing::Test {};
TYPED_TEST_SUITE(cube_root, twins::real_types);

TYPED_TEST(cube_root, is_within_0_501_units_of_mpfr) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::arguments<T> random;
  std::vector<T> xs{limits::denorm_min(), limits::min(), limits::max(), -limits::max()};
  for (int i = 0; i < 20'000; ++i) {
    xs.push_back(random.any());
    xs.push_back(random.uniform(1, 8));
  }
  oracle::report("cbrt", oracle::survey<T>([](T x) { return cbrt(x); }, mpfr_cbrt, xs), 0.501,
                 {0x23a371112468f539U, 0x70c528b06461a46eU, 0x19499f2392ab055aU});
}

TYPED_TEST(cube_root, is_the_same_in_the_compiler) {
  using T = TypeParam;
  constexpr auto f = [](T x) { return cbrt(x); };
  static constexpr auto xs = twins::geometric(T(1e-30L), T(-3.7L));
  static constexpr auto constants = twins::map(f, xs);
  twins::expect_same(f, xs, constants);
}

TYPED_TEST(cube_root, keeps_the_sign_of_zero) {
  using T = TypeParam;
  constexpr T negative = cbrt(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(cbrt(twins::opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(cbrt(twins::opaque(T(0)))));
}

}  // namespace
