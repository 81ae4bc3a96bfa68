// SPDX-License-Identifier: BSL-1.0
#include <unitstep/drive/hybrid_simulation.hpp>

#include <gtest/gtest.h>
#include <boost/units/systems/si.hpp>

#include <cmath>
#include <stdexcept>
#include <string>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

constexpr auto falls = [](auto const&, auto) { return -9.81 * m_per_s2; };
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto bounce = [](auto const& b, auto) { return motion{b.position, -0.8 * b.velocity}; };
constexpr motion ball{50.0 * m, 0.0 * m_per_s};
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};

TEST(Simulation, IsCopiedWithItsModeAndGoesOnAlike) {
  auto const counts = [](auto const& b, auto, int& hits) {
    ++hits;
    return motion{b.position, -0.8 * b.velocity};
  };
  double const gravity = 9.81;
  auto const field = [gravity](auto const&, auto) { return -gravity * m_per_s2; };
  simulation sim{velocity_verlet{}, ball, field, 0.1 * s, modes(0), when(falling(height), counts)};
  for (int n = 0; n < 50; ++n) sim.step();
  auto copy = sim;
  simulation other{velocity_verlet{}, ball,     field,
                   0.1 * s,           modes(0), when(falling(height), counts)};
  std::size_t heard = 0;
  for (int n = 0; n < 100; ++n) {
    sim.step();
    heard += sim.events().size();
  }
  EXPECT_EQ(copy.mode(), 1);
  other = copy;
  for (int n = 0; n < 100; ++n) copy.step(), other.step();
  EXPECT_EQ(copy.state(), sim.state());
  EXPECT_EQ(other.state(), sim.state());
  EXPECT_EQ(copy.mode(), sim.mode());
  EXPECT_EQ(heard + 1, static_cast<std::size_t>(sim.mode()));
  EXPECT_EQ(sim.time(), 150 * (0.1 * s));
}

// In a run with things that happen the step is the caller's, before and after a hit that cuts one; a clock of frames
// uses it. Under a tolerance it is the length of the last step.
TEST(Simulation, TellsItsStep) {
  simulation sim{rk4{}, ball, falls, 0.1 * s, when(falling(height), bounce)};
  EXPECT_EQ(sim.dt(), 0.1 * s);
  for (int n = 0; n < 40; ++n) {
    sim.step();
    EXPECT_EQ(sim.dt(), 0.1 * s);
  }
  fixed_step clock{sim.dt(), 8};
  EXPECT_EQ(clock.advance(0.25 * s), 2);
  simulation free{dormand_prince5{}, ball, falls, allowed, when(falling(height), bounce)};
  free.step();
  auto const before = free.time();
  free.step();
  EXPECT_EQ(free.dt(), free.time() - before);
}

TEST(Simulation, ThatWasStoppedMakesNoFurtherStep) {
  simulation sim{dormand_prince5{}, ball, falls, allowed, when(falling(height), stop)};
  while (!sim.has_stopped()) sim.step();
  EXPECT_NEAR(sim.time().value(), std::sqrt(100 / 9.81), 1e-9);
  EXPECT_EQ(sim.which(), 0);
  EXPECT_NE(refusals::refusal<std::logic_error>([&] {
              sim.step();
              return 0;
            }).find("stopped at time 3.19"),
            std::string::npos);
}

// What a plain simulation offers, too: the state viewed, changed and copied in place, and counts.
TEST(Simulation, ChangesItsStateWhereItStands) {
  auto const check = [](auto sim, auto other) {
    sim.step(), other.step();
    sim.change([](auto& b) { b.velocity += 2.0 * m_per_s; });
    auto copied = ball;
    sim.copy_state(copied);
    EXPECT_EQ(copied.velocity, other.state().velocity + 2.0 * m_per_s);
    other.set_state(copied);
    for (int n = 0; n < 60; ++n) sim.step(), other.step();
    EXPECT_EQ(sim.state(), other.state());
    EXPECT_LT(sim.time(), 12.0 * s);
  };
  auto const hit = when(falling(height), bounce);
  auto const by_steps = simulation{rk4{}, ball, falls, 0.1 * s, hit};
  check(by_steps, by_steps);
  simulation under{dormand_prince5{}, ball, falls, allowed, hit, every(0.15 * s, bounce)};
  for (int n = 0; n < 5; ++n) under.step();
  // Seven evaluations for the first step, six for each other one, and one more where it starts anew after an effect.
  EXPECT_GE(under.evaluations(), 1 + 6 * under.steps());
  EXPECT_EQ(under.rejected(), 0);
}

// A period that is lost in the rounding of the first step would be passed for ever.
TEST(Simulation, RefusesAPeriodThatNeverEnds) {
  auto const said = [](auto pace, auto effect) {
    return refusals::refusal<std::domain_error>([&] {
      simulation sim{dormand_prince5{}, ball, falls, pace, every(1e-300 * s, effect)};
      sim.step();
      return 0;
    });
  };
  std::string const due =
      "unitstep: a period must be longer than the rounding of the time, got 1e-300 s";
  EXPECT_EQ(said(0.1 * s, bounce), due);
  EXPECT_EQ(said(0.1 * s, [](auto const&, auto) {}), due);
  EXPECT_EQ(said(allowed, [](auto const&, auto) {}), due);
}

// A chain makes the states of one run in segments.
constexpr chain in_steps{rk4{}, ball, falls, 0.125 * s, when(falling(height), bounce)};
constexpr chain under{dormand_prince5{}, ball, falls, allowed, when(falling(height), bounce)};
constexpr chain lands{dormand_prince5{}, ball,    falls,
                      allowed,           0.0 * s, when(falling(height), stop)};
constexpr auto end = 12.0 * s;
TEST(Chain, HasTheStatesOfARun) {
  constexpr auto by_steps = state_after<in_steps, 100, 16>;
  EXPECT_EQ(by_steps,
            integrate(rk4{}, ball, falls, 0.125 * s, 100, when(falling(height), bounce)).state);
  constexpr auto reached = state_reached<under, end, 8>;
  EXPECT_EQ(reached, integrate(dormand_prince5{}, ball, falls, allowed, 12.0 * s,
                               when(falling(height), bounce))
                         .state);
  constexpr auto landed = state_reached<lands, end>;
  EXPECT_NEAR(landed.velocity.value(), -std::sqrt(2 * 9.81 * 50), 1e-8);
}
TEST(Chain, GoesForwardsOnly) {
  EXPECT_EQ(refusals::refusal<std::domain_error>([&] { return under.start.after(8, -12.0); }),
            "unitstep: a chain in which things happen goes forwards to its end");
}

}  // namespace
