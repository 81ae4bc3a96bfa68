// SPDX-License-Identifier: BSL-1.0
// What symplectic methods conserve for six bodies: momentum and angular momentum up to rounding, and energy within
// bounds that do not grow, over 200,000 days; and what other methods do not.
#include "support/outer_planets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <unitstep/unitstep.hpp>

namespace {

using namespace unitstep;

constexpr mutual_gravity law{outer_planets::constant_of_gravitation};
constexpr second_law planets{outer_planets::masses, law};

/// The largest relative error of the energy, in the first and in the second half of a run.
struct strayed {
  double first_half = 0, second_half = 0, momentum = 0, moment = 0;
};
template <class Method>
strayed run(Method const& method, double days, int steps) {
  simulation sim{method, outer_planets::start, planets, days};
  auto const& m = outer_planets::masses;
  double const before = energy(m, sim.state(), law);
  auto const p = momentum(m, sim.state());
  auto const l = angular_momentum(m, sim.state());
  strayed most;
  for (int n = 0; n < steps; ++n) {
    sim.step();
    double const off = std::abs(energy(m, sim.state(), law) / before - 1);
    double& half = 2 * n < steps ? most.first_half : most.second_half;
    half = std::max(half, off);
    most.momentum = std::max(most.momentum, norm(momentum(m, sim.state()) - p) / norm(p));
    most.moment = std::max(most.moment, norm(angular_momentum(m, sim.state()) - l) / norm(l));
  }
  return most;
}

template <class Method>
strayed over_200_000_days(Method const& method, int days) {
  return run(method, days, 200'000 / days);
}

template <class Method>
class OuterPlanets : public ::testing::Test {};
using symplectic_methods =
    ::testing::Types<semi_implicit_euler, leapfrog, velocity_verlet, ruth3, forest_ruth, suzuki4,
                     yoshida6, yoshida8, blanes_moan_s6, blanes_moan_s10, blanes_moan_srkn6b,
                     blanes_moan_srkn11b, blanes_moan_srkn14a, mclachlan_ss17>;
TYPED_TEST_SUITE(OuterPlanets, symplectic_methods);

TYPED_TEST(OuterPlanets, KeepTheirEnergyWithinBounds) {
  static_assert(TypeParam::symplectic);
  auto const most = over_200_000_days(TypeParam{}, 100);
  EXPECT_LT(most.first_half, 0.03);
  EXPECT_LT(most.second_half, 1.05 * most.first_half + 5e-14);  // it swings; the rest is rounding
  EXPECT_GT(most.second_half, 0.95 * most.first_half);
  EXPECT_LT(most.momentum, 1e-13);  // 2000 steps of up to 15 kicks, a rounding each
  EXPECT_LT(most.moment, 1e-13);
}

TEST(OuterPlanetsOtherwise, LoseEnergyAndMomentOfMomentum) {
  auto const by_euler = over_200_000_days(explicit_euler{}, 10);
  EXPECT_GT(by_euler.first_half, 0.5);
  auto const by_rk4 = over_200_000_days(rk4{}, 100);
  EXPECT_GT(by_rk4.second_half, 1.9 * by_rk4.first_half);  // it grows with time
  EXPECT_GT(by_rk4.moment, 1e-5);
  auto const by_butcher = over_200_000_days(butcher5{}, 100);
  EXPECT_GT(by_butcher.second_half, 1.9 * by_butcher.first_half);
  // All of them conserve momentum, since every pair exchanges equal amounts.
  EXPECT_LT(by_euler.momentum, 1e-13);
  EXPECT_LT(by_rk4.momentum, 1e-13);
  EXPECT_LT(by_butcher.momentum, 1e-13);
}

// A higher order has smaller errors: 4e-4 for leapfrog, at best 3e-7 for order four.
TEST(OuterPlanetsOtherwise, StrayLessWithAHigherOrder) {
  double const second = over_200_000_days(leapfrog{}, 100).second_half;
  double const fourth = over_200_000_days(suzuki4{}, 100).second_half;
  double const sixth = over_200_000_days(yoshida6{}, 100).second_half;
  EXPECT_NEAR(second, 3.8e-4, 0.2e-4);
  EXPECT_LT(fourth, second / 100);
  EXPECT_LT(sixth, fourth);
}

// A thousand years with one evaluation for every 25 days: the best method at each cost is at least twice as good as the
// one before it.
TEST(OuterPlanetsAtEqualWork, HaveTheLeastErrorByTheBestOfTheirCost) {
  auto const error = [](auto method) {
    int const days = 25 * method.evaluations;
    return run(method, days, 365'250 / days).second_half;
  };
  double const by_leapfrog = error(leapfrog{}), by_suzuki = error(suzuki4{});
  double const by_srkn6b = error(blanes_moan_srkn6b{}), by_srkn14a = error(blanes_moan_srkn14a{});
  double const by_multistep = error(quinlan_tremaine12{});
  EXPECT_LT(2 * by_suzuki, by_leapfrog);
  EXPECT_LT(2 * by_srkn6b, by_suzuki);
  EXPECT_LT(2 * by_srkn14a, by_srkn6b);
  EXPECT_LT(1000 * by_multistep, by_srkn14a);
  EXPECT_LT(error(mclachlan_ss17{}), error(yoshida8{}) / 1000);
}

//! [century]
// Centuries in one run, and saved and resumed after each.
template <class Method>
bool goes_on(Method const& method, double days, int centuries) {
  auto const century = static_cast<int>(36'525 / days);
  simulation whole{method, outer_planets::start, planets, days};
  for (int n = 0; n < centuries * century; ++n) whole.step();

  simulation part{method, outer_planets::start, planets, days};
  auto saved = part.save();
  for (int k = 0; k < centuries; ++k) {
    simulation next{method, outer_planets::start, planets, days};
    next.resume(saved);
    for (int n = 0; n < century; ++n) next.step();
    saved = next.save();
  }
  part.resume(saved);
  return part.state() == whole.state() && part.time() == whole.time();
}
//! [century]
TEST(OuterPlanetsSaved, GoOnBitForBit) {
  EXPECT_TRUE(goes_on(compensated{quinlan_tremaine12{}}, 25, 100));
  EXPECT_TRUE(goes_on(quinlan_tremaine12{}, 25, 10));
  EXPECT_TRUE(goes_on(blanes_moan_srkn6b{}, 150, 10));
  EXPECT_TRUE(goes_on(compensated{blanes_moan_srkn14a{}}, 350, 100));
}

}  // namespace
