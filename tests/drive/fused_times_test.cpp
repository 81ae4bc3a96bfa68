// SPDX-License-Identifier: BSL-1.0
// Times of runs under a tolerance if the compiler fuses products into sums, as clang does by default: this file is
// compiled with -O2 -march=native -ffp-contract=fast (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace {

namespace us = unitstep;

constexpr auto pull = [](auto const& s, auto) { return -s.position; };
constexpr us::motion start{1.0, 0.0};
constexpr us::tolerance rough{us::motion{1e-6, 1e-6}};

// 0.1 * 10 - 1 is 5.6e-17 if it is fused, and 0 if 0.1 * 10 is rounded.
TEST(FusedTimes, ProductsAreFused) {
  if (std::fma(0.1, 10.0, -1.0) != twins::hidden(0.1) * twins::hidden(10.0) - twins::hidden(1.0))
    GTEST_SKIP() << "this processor fuses nothing";
}

// Sample k is at k times the spacing, on cos t, for any spacing: in 78 of 199 the last one was the start.
TEST(FusedTimes, ATableIsFilledByStepsAlone) {
  for (int i = 1; i < 200; ++i) {
    double const apart = i * 0.01 + 1.0 / (7 * i);
    for (double const spacing : {apart, -apart}) {
      auto const table = us::trajectory<20>(us::dormand_prince5{}, start, pull, rough, spacing);
      for (int k = 0; k <= 20; ++k) {
        auto const& [time, state] = table[static_cast<std::size_t>(k)];
        EXPECT_NEAR(time, k * spacing, 1e-15 * std::abs(time)) << spacing;
        EXPECT_NEAR(state.position, std::cos(time), 2e-4) << spacing << ' ' << k;
      }
      EXPECT_EQ(table[20].state.position,
                us::integrate(us::dormand_prince5{}, start, pull, rough, table[20].time).position);
    }
  }
}

// From q / per there are as many looks as multiples, and one at the start; in 58 of 600 the last was lost.
TEST(FusedTimes, TheLastLookIsAtTheEnd) {
  for (int const per : {3, 10, 24, 60, 100, 1000})
    for (int q = 1; q <= 100; ++q)
      for (double const way : {1.0, -1.0})
        for (double const t0 : {0.0, 5.1}) {
          int looks = 0;
          double last = -99;
          double const end = t0 + way * q / per;
          auto const look = [&](auto const& s, double t) {
            EXPECT_NEAR(t, t0 + way * looks++ / per, 1e-14);
            EXPECT_NEAR(s.position, std::cos(t - t0), 1e-3);
            last = t;
          };
          us::integrate_observed(us::dormand_prince5{}, start, pull, rough, end,
                                 us::every{1.0 / per, look}, t0);
          EXPECT_EQ(looks, q + 1) << q << " / " << per << " from " << t0;
          EXPECT_EQ(last, end);
        }
}

// A spring oscillates equally fast whenever it begins: cos 96 after 16 s, in seconds since 1970 and since 4713 BC,
// where the steps are lengths of the clock.
TEST(FusedTimes, LargeOnesCostNoDigits) {
  auto const stiff = [](auto const& s, auto) { return -36 * s.position; };
  for (double const t0 : {0.0, 1.7e9, 2.1e11})
    EXPECT_NEAR(us::integrate(us::dormand_prince5{}, start, stiff,
                              us::tolerance{us::motion{1e-10, 1e-10}}, t0 + 16, t0)
                    .position,
                std::cos(96.0), 3e-10)
        << t0;
  for (float const t0 : {0.0F, 3600.0F, -3600.0F})
    EXPECT_NEAR(us::integrate(us::dormand_prince5{}, us::motion{1.0F, 0.0F}, stiff,
                              us::tolerance{us::motion{1e-5F, 1e-5F}, 0.0F}, t0 + 16, t0)
                    .position,
                std::cos(96.0), 2e-4)
        << t0;
}

// A table of forces that ends where the run ends is never evaluated beyond: for ends in hundredths, by methods that
// evaluate at the end of a step.
TEST(FusedTimes, NoStageLiesBeyondTheEnd) {
  auto const ask = [](auto const& method, double from, double to) {
    auto const field = [&](auto const& s, double t) {
      EXPECT_FALSE(from < to ? t > to : t < to) << from << ' ' << to;
      return -s.position;
    };
    static_cast<void>(
        us::integrate(method, start, field, us::tolerance{us::motion{1e-3, 1e-3}}, to, from));
  };
  for (int i = 0; i < 3000; ++i) {
    double const a = (i % 141 - 50) / 100.0, b = (i % 141 - 49 + i / 141) / 100.0;
    ask(us::dormand_prince5{}, a, b);
    ask(us::bogacki_shampine3{}, b, a);
    ask(us::radau5{}, a, b);
    ask(us::rodas5p{}, b, a);
    ask(us::step_doubling<us::rk4>{}, a, b);
  }
}

}  // namespace
