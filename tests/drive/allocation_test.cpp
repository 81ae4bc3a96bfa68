// SPDX-License-Identifier: BSL-1.0
// No driver allocates memory, for any kind of state.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/allocations.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::rk4;
using unitstep::vec;

constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto dt = 0.01 * si::second;
constexpr unitstep::second_law swing{1.0 * si::kilogram,
                                     unitstep::spring{15.0 * si::newton / si::metre},
                                     unitstep::damper{0.1 * si::kilogram / si::second}};

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

template <class Method>
class Pairs : public testing::Test {};
using pairs =
    testing::Types<unitstep::bogacki_shampine3, unitstep::dormand_prince5, unitstep::tsitouras5,
                   unitstep::dop853, unitstep::verner9, unitstep::step_doubling<rk4>,
                   unitstep::radau5, unitstep::rodas5p, unitstep::taylor<16>>;
TYPED_TEST_SUITE(Pairs, pairs);

TYPED_TEST(Pairs, AllocateNothingUnderATolerance) {
  double volatile seen = 0;
  auto const look = [&seen](auto const& state, auto) { seen = state.position.value(); };
  auto const height = [](auto const& state, auto) { return state.position; };
  constexpr TypeParam pair{};
  constexpr auto end = 2.0 * si::second;
  constexpr unitstep::tolerance allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second},
                                        1e-6};
  EXPECT_EQ(allocations::in([&] {
              seen = unitstep::integrate(pair, let_go, swing, allowed, end).position.value();
              seen = unitstep::trajectory<8>(pair, let_go, swing, allowed, 8.0 * dt)[8]
                         .state.position.value();
              unitstep::integrate_observed(pair, let_go, swing, allowed, end, look);
              unitstep::integrate_observed(pair, let_go, swing, allowed, end,
                                           unitstep::every{8.0 * dt, look});
              seen =
                  unitstep::integrate_until(pair, let_go, swing, allowed, height, end).time.value();
              unitstep::simulation sim{pair, let_go, swing, allowed};
              sim.step();
              auto const kept = sim.save();
              sim.step();
              seen = sim.at(sim.time() - 0.5 * sim.dt()).position.value();
              sim.resume(kept);
              sim.set_state(let_go);
              sim.step();
            }),
            0);
}

TEST(Drivers, AllocationsAreCounted) {
  EXPECT_EQ(allocations::in([] { delete new long volatile {1}; }), 1);
}

}  // namespace
