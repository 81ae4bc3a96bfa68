// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/sra1.hpp>

#include "support/paths.hpp"

namespace {

using namespace unitstep;
using namespace support::paths;
using unitstep::symbols::m_per_s;

static_assert(sra1::calculus == calculus::ito && sra1::order == 2 && sra1::evaluations == 2);

/// The broken twin uses half an increment in place of the second integral.
struct without_the_integral : sra1 {
  template <class State, class Field, class Time>
  constexpr State step(State const& y, Field const& f, Time t, Time dt) const {
    auto const dw = detail::increment_of(f, dt);
    auto const kick = detail::push(detail::strength_of(f, y, t), dw);
    auto const r = f(y, t);
    State const p = y + (r * (3 * dt / 4) + 3 * kick / 4);
    return y + ((r + 2 * f(p, t + 3 * dt / 4)) * (dt / 3) + kick);
  }
};

// dx = -2 sin(3 x) dt + 2 dW in steps of 2^-5 to 2^-10, compared with 2^-13.
TEST(sra1, strong_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    EXPECT_NEAR(order_of_swing(sra1{}, sra1{}, seed, 5, 10), sra1::strong_order, 0.1);
  EXPECT_LT(order_of_swing(without_the_integral{}, sra1{}, 1, 7, 10), 1.2);
}

// A motion under a spring whose velocity is pushed: order 2.
TEST(sra1, strong_order_of_a_motion) {
  auto const end = [](random_path const& path, double h) {
    return integrate(
               sra1{}, motion{1.0 * m, 0.0 * m_per_s},
               noisy{[](auto const& x, auto) { return -4.0 / s / s * x.position - x.velocity / s; },
                     [](auto const&, auto) { return 1.0 * m_per_s / root_s; }, path},
               h * s, static_cast<int>(std::lround(1 / h)))
        .position.value();
  };
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    EXPECT_NEAR(strong_order(seed, 200, 4, 8,
                             [&](random_path const& path, int coarser, double h) {
                               return end(path.coarser(4 + coarser), h) -
                                      end(path, std::ldexp(1.0, -12));
                             }),
                2, 0.15);
}

// It follows the path of Euler-Maruyama: with noise alone both have the same bits.
TEST(sra1, walks_along_the_same_path) {
  auto const walk =
      noisy{[](auto const&, auto) { return rates{0.0 * m / s}; }, is_pushed, random_path{1, 2}};
  for (int n : {1, 10, 100})
    EXPECT_NEAR(integrate(sra1{}, metres(0), walk, 0.01 * s, n).x.value(),
                integrate(euler_maruyama{}, metres(0), walk, 0.01 * s, n).x.value(), 1e-14);
}

// dx = -c x dt + b dW: x' = (1 - z + z^2/2) x + b (dW - c (W mean) h) with z = c h, so the variance in equilibrium is
// b^2 h (1 - z + z^2/3) / (1 - R^2): an error of order 2 from the equation's b^2/2c.
TEST(sra1, weak_order) {
  auto const due = [](double z) {
    double const r = 1 - z + z * z / 2;
    return 2 * z * (1 - z + z * z / 3) / (1 - r * r);
  };
  EXPECT_NEAR(std::log2((due(0.02) - 1) / (due(0.01) - 1)), sra1::weak_order, 0.1);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    simulation sim{sra1{}, metres(0),
                   noisy{[](auto const& y, auto) { return rates{-y.x / s}; },
                         [](auto const&, auto) { return rates_of_noise{1.0 * m / root_s}; },
                         random_path{seed, 0}},
                   1.0 * s};
    int const many = 100'000;
    double squares = 0;
    for (int i = 0; i < many; ++i) {
      sim.step();
      squares += sim.state().x.value() * sim.state().x.value();
    }
    double const r = 0.25, sigma = due(1) * std::sqrt(2.0 / many * (1 + r) / (1 - r));
    EXPECT_NEAR(2 * squares / many, due(1), 4 * sigma);  // 8/9: the equation's is 1
    EXPECT_GT(std::abs(2 * squares / many - 1), 4 * sigma);
  }
}

}  // namespace
