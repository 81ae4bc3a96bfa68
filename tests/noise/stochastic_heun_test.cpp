// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/stochastic_heun.hpp>

#include "support/paths.hpp"

namespace {

using namespace unitstep;
using namespace support::paths;

static_assert(stochastic_heun::calculus == calculus::stratonovich && stochastic_heun::order == 1 &&
              stochastic_heun::evaluations == 2);

// The broken twin, Euler-Maruyama, converges to Ito's solution, and so not to Stratonovich's. And this method does not
// converge to Ito's.
TEST(stochastic_heun, strong_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    EXPECT_NEAR(order_of_growth<grown<>>(stochastic_heun{}, seed, false),
                stochastic_heun::strong_order, 0.1);
    EXPECT_NEAR(order_of_growth<grown<>>(euler_maruyama{}, seed, false, 100), 0, 0.1);
    EXPECT_NEAR(order_of_growth<grown<>>(stochastic_heun{}, seed, true, 100), 0, 0.1);
  }
}

// In Stratonovich's sense the mean is exp((mu + s^2/2) T). In steps of h the mean of Heun's method is exactly (E[1 + x
// + x^2/2])^n with x = mu h + s dW, whose mean square is (mu h)^2 + s^2 h.
TEST(stochastic_heun, mean_and_weak_order) {
  double const due = std::exp(growth + spread * spread / 2);
  auto const of_heun = [](double h) {
    double const x = growth * h;
    return std::pow(1 + x + (x * x + spread * spread * h) / 2, 1 / h);
  };
  EXPECT_NEAR(std::log2((of_heun(1.0 / 32) - due) / (of_heun(1.0 / 64) - due)),
              stochastic_heun::weak_order, 0.1);
  int const runs = 40'000;
  double sum = 0, squares = 0;
  for (long run = 0; run < runs; ++run) {
    double const x = end_of_growth<grown<>>(stochastic_heun{}, random_path{1, run}, 1.0 / 16);
    sum += x, squares += x * x;
  }
  double const mean = sum / runs, sigma = std::sqrt((squares / runs - mean * mean) / runs);
  EXPECT_NEAR(mean, of_heun(1.0 / 16), 4 * sigma);
  EXPECT_NEAR(mean, due, 4 * sigma + std::abs(of_heun(1.0 / 16) - due));
  EXPECT_GT(mean - std::exp(growth), 20 * sigma);  // Ito's
}

}  // namespace
