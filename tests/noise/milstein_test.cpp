// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

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

// The broken twin is without the term of Milstein's: Euler-Maruyama, of order 1/2 and not 1.
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

// One step by hand: x (1 + mu h + s dW + s^2 (dW^2 - h)/2).
TEST(milstein, one_step) {
  random_path const path{5, 6};
  double const h = 0.25, dw = 0.5 * path.come_on(0, {0, 0, 1}).way;
  double const due = 1 + growth * h + spread * dw + spread * spread * (dw * dw - h) / 2;
  auto const end = integrate(milstein{}, metres(1), noisy{grows, varies, path}, h * s, 1);
  EXPECT_NEAR(end.x.value(), due, 4e-16);
}

// In a motion too: dv = -v dt + s v dW, of which the derivative is by the velocity. The mean square error of one step by
// hand, as above.
TEST(milstein, a_motion) {
  random_path const path{5, 6};
  double const h = 0.25, dw = 0.5 * path.come_on(0, {0, 0, 1}).way;
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
