// SPDX-License-Identifier: BSL-1.0
#include "math/oracle.hpp"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <limits>
#include <vector>

#include "math/twins.hpp"

namespace {

template <class T>
class oracle_of : public ::testing::Test {};
TYPED_TEST_SUITE(oracle_of, twins::real_types);

TYPED_TEST(oracle_of, counts_units_in_the_last_place) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  oracle::real one{T(1)};
  EXPECT_EQ(oracle::ulps(T(1), one), 0);
  EXPECT_EQ(oracle::ulps(1 + 3 * limits::epsilon(), one), 3);
  // Below one the units are half as large; the unit of the exact number is used.
  EXPECT_EQ(oracle::ulps(1 - limits::epsilon() / 2, one), 0.5);
  oracle::real zero{T(0)};
  EXPECT_EQ(oracle::ulps(3 * limits::denorm_min(), zero), 3);
  oracle::real top{limits::max()};
  EXPECT_EQ(oracle::ulps(limits::infinity(), top), 1);
  EXPECT_GT(oracle::ulps(-limits::infinity(), top), 1e6);
  EXPECT_GT(oracle::ulps(limits::quiet_NaN(), top), 1e6);
  oracle::real none;
  EXPECT_EQ(oracle::ulps(limits::quiet_NaN(), none), 0);
  EXPECT_GT(oracle::ulps(T(1), none), 1e6);
}

TYPED_TEST(oracle_of, notices_a_function_that_is_off_by_two_units) {
  using T = TypeParam;
  auto const off = [](T x) {
    T const s = std::sqrt(x);
    return std::nextafter(std::nextafter(s, T(9)), T(9));
  };
  EXPECT_GT(oracle::survey<T>(off, mpfr_sqrt, {T(2), T(3)}).error, 1);
}

TYPED_TEST(oracle_of, tells_results_apart_by_their_bits) {
  using T = TypeParam;
  using limits = std::numeric_limits<T>;
  using oracle::bits_of;
  EXPECT_EQ(bits_of(T(1)), bits_of(T(1)));
  EXPECT_NE(bits_of(T(1)), bits_of(1 + limits::epsilon()));
  EXPECT_NE(bits_of(T(1)), bits_of(T(2)));
  EXPECT_NE(bits_of(T(1)), bits_of(T(-1)));
  EXPECT_NE(bits_of(T(0)), bits_of(-T(0)));
  EXPECT_NE(bits_of(limits::denorm_min()), bits_of(2 * limits::denorm_min()));
  EXPECT_NE(bits_of(limits::infinity()), bits_of(-limits::infinity()));
  EXPECT_NE(bits_of(limits::quiet_NaN()), bits_of(limits::infinity()));
  auto const results = [](T off, std::vector<T> const& xs) {
    return oracle::survey<T>([off](T x) { return x + off; }, mpfr_sqrt, xs).results;
  };
  EXPECT_EQ(results(0, {T(2), T(3)}), results(0, {T(2), T(3)}));
  EXPECT_NE(results(0, {T(2), T(3)}), results(0, {T(3), T(2)}));
  EXPECT_NE(results(0, {T(2), T(3)}), results(limits::epsilon() * 4, {T(2), T(3)}));
}

TEST(twins, tells_zeros_and_nan_apart) {
  EXPECT_TRUE(twins::same(0.0, 0.0));
  EXPECT_FALSE(twins::same(0.0, -0.0));
  EXPECT_FALSE(twins::same(0.0, std::numeric_limits<double>::quiet_NaN()));
  EXPECT_FALSE(twins::same(1.0, 1.0 + std::numeric_limits<double>::epsilon()));
}

}  // namespace
