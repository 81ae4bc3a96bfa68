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

static_assert(euler_maruyama::calculus == calculus::ito && euler_maruyama::order == 1 &&
              euler_maruyama::evaluations == 1);

/// The broken twin takes half of each push, so it follows another path.
struct forgets_a_source : euler_maruyama {
  template <class State, class Field, class Time>
  constexpr State step(State const& y, Field const& f, Time t, Time dt) const {
    return detail::pushed(
        y, f(y, t), dt,
        detail::push(detail::strength_of(f, y, t), detail::increment_of(f, dt)) / 2);
  }
};

TEST(euler_maruyama, strong_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    EXPECT_NEAR(order_of_growth<grown<>>(euler_maruyama{}, seed, true),
                euler_maruyama::strong_order, 0.1);
    EXPECT_NEAR(order_of_growth<grown<>>(forgets_a_source{}, seed, true, 100), 0, 0.1);
    // It converges to Ito's solution, and not to Stratonovich's.
    EXPECT_NEAR(order_of_growth<grown<>>(euler_maruyama{}, seed, false, 100), 0, 0.1);
  }
}

TEST(euler_maruyama, strong_order_where_the_noise_is_additive) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    EXPECT_NEAR(order_of_swing(euler_maruyama{}, sra1{}, seed, 7, 10),
                euler_maruyama::strong_order_additive, 0.1);
}

// The mean of Euler-Maruyama is (1 + mu h)^n, since increments have mean zero, and that of the solution is exp(mu T).
// On one path the two differ by little, so a few runs show the error: sampled, it is within 4 sigma, and its order is
// 1.
TEST(euler_maruyama, weak_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    double found[2] = {};
    for (int level : {3, 4}) {
      double const h = std::ldexp(1.0, -level);
      int const runs = 40'000;
      double sum = 0, squares = 0;
      for (long run = 0; run < runs; ++run) {
        random_path const path{seed, run};
        double const e = end_of_growth<grown<>>(euler_maruyama{}, path, h) -
                         exactly_grown(path.coarser(level), true);
        sum += e, squares += e * e;
      }
      double const mean = sum / runs, due = std::pow(1 + growth * h, 1 / h) - std::exp(growth);
      double const sigma = std::sqrt((squares / runs - mean * mean) / runs);
      EXPECT_NEAR(mean, due, 4 * sigma);
      found[level - 3] = due;
    }
    EXPECT_NEAR(std::log2(found[0] / found[1]), euler_maruyama::weak_order, 0.1);
  }
}

// dv = -c v dt + b dW with c h = 0.8: the variance in equilibrium is b^2/(2 c - c^2 h) (v' = (1 - c h) v + b dW,
// exactly), 5/3 of the b^2/2c of the equation. With n samples whose squares are correlated by r = (1 - c h)^2 = 0.04,
// the error of the mean square is sqrt(2/n (1 + r)/(1 - r)).
TEST(euler_maruyama, variance_at_rest_of_a_braked_velocity) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    simulation sim{
        euler_maruyama{}, motion{0.0 * m, 0.0 * m_per_s},
        noisy{[](auto const& x, auto) { return -x.velocity * (0.8 / s); },
              [](auto const&, auto) { return 1.0 * m_per_s / root_s; }, random_path{seed, 0}},
        1.0 * s};
    for (int i = 0; i < 100; ++i) sim.step();
    int const many = 100'000;
    double squares = 0;
    for (int i = 0; i < many; ++i) {
      sim.step();
      double const v = sim.state().velocity.value();
      squares += v * v;
    }
    double const due = 1 / (2 * 0.8 - 0.64), sigma = due * std::sqrt(2.0 / many * 1.04 / 0.96);
    EXPECT_NEAR(squares / many, due, 4 * sigma);
    EXPECT_GT(squares / many - 1 / 1.6, 40 * sigma);  // the equation's
  }
}

// The first passage of b by a walk, seen at the ends of steps only: erfc((b + 0.5825971579 s sqrt(h)) / (s sqrt(2 T))),
// where 0.5825971579 = -zeta(1/2)/sqrt(2 pi). D. Siegmund, Adv. Appl. Probab. 11, 701 (1979); M. Broadie, P.
// Glasserman, S. Kou, Math. Finance 7, 325 (1997). For b = s sqrt(T): 0.2642 in steps of T/25, 0.2899 in steps of
// T/100, 0.3173 for the walk itself. An event is also searched inside the steps, where the walk goes on, so it finds
// more.
TEST(euler_maruyama, first_passage_of_a_walk) {
  int const runs = 20'000;
  double const of_walk = std::erfc(1 / std::sqrt(2.0));
  for (int steps : {25, 100}) {
    int hit = 0, found = 0;
    for (long run = 0; run < runs; ++run) {
      auto const walk = noisy{[](auto const&, auto) { return rates{0.0 * m / s}; },
                              [](auto const&, auto) { return rates_of_noise{1.0 * m / root_s}; },
                              random_path{1, run}};
      simulation sim{euler_maruyama{}, metres(0), walk, 1.0 / steps * s};
      for (int i = 0; i < steps && sim.state().x < 1.0 * m; ++i) sim.step();
      hit += sim.state().x >= 1.0 * m;
      if (steps == 25)
        found += integrate_until(euler_maruyama{}, metres(0), walk, 1.0 / steps * s,
                                 rising([](auto const& y, auto) { return y.x - 1.0 * m; }), steps)
                     .stopped_because == stop_reason::event;
    }
    auto const sigma = [](double p) { return std::sqrt(p * (1 - p) / runs); };
    double const due = std::erfc((1 + 0.5825971579 / std::sqrt(steps)) / std::sqrt(2.0));
    EXPECT_NEAR(due, steps == 25 ? 0.2642 : 0.2899, 5e-5);
    EXPECT_NEAR(static_cast<double>(hit) / runs, due, 4 * sigma(due));
    EXPECT_LT(static_cast<double>(hit) / runs, of_walk - 4 * sigma(of_walk));
    if (steps == 25) {
      EXPECT_GT(static_cast<double>(found) / runs, due + 4 * sigma(due));
      EXPECT_LT(static_cast<double>(found) / runs, of_walk + 4 * sigma(of_walk));
    }
  }
}

}  // namespace
