// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/noise/random_path.hpp>

#include "support/said.hpp"

namespace {

using laws::said;
using unitstep::random_path;
using unitstep::detail::step_of_run;

template <std::size_t n>
constexpr std::array<double, n> increments(random_path const& path, step_of_run const& step) {
  std::array<bool, n> all{};
  all.fill(true);
  return path.increments<n>(step, all);
}
constexpr double way(random_path const& path, long number, double from, double to,
                     std::size_t source = 0) {
  return path.increment_over(source, {number, from, to}).increment;
}

// -- the normal numbers

// Phi(x) = erfc(-x / sqrt 2) / 2 of the C library, within 1e-15 of p where p is no smaller than 1e-16.
TEST(random_path, normal_numbers_are_those_of_their_shares) {
  for (int k = 1; k < 2000; ++k) {
    double const p = k / 2000.0;
    double const x = unitstep::detail::normal_below(p);
    EXPECT_NEAR(std::erfc(-x / std::sqrt(2.0)) / 2, p, 4e-16);
  }
  for (double p = 0x1p-10; p >= 0x1p-53; p /= 2) {
    double const x = unitstep::detail::normal_below(p);
    EXPECT_NEAR(std::erfc(-x / std::sqrt(2.0)) / 2 / p, 1, 4e-14);
    EXPECT_EQ(unitstep::detail::normal_below(1 - p), -x);
  }
  // The largest one: Phi(-8.2095) = 2^-53 (from the C library's erfc, above).
  EXPECT_NEAR(unitstep::detail::normal_of(0, 0), -8.2095, 5e-5);
  EXPECT_EQ(unitstep::detail::normal_of(0xffffffff, 0xffffffff),
            -unitstep::detail::normal_of(0, 0));
}

// For n numbers the mean has a deviation of 1/sqrt(n), the mean square of sqrt(2/n), the fourth power of sqrt(96/n).
TEST(random_path, increments_have_the_moments_of_normal_numbers) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    double one = 0, two = 0, four = 0;
    int const many = 100'000;
    for (int i = 0; i < many; ++i) {
      double const z = increments<1>(random_path{seed, 0}, {i, 0, 1})[0];
      one += z, two += z * z, four += z * z * z * z;
    }
    EXPECT_NEAR(one / many, 0, 4 / std::sqrt(many));
    EXPECT_NEAR(two / many, 1, 4 * std::sqrt(2.0 / many));
    EXPECT_NEAR(four / many, 3, 4 * std::sqrt(96.0 / many));
  }
}

// -- what an increment follows from

TEST(random_path, one_source_more_changes_no_others) {
  random_path const path{7, 3};
  auto const few = increments<3>(path, {5, 0, 1});
  auto const many = increments<8>(path, {5, 0, 1});
  for (std::size_t i = 0; i < few.size(); ++i) EXPECT_EQ(few[i], many[i]);
  auto const some = path.increments<3>({5, 0, 1}, {false, true, false});
  EXPECT_EQ(some[1], few[1]);
  EXPECT_EQ(some[0], 0);
}

TEST(random_path, all_numbers_differ) {
  std::set<double> seen;
  std::size_t made = 0;
  for (std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}})
    for (long run : {0, 1})
      for (long n = 0; n < 50; ++n) {
        for (double const z : increments<4>(random_path{seed, run}, {n, 0, 1}))
          seen.insert(z), ++made;
        for (std::size_t i = 0; i < 4; ++i) {  // the second integrals have their own stream
          auto const come = random_path{seed, run}.increment_over(i, {n, 0, 1});
          seen.insert(come.integral - come.increment / 2), ++made;
          seen.insert(way({seed, run}, n, 0, 0.5, i)), ++made;
        }
      }
  EXPECT_EQ(seen.size(), made);
}

// The random numbers of a run differ from those of its path.
TEST(random_path, draws_have_a_stream_of_their_own) {
  std::set<double> seen;
  for (long n = 0; n < 1000; ++n)
    for (double const z : increments<2>(random_path{1, 2}, {n, 0, 1})) seen.insert(z);
  unitstep::draws random{1, 2};
  for (int i = 0; i < 4000; ++i) {
    std::uint32_t const first = random();
    EXPECT_EQ(seen.count(unitstep::detail::normal_of(first, random())), 0u);
  }
}

TEST(random_path, a_constant_has_the_bits_of_run_time) {
  constexpr std::array<double, 3> whole = increments<3>(random_path{1, 2}, {3, 0, 1});
  constexpr double part = way(random_path{1, 2}, 3, 0.3, 0.7);
  long volatile number = 3;
  EXPECT_EQ(whole, increments<3>(random_path{1, 2}, {number, 0, 1}));
  EXPECT_EQ(part, way(random_path{1, 2}, number, 0.3, 0.7));
}

// -- parts of a step

// A path is a function of time and does not depend on earlier calls. So a part is the difference of two places.
TEST(random_path, parts_add_up_to_the_step) {
  for (long run = 0; run < 100; ++run) {
    random_path const path{1, run};
    double const whole = increments<1>(path, {4, 0, 1})[0];
    for (double const share : {0.5, 0.3, 1e-3, 1 - 1e-9}) {
      EXPECT_NEAR(way(path, 4, 0, share) + way(path, 4, share, 1), whole, 1e-14);
      auto const first = path.increment_over(0, {4, 0, share}),
                 last = path.increment_over(0, {4, share, 1});
      auto const both = path.increment_over(0, {4, 0, 1});
      EXPECT_NEAR(first.integral + last.integral + first.increment * (1 - share), both.integral,
                  1e-14);
    }
    // A step that goes beyond its end enters the next one.
    EXPECT_NEAR(way(path, 4, 0.5, 1.5), way(path, 4, 0.5, 1) + way(path, 5, 0, 0.5), 1e-14);
  }
}

// A part of length d has variance d, its integral d^3/3, and their product d^2/2 in the mean (closed forms of Brownian
// motion); separate parts are independent. Errors of the mean are taken at 4 sigma: those of x y are sqrt(2) at most.
TEST(random_path, parts_are_those_of_a_brownian_motion) {
  int const many = 20'000;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    for (auto const& [from, to] : {std::array{0.0, 0.375}, {0.3, 0.31}, {0.25, 0.75}}) {
      double w = 0, a = 0, both = 0, beside = 0, d = to - from;
      for (int i = 0; i < many; ++i) {
        auto const part = random_path{seed, i}.increment_over(1, {9, from, to});
        w += part.increment * part.increment / d;
        a += part.integral * part.integral * 3 / (d * d * d);
        both += part.increment * part.integral / (d * d);
        beside += part.increment * way({seed, i}, 9, to, 1, 1) / std::sqrt(d * (1 - to));
      }
      double const sigma = 4 * std::sqrt(2.0 / many);
      EXPECT_NEAR(w / many, 1, sigma);
      EXPECT_NEAR(a / many, 1, sigma);
      EXPECT_NEAR(both / many, 0.5, sigma);
      EXPECT_NEAR(beside / many, 0, sigma);
    }
}

// The control for the last one: on a straight line inside the step a part of length d has variance d^2.
TEST(random_path, is_no_straight_line_inside_a_step) {
  double squares = 0;
  int const many = 20'000;
  for (int i = 0; i < many; ++i) {
    double const part = way({1, i}, 0, 0, 0.0625);
    squares += part * part / 0.0625;
  }
  EXPECT_GT(squares / many, 0.9);  // 0.0625 along a line
}

// -- coarser paths

TEST(random_path, coarser_is_the_same_path) {
  random_path const fine{3, 4};
  random_path const coarse = fine.coarser(1).coarser(2);
  EXPECT_EQ(coarse.coarser_by(), 3);
  double sum = 0, integral = 0;
  for (int i = 0; i < 8; ++i) {
    auto const part = fine.increment_over(0, {8 * 5 + i, 0, 1});
    integral += sum + part.integral;
    sum += part.increment;
  }
  EXPECT_NEAR(increments<1>(coarse, {5, 0, 1})[0], sum / std::sqrt(8), 1e-15);
  EXPECT_NEAR(coarse.increment_over(0, {5, 0, 1}).integral, integral / std::pow(8, 1.5), 1e-15);
  // A part of a coarse step consists of fine ones.
  EXPECT_NEAR(way(coarse, 5, 0.125, 0.25), increments<1>(fine, {41, 0, 1})[0] / std::sqrt(8),
              1e-15);
  EXPECT_NEAR(way(coarse, 5, 0.125, 0.1875), way(fine, 41, 0, 0.5) / std::sqrt(8), 1e-15);
}

// -- bad input

TEST(random_path, bad_input_is_one_sentence) {
  EXPECT_EQ(said([] { random_path{1, -1}; }),
            "unitstep: random_path: the run must not be negative");
  EXPECT_EQ(said([] { static_cast<void>(random_path{1, 0}.coarser(-1)); }),
            "unitstep: random_path: coarser(k) takes no negative k");
  EXPECT_EQ(said([] { static_cast<void>(random_path{1, 0}.coarser(20).coarser(11)); }),
            "unitstep: random_path: coarser than by 2^30: no run is that long");
  EXPECT_EQ(said([] { way({1, 0}, 1L << 44, 0, 1); }),
            "unitstep: random_path: a path has 2^44 steps, no more");
  EXPECT_EQ(said([] { way(random_path{1, 0}.coarser(30), 1L << 14, 0, 1); }),
            "unitstep: random_path: a path has 2^44 steps, no more");
}

}  // namespace
