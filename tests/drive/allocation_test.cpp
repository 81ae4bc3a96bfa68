// SPDX-License-Identifier: BSL-1.0
// No driver allocates memory, for any kind of state. allocation_of_pairs_test.cpp has the other methods with an error
// estimate.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/allocations.hpp"
#include "support/allocations_of_pairs.hpp"

namespace {

namespace si = boost::units::si;
using allocations::dt;
using allocations::let_go;
using allocations::swing;
using boost::units::quantity;
using unitstep::motion;
using unitstep::rk4;
using unitstep::vec;

TEST(Drivers, AllocateNothing) {
  double volatile seen = 0;
  auto const look = [&seen](auto const& state, auto) { seen = state.position.value(); };
  auto const height = [](auto const& state, auto) { return state.position; };
  EXPECT_EQ(allocations::in([&] {
              seen = unitstep::integrate(rk4{}, let_go, swing, dt, 100).position.value();
              auto const table = unitstep::trajectory<20>(rk4{}, let_go, swing, dt);
              seen = unitstep::state_at(table, 0.055 * si::second).position.value();
              unitstep::integrate_observed(rk4{}, let_go, swing, dt, 20, look);
              static_cast<void>(unitstep::integrate_until(rk4{}, let_go, swing, dt, height, 1000));
              unitstep::simulation sim{unitstep::velocity_verlet{}, let_go, swing, dt};
              sim.step();
              sim.step(2.0 * dt);
              auto const kept = sim.save();
              sim.step();
              sim.resume(kept);
              for (auto const& now : unitstep::each_step(sim, 10))
                seen = now.state.position.value();
              unitstep::fixed_step clock{dt, 4};
              seen = static_cast<double>(clock.advance(0.025 * si::second));
            }),
            0);
}

// A game of bodies in vectors that views the state and changes it in place. The state that it is copied to allocates
// its memory only once.
TEST(Drivers, AllocateNothingForVectorsThatAreChangedInPlace) {
  motion start{std::vector(50, 1.0 * si::metre), std::vector(50, 0.0 * si::metre_per_second)};
  auto const pull = [](auto const& s, auto, auto const& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
      a[i] = -4.0 / si::second / si::second * s.position[i];
  };
  unitstep::simulation sim{unitstep::velocity_verlet{}, start, pull, dt};
  auto before = start, drawn = start;
  double volatile seen = 0;
  auto const frame = [&] {
    sim.copy_state(before);
    sim.step();
    sim.change([](auto& s) { s.velocity[7] = 1.0 * si::metre_per_second; });
    seen = sim.view().position[7].value();
    unitstep::interpolate_into(drawn, before, sim.view(), 0.25);
    sim.set_state(drawn);
  };
  frame();
  frame();
  EXPECT_EQ(allocations::in([&] {
              for (int n = 0; n < 10; ++n) frame();
            }),
            0);
}

struct circuit {
  quantity<si::electric_potential> voltage;
};

TEST(Drivers, AllocateNothingForAnyState) {
  double volatile seen = 0;
  auto const discharge = [](auto const& c, auto) {
    return unitstep::rates{-c.voltage / (0.5 * si::second)};
  };
  constexpr auto moment = si::kilogram * si::square_metre / (si::radian * si::radian);
  unitstep::rotation const spun{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                vec{0.0, 6.0, 0.06} * si::radians_per_second};
  motion const two{std::array{1.0 * si::metre, 2.0 * si::metre},
                   std::array{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
  EXPECT_EQ(
      allocations::in([&] {
        seen =
            unitstep::integrate(rk4{}, circuit{1.0 * si::volt}, discharge, dt, 20).voltage.value();
        seen = unitstep::integrate(rk4{}, spun,
                                   unitstep::euler_equations{vec{1.0, 2.0, 3.0} * moment}, dt, 20)
                   .angular_velocity.x.value();
        seen = unitstep::integrate(rk4{}, two, swing, dt, 20).position[1].value();
      }),
      0);
}

TEST(Drivers, AllocateNothingUnderATolerance) {
  allocations::expect_none_under_a_tolerance<unitstep::dormand_prince5>();
}

TEST(Drivers, AllocationsAreCounted) {
  EXPECT_EQ(allocations::in([] { delete new long volatile {1}; }), 1);
}

}  // namespace
