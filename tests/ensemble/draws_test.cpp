// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <random>
#include <unitstep/ensemble/draws.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using unitstep::draws;

static_assert(std::uniform_random_bit_generator<draws>);
static_assert(draws::min() == 0 && draws::max() == 0xffffffffu);

// Numbers 0 to 3 of a run are block 0 of Philox4x32-10. The expected values are those of Random123's kat_vectors:
// counter and key all zero, and all ones.
TEST(draws, known_answers) {
  draws zero{0, 0};
  for (std::uint32_t const word : {0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u})
    EXPECT_EQ(zero(), word);
}

// The same rounds written out, with the multipliers and Weyl constants of the paper.
std::array<std::uint32_t, 4> philox(std::uint64_t block, std::uint64_t run, std::uint64_t seed) {
  auto const low = [](std::uint64_t n) { return static_cast<std::uint32_t>(n); };
  auto const high = [](std::uint64_t n) { return static_cast<std::uint32_t>(n >> 32); };
  std::array<std::uint32_t, 4> x{low(block), high(block), low(run), high(run)};
  std::uint32_t k0 = low(seed), k1 = high(seed);
  for (int round = 0; round < 10; ++round) {
    std::uint64_t const a = std::uint64_t{0xD2511F53} * x[0];
    std::uint64_t const b = std::uint64_t{0xCD9E8D57} * x[2];
    x = {high(b) ^ x[1] ^ k0, low(b), high(a) ^ x[3] ^ k1, low(a)};
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return x;
}

TEST(draws, are_those_of_the_seed_the_run_and_their_place) {
  constexpr std::uint64_t seed = 0x0123456789abcdefu;
  constexpr long run = 0x7edcba9876543210;
  draws random{seed, run};
  for (std::uint64_t block = 0; block < 100; ++block)
    for (std::uint32_t const word : philox(block, run, seed)) ASSERT_EQ(random(), word);
  // The control: another seed, run or place gives another number.
  EXPECT_NE(draws(seed + 1, run)(), philox(0, run, seed)[0]);
  EXPECT_NE(draws(seed, run - 1)(), philox(0, run, seed)[0]);
}

TEST(draws, shares_lie_between_zero_and_one) {
  draws random{1, 2};
  double sum = 0;
  double squares = 0;
  constexpr int many = 100'000;
  for (int i = 0; i < many; ++i) {
    double const share = random.share();
    ASSERT_GT(share, 0);
    ASSERT_LT(share, 1);
    ASSERT_EQ(std::fmod(share * 0x1p53, 2.0), 1.0);  // an odd multiple of 2^-53
    float const other = random.share<float>();
    ASSERT_GT(other, 0.0f);
    ASSERT_LT(other, 1.0f);
    sum += share - 0.5;
    squares += (share - 0.5) * (share - 0.5);
  }
  // For n draws the mean has a deviation of sqrt(1/12n), and the mean square of sqrt(1/180n); five of these are
  // allowed.
  EXPECT_LT(std::abs(sum / many), 5 * std::sqrt(1.0 / 12 / many));
  EXPECT_LT(std::abs(squares / many - 1.0 / 12), 5 * std::sqrt(1.0 / 180 / many));
}

// The upper of the 64 bits that are drawn, m of them, are k of the shares (2 k + 1) / 2^(m + 1).
TEST(draws, shares_are_the_upper_bits) {
  draws random{1, 2}, bits{1, 2};
  for (int i = 0; i < 1000; ++i) {
    std::uint64_t const upper = bits(), lower = bits();
    std::uint64_t const all = upper * 4294967296u + lower;
    ASSERT_EQ(random.share() * 0x1p53, 2.0 * static_cast<double>(all / 4096) + 1.0);
  }
  for (int i = 0; i < 1000; ++i) {
    std::uint64_t const upper = bits();
    static_cast<void>(bits());
    ASSERT_EQ(random.share<float>() * 0x1p24f, 2.0f * static_cast<float>(upper / 512) + 1.0f);
  }
}

// By the formula of Box and Muller in the machine's numbers, to their last places.
TEST(draws, normal_ones_are_those_of_their_shares) {
  draws random{9, 4}, same{9, 4};
  for (int i = 0; i < 1000; ++i) {
    double const u = same.share(), v = same.share();
    double const due = std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v);
    ASSERT_NEAR(random.normal(3.0, 2.0), 3 + 2 * due, 1e-14);
    long double const w = same.share<long double>(), z = same.share<long double>();
    long double const due_long =
        std::sqrt(-2 * std::log(w)) * std::cos(2 * std::numbers::pi_v<long double> * z);
    long double const off = random.normal(0.0L, 1.0L) - due_long;
    ASSERT_LT(std::abs(off), 8 * std::numeric_limits<long double>::epsilon());
  }
}

TEST(draws, of_quantities) {
  draws random{1, 3};
  draws same{1, 3};
  for (int i = 0; i < 1000; ++i) {
    auto const length = random.uniform(2.0 * si::metre, 4.0 * si::metre);
    ASSERT_GE(length, 2.0 * si::metre);
    ASSERT_LE(length, 4.0 * si::metre);
    ASSERT_EQ(length.value(), same.uniform(2.0, 4.0));
  }
  static_assert(std::same_as<decltype(random.normal(1.0f, 1.0f)), float>);
}

TEST(draws, normal_ones_have_their_moments) {
  draws random{5, 0};
  constexpr int many = 200'000;
  double sum = 0, squares = 0, fourth = 0;
  for (int i = 0; i < many; ++i) {
    double const x = (random.normal(3.0 * si::metre, 2.0 * si::metre).value() - 3) / 2;
    sum += x;
    squares += x * x;
    fourth += x * x * x * x;
  }
  // The moments 0, 1 and 3 with variances 1/n, 2/n and (105 - 9)/n; five standard errors.
  EXPECT_LT(std::abs(sum / many), 5 * std::sqrt(1.0 / many));
  EXPECT_LT(std::abs(squares / many - 1), 5 * std::sqrt(2.0 / many));
  EXPECT_LT(std::abs(fourth / many - 3), 5 * std::sqrt(96.0 / many));
}

TEST(draws, refuse_a_way_back_a_mean_that_is_not_finite_and_a_negative_deviation) {
  draws random{7, 0};
  double const nan = std::numeric_limits<double>::quiet_NaN();
  double const infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(random.uniform(2.0, 2.0), 2.0);
  EXPECT_EQ(random.normal(2.0, 0.0), 2.0);
  for (double const upper : {1.0, nan, infinity})
    EXPECT_THROW(random.uniform(2.0 * si::metre, upper * si::metre), std::domain_error) << upper;
  for (double const deviation : {-1.0, nan, infinity})
    EXPECT_THROW(random.normal(2.0 * si::metre, deviation * si::metre), std::domain_error)
        << deviation;
  for (double const mean : {nan, infinity, -infinity}) try {
      static_cast<void>(random.normal(mean * si::metre, 1.0 * si::metre));
      ADD_FAILURE() << mean;
    } catch (std::domain_error const& e) {
      EXPECT_STREQ(e.what(), "unitstep: mean must be finite");
    }
}

}  // namespace
