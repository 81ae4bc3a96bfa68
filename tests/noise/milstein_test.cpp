// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>

#include "support/paths.hpp"

namespace {

using namespace unitstep;
using namespace support::paths;
using unitstep::symbols::m_per_s;

static_assert(milstein::calculus == calculus::ito && milstein::order == 1 &&
              milstein::strong_order == 1 && milstein::weak_order == 1);

// The broken twin lacks Milstein's term: it is Euler-Maruyama, of order 1/2 and not 1.
TEST(milstein, strong_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    EXPECT_NEAR(order_of_growth<grown<>>(milstein{}, seed, true), milstein::strong_order, 0.1);
    EXPECT_LT(order_of_growth<grown<>>(euler_maruyama{}, seed, true, 100), 0.7);
  }
}
TEST(milstein, strong_order_in_platens_form) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    EXPECT_NEAR(order_of_growth<fixed>(milstein{}, seed, true), milstein::strong_order, 0.1);
}

// The mean of x^2 after a step is ((1 + mu h)^2 + s^2 h + s^4 h^2/2) x^2, since dW^2 - h has mean 0 and variance 2 h^2;
// for the solution it grows by exp((2 mu + s^2) T). The difference on one path is sampled, within 4 sigma, and the
// error is of order 1. It does not converge to Stratonovich's solution, the control.
TEST(milstein, weak_order) {
  struct sampled_mean {
    double mean, sigma;
  };
  auto const error = [](bool ito, std::uint64_t seed, int level) {
    int const runs = 20'000;
    double sum = 0, squares = 0;
    for (long run = 0; run < runs; ++run) {
      random_path const path{seed, run};
      double const x = end_of_growth<grown<>>(milstein{}, path, std::ldexp(1.0, -level)),
                   due = exactly_grown(path.coarser(level), ito), e = x * x - due * due;
      sum += e, squares += e * e;
    }
    double const mean = sum / runs;
    return sampled_mean{mean, std::sqrt((squares / runs - mean * mean) / runs)};
  };
  auto const due = [](int level) {
    double const h = std::ldexp(1.0, -level), ss = spread * spread;
    return std::pow((1 + growth * h) * (1 + growth * h) + ss * h + ss * ss * h * h / 2, 1 / h) -
           std::exp(2 * growth + ss);
  };
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    for (int level : {3, 4}) {
      auto const found = error(true, seed, level), control = error(false, seed, level);
      EXPECT_NEAR(found.mean, due(level), 4 * found.sigma);
      EXPECT_GT(std::abs(control.mean), 20 * control.sigma);
    }
  EXPECT_NEAR(std::log2(due(6) / due(7)), milstein::weak_order, 0.05);
}

// One step by hand: x (1 + mu h + s dW + s^2 (dW^2 - h)/2).
TEST(milstein, one_step) {
  random_path const path{5, 6};
  double const h = 0.25, dw = 0.5 * path.increment_over(0, {0, 0, 1}).increment;
  double const due = 1 + growth * h + spread * dw + spread * spread * (dw * dw - h) / 2;
  auto const end = integrate(milstein{}, metres(1), noisy{grows, varies, path}, h * s, 1);
  EXPECT_NEAR(end.x.value(), due, 4e-16);
}

// Also in a motion: dv = -v dt + s v dW, with the derivative by the velocity. The mean square error of one step by
// hand, as above.
TEST(milstein, a_motion) {
  random_path const path{5, 6};
  double const h = 0.25, dw = 0.5 * path.increment_over(0, {0, 0, 1}).increment;
  auto const end =
      integrate(milstein{}, motion{0.0 * m, 2.0 * m_per_s},
                noisy{[](auto const& x, auto) { return -x.velocity / s; },
                      [](auto const& x, auto) { return 0.5 * x.velocity / root_s; }, path},
                h * s, 1);
  EXPECT_NEAR(end.velocity.value(), 2 * (1 - h + 0.5 * dw + 0.125 * (dw * dw - h)), 8e-16);
  EXPECT_EQ(end.position.value(), 0.5);
}

constexpr auto in_a_constant =
    integrate(milstein{}, metres(1), noisy{grows, varies, random_path{1, 2}}, 0.125 * s, 8);
TEST(milstein, a_constant_has_the_bits_of_run_time) {
  int volatile steps = 8;
  auto const end =
      integrate(milstein{}, metres(1), noisy{grows, varies, random_path{1, 2}}, 0.125 * s, steps);
  EXPECT_EQ(end.x, in_a_constant.x);
}

}  // namespace
