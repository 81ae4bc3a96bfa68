// SPDX-License-Identifier: BSL-1.0
// Very long runs on an undamped spring: the energy stays within the oscillation of the closed form, and the roundings
// add up to a random walk. Built at -O2, so that a billion steps take seconds.
#include <gtest/gtest.h>

#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/long_spring.hpp"

namespace {

using laws::unit_spring;
using unitstep::compensated;
using unitstep::semi_implicit_euler;
using unitstep::velocity_verlet;

constexpr double h = 1.0 / 120;

struct outcome {
  double swing = 0;    // the largest distance of the energy from its start
  double rounded = 0;  // the change of the invariant, in units of 2^-53 sqrt(steps)
};
template <class Method>
outcome after(Method const& method, long steps) {
  outcome result;
  auto sim = unit_spring::run(method, 1, 0, h);
  long double const due = unit_spring::kept(Method::order, sim.state(), h);
  for (long n = 0; n < steps; ++n) {
    sim.step();
    double const swing = std::abs(unit_spring::energy(sim.state()) - 1);
    if (swing > result.swing) result.swing = swing;
  }
  long double const off = (unit_spring::kept(Method::order, sim.state(), h) - due) / due;
  result.rounded = std::abs(static_cast<double>(off)) / 0x1p-53 / std::sqrt(double(steps));
  return result;
}

//! [bounds]
// The energy oscillates exactly as far as the ellipse differs from
// a circle, and the ellipse is conserved up to rounding: at most
// four times 2^-53 times the root of the steps.
template <class Method>
void keeps_its_energy(Method const& method, long steps) {
  outcome const got = after(method, steps);
  double const due = unit_spring::energy_swing(Method::order, h);
  EXPECT_LT(got.swing, due + 1e-10);
  EXPECT_GT(got.swing, due - 1e-6);
  EXPECT_LT(got.rounded, 4);
}
//! [bounds]

TEST(LongSpring, KeepsItsEnergyForTenMillionSteps) {
  keeps_its_energy(semi_implicit_euler{}, 10'000'000);
  keeps_its_energy(velocity_verlet{}, 10'000'000);
}
TEST(LongSpring, KeepsItsEnergyForABillionSteps) {
  keeps_its_energy(semi_implicit_euler{}, 1'000'000'000);
  keeps_its_energy(velocity_verlet{}, 1'000'000'000);
}

// The control: RK4 loses a fraction (omega h)^6 / 72 a step, 4.7e-15, which rounding does not hide.
TEST(LongSpring, IsLeftByRk4) {
  outcome const got = after(unitstep::rk4{}, 10'000'000);
  double const due = 1e7 * std::pow(h, 6) / 72;
  EXPECT_NEAR(got.swing, due, due / 10);
  EXPECT_GT(got.swing, 1e-8);
}

// A random walk of n roundings of 2^-53 goes sqrt(n) times a number near 1; a drift would go n times one. With
// compensation only the changes are rounded, which are h times as large.
template <class Method>
void walks(double least, double most) {
  laws::rounded_springs<Method> springs{h};
  for (long n = 1 << 10; n <= 1 << 18; n *= 4) {
    double const walked = springs.off_after(n) / std::sqrt(double(n));
    EXPECT_GT(walked, least) << n;
    EXPECT_LT(walked, most) << n;
  }
}
TEST(LongSpring, WalksAtRandom) {
  walks<semi_implicit_euler>(0.3, 1.2);
  walks<velocity_verlet>(0.3, 1.2);
  walks<compensated<semi_implicit_euler>>(0, 0.04);
  walks<compensated<velocity_verlet>>(0, 0.04);
}

}  // namespace
