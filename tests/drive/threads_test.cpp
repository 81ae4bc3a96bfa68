// SPDX-License-Identifier: BSL-1.0
// Threads may share constant objects: the library hides no state behind them, neither static variables nor caches.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <thread>
#include <type_traits>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using unitstep::damper;
using unitstep::integrate;
using unitstep::motion;
using unitstep::second_law;
using unitstep::simulation;
using unitstep::spring;

constexpr motion let_go{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr int threads = 4;
constexpr int steps = 5000;

/// Calls `run(i)` in its own thread for each `i`, and waits for all.
template <class Run>
auto in_threads(Run const& run) {
  std::vector<std::decay_t<std::invoke_result_t<Run const&, int>>> results(threads, run(0));
  std::vector<std::thread> running;
  for (int i = 0; i < threads; ++i)
    running.emplace_back([&results, &run, i] { results[static_cast<std::size_t>(i)] = run(i); });
  for (auto& thread : running) thread.join();
  return results;
}

// All threads share one field and one constant simulation; each steps its own copy.
TEST(Threads, ShareAFieldAndAConstSimulation) {
  second_law const door{1.0 * si::kilogram, spring{15.0 * si::newton / si::metre},
                        damper{0.1 * si::kilogram / si::second}};
  simulation const start{unitstep::stormer_verlet{}, let_go, door, si::second / 120.0};
  auto const alone = integrate(unitstep::stormer_verlet{}, let_go, door, si::second / 120.0, steps);
  auto const stepped = in_threads([&start](int) {
    auto sim = start;
    for (int n = 0; n < steps; ++n) sim.step();
    return sim.state();
  });
  for (auto const& state : stepped) EXPECT_TRUE(twins::same_bits(state, alone));
  auto const integrated = in_threads([&door](int) {
    return integrate(unitstep::stormer_verlet{}, let_go, door, si::second / 120.0, steps);
  });
  for (auto const& state : integrated) EXPECT_TRUE(twins::same_bits(state, alone));
  EXPECT_EQ(start.time(), 0.0 * si::second);
}

// They share one saved run, one table and one event.
TEST(Threads, ShareASavedRunATableAndAnEvent) {
  auto const pull = [](auto const& s, auto) { return -s.position / si::second / si::second; };
  simulation first{unitstep::velocity_verlet{}, let_go, pull, 0.01 * si::second};
  for (int n = 0; n < 100; ++n) first.step();
  auto const saved = first.save();
  auto const start = first;
  for (int n = 0; n < steps; ++n) first.step();
  for (auto const& state : in_threads([&saved, &start](int) {
         auto sim = start;
         sim.resume(saved);
         for (int n = 0; n < steps; ++n) sim.step();
         return sim.state();
       }))
    EXPECT_TRUE(twins::same_bits(state, first.state()));

  auto const table = unitstep::trajectory<100>(unitstep::rk4{}, let_go, pull, 0.1 * si::second);
  auto const looked_up = unitstep::state_at(table, 3.33 * si::second);
  for (auto const& state :
       in_threads([&table](int) { return unitstep::state_at(table, 3.33 * si::second); }))
    EXPECT_TRUE(twins::same_bits(state, looked_up));

  auto const crosses = [](auto const& s, auto) { return s.position; };
  auto const until = [&pull, &crosses](int) {
    return unitstep::integrate_until(unitstep::rk4{}, let_go, pull, 0.1 * si::second, crosses, 100);
  };
  auto const crossed = until(0);
  for (auto const& end : in_threads(until)) EXPECT_TRUE(twins::same_bits(end.time, crossed.time));
}

// Different runs do not get mixed up.
TEST(Threads, StepOnTheirOwn) {
  auto const run = [](int i) {
    auto const pull = [i](auto const& s, auto) {
      return -(1.0 + i) * s.position / si::second / si::second;
    };
    return integrate(unitstep::rk4{}, let_go, pull, 0.01 * si::second, steps);
  };
  auto const states = in_threads(run);
  for (int i = 0; i < threads; ++i) {
    EXPECT_TRUE(twins::same_bits(states[static_cast<std::size_t>(i)], run(i)));
    EXPECT_EQ(twins::same_bits(states[static_cast<std::size_t>(i)], run(0)), i == 0);
  }
}

}  // namespace
