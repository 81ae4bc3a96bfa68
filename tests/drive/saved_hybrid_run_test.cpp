// SPDX-License-Identifier: BSL-1.0
// Runs with things that happen are saved and resumed. They must equal, bit for bit, the run that was never saved.
// saved_hybrid_run_by_methods_test.cpp has each kind of method.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/saved_bounces.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;
using namespace saved_bounces;

constexpr auto by_rk4 = bouncing(rk4{}, 0.1 * s);
constexpr auto by_pair = bouncing(dormand_prince5{}, allowed);
static_assert(goes_on_in_the_same_way(by_rk4, 26));

TEST(SavedHybridRun, HasTheBitsOfAConstant) {
  constexpr auto due = [] {
    auto run = by_pair;
    for (int n = 0; n < 10; ++n) run.step();
    return run.save();
  }();
  auto run = bouncing(dormand_prince5{}, allowed);
  run.resume(due);
  auto other = bouncing(dormand_prince5{}, allowed);
  for (int n = 0; n < 10; ++n) other.step();
  for (int n = 0; n < 20; ++n) {
    EXPECT_TRUE(twins::same_bits(run.state(), other.state()));
    EXPECT_TRUE(twins::same_bits(run.time(), other.time()));
    run.step(), other.step();
  }
}

// Plain numbers, which a file can keep: a run that was read goes on like the one that was written.
using saved = decltype(by_pair.save());
static_assert(std::is_trivially_copyable_v<saved> && std::is_standard_layout_v<saved>);
TEST(SavedHybridRun, PassesThroughBytes) {
  auto run = by_pair;
  while (run.mode().bounces < 2) run.step();
  auto const written = std::bit_cast<std::array<std::byte, sizeof(saved)>>(run.save());
  auto other = by_pair;
  other.resume(std::bit_cast<saved>(written));
  EXPECT_EQ(other.mode().bounces, 2);
  for (int n = 0; n < 30; ++n) run.step(), other.step();
  EXPECT_TRUE(twins::same_bits(run.state(), other.state()));
}

// A stopped run stays stopped, and a body at rest stays at rest.
TEST(SavedHybridRun, ThatWasStoppedStaysSo) {
  auto const start = [] {
    return simulation{rk4{},
                      ball,
                      [](auto const&, auto) { return -9.81 * m_per_s2; },
                      0.1 * s,
                      every(10.0 * s, kick),
                      when(falling(height), stop)};
  };
  auto run = start(), other = start();
  while (!run.has_stopped()) run.step();
  other.resume(run.save());
  EXPECT_TRUE(other.has_stopped());
  EXPECT_EQ(other.which(), 1);
  EXPECT_TRUE(twins::same_bits(other.state(), run.state()));
  EXPECT_THROW(other.step(), std::logic_error);
}

// A run goes on as it began, whatever the start and the direction of the simulation that takes it, as it does where
// nothing happens: the periods of `every` count from its own start.
TEST(SavedHybridRun, KeepsItsStartAndItsDirection) {
  auto const slower = every(0.37 * s, [](auto& b, auto) { b.velocity *= 0.9; });
  auto const spring = [](auto const& b, auto) { return -4.0 * b.position / (s * s); };
  auto const compare = [](auto run, auto other) {
    for (int n = 0; n < 7; ++n) run.step();
    other.resume(run.save());
    for (int n = 0; n < 20; ++n) {
      run.step(), other.step();
      EXPECT_EQ(run.events().size(), other.events().size());
      EXPECT_TRUE(twins::same_bits(run.state(), other.state()));
      EXPECT_TRUE(twins::same_bits(run.time(), other.time()));
    }
  };
  auto const by_dt = [&](auto dt, auto t0) {
    return simulation{rk4{}, ball, spring, dt, t0, slower};
  };
  compare(by_dt(0.1 * s, 10'800.0 * s), by_dt(0.1 * s, 0.0 * s));
  compare(by_dt(-0.1 * s, 10'800.0 * s), by_dt(0.1 * s, 10'800.0 * s));
  auto const within = [&](auto t0) {
    return simulation{dormand_prince5{}, ball, spring, allowed, t0, slower};
  };
  compare(within(10'800.0 * s), within(0.0 * s));
  auto const held = [&](auto t0) {
    auto const pull = [](auto const& b, auto) { return -4.0 * b.position / (s * s); };
    auto const moves = [](auto const&, auto, auto output) { return output; };
    return simulation{dormand_prince5{}, ball, sampled{pull, 0.17 * s, moves}, allowed, t0};
  };
  compare(held(10'800.0 * s), held(0.0 * s));
}

// Saved right after `set_state`, close to a floor in `float`: which side of the floor that is, both runs find by the same
// steps ahead, whatever they have made before. One of some hundreds went on otherwise.
TEST(SavedHybridRun, GoesOnFromAStateThatWasSet) {
  constexpr auto within = tolerance{motion{1e-3F * m, 1e-3F * m_per_s}}.longest_step(0.5F * s);
  constexpr auto bounces = [](auto const& b, auto) {
    return motion{b.position, -0.7F * b.velocity};
  };
  constexpr auto look = [](auto const&, auto) {};
  std::mt19937_64 draw(9);
  auto const share = [&] { return static_cast<float>(draw() >> 40) * 0x1p-23F - 1; };
  for (int n = 0; n < 9000; ++n) {
    float const stiffness = 1 + 0.9F * share(), push = 2 * share();
    auto const pulls = [=](auto const& b, auto) {
      return -stiffness * b.position / (s * s) + push * m_per_s2;
    };
    simulation run{dormand_prince5{},
                   motion{1.0F * m, share() * m_per_s},
                   pulls,
                   within,
                   when(falling(height), bounces, rest_below(0.05F * m_per_s)),
                   when(height, look)};
    auto other = run;
    for (auto steps = draw() % 8; steps > 0 && !run.has_stopped(); --steps) run.step();
    if (run.has_stopped()) continue;
    float const places[] = {0, 0x1p-23F * share(), 1e-6F * share()};
    float const speeds[] = {share(), 1e-6F * share(), 1e-3F * share()};
    run.set_state({places[n % 3] * m, speeds[n / 3 % 3] * m_per_s});
    other.resume(run.save());
    try {
      run.step();
    } catch (std::exception const&) {
      // It "comes again at once", or lies on the floor from the start.
      EXPECT_THROW(other.step(), std::exception) << n;
      continue;
    }
    other.step();
    EXPECT_TRUE(twins::same_bits(run.state(), other.state())) << n;
    EXPECT_TRUE(twins::same_bits(run.time(), other.time())) << n;
    EXPECT_EQ(run.events().size(), other.events().size()) << n;
  }
}

TEST(SavedHybridRun, ThatIsDamagedIsRefused) {
  auto run = bouncing(rk4{}, 0.1 * s);
  for (int n = 0; n < 13; ++n) run.step();
  auto const good = run.save();
  auto const said = [&](auto const& damage) {
    auto bad = good;
    damage(bad);
    auto other = run;
    try {
      other.resume(bad);
    } catch (std::domain_error const& error) {
      EXPECT_TRUE(twins::same_bits(other.state(), run.state()));  // it is unchanged
      return std::string(error.what());
    }
    return std::string("no error");
  };
  std::string const of_numbers =
      "unitstep: the saved run is damaged: a number in it is not finite, or n no count";
  std::string const of_things =
      "unitstep: the saved run is damaged: what it says of the things that happen cannot be";
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(said([](auto& bad) { bad.run.run.state.position = nan; }), of_numbers);
  EXPECT_EQ(said([](auto& bad) { bad.run.run.dt = nan; }), of_numbers);
  EXPECT_EQ(said([](auto& bad) { bad.run.run.n = -1; }), of_numbers);
  EXPECT_EQ(said([](auto& bad) { bad.start = nan; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.which = 3; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.stopped_because = stop_reason::rest; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.places[3] = 4; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.places[3] = -1; }), of_things);
  EXPECT_EQ(said([](auto&) {}), "no error");
}

}  // namespace
