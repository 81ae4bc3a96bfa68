// SPDX-License-Identifier: BSL-1.0
// A copy of a run of vectors is independent: it goes on with the same bits, in any thread.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;
using bodies = motion<std::vector<length>, std::vector<velocity>>;
struct rod {
  std::vector<length> cell;
  length shift;
  bool operator==(rod const&) const = default;
};
constexpr auto dt = 0.01 * si::second;

bodies moving() {
  bodies s;
  for (int i = 0; i < 20; ++i) {
    s.position.push_back((1.0 + i) * si::metre);
    s.velocity.push_back((0.5 - i) * si::metre_per_second);
  }
  return s;
}
struct for_each_cell {
  length cell, shift;
};
rod const warm{std::vector(20, 2.0 * si::metre), 1.0 * si::metre};
constexpr auto springs = [](auto const& s, auto t, auto const& a) {
  for (std::size_t i = 0; i < a.size(); ++i)
    a[i] = -4.0 / si::second / si::second * s.position[i] -
           t * (0.5 * si::metre_per_second_squared / si::second);
};
constexpr auto cools = banded<0>([](auto const& s, auto, auto const& rates) {
  auto const& [cell, shift] = s;
  auto const& [rate, shift_rate] = rates;
  for (std::size_t i = 0; i < cell.size(); ++i) rate[i] = -1.0 / si::second * cell[i];
  shift_rate = -2.0 / si::second * shift;
});

/// Steps a run, and returns the states.
template <class Sim>
auto states_of(Sim& sim, int steps) {
  std::vector<std::remove_const_t<decltype(sim.state())>> states;
  for (int n = 0; n < steps; ++n) {
    sim.step();
    states.push_back(sim.state());
  }
  return states;
}
/// Whether copies, assigned runs, and resumed runs make the same states as the run itself, each in its own thread and
/// without disturbing the others.
template <class Sim>
void expect_runs_of_their_own(Sim sim) {
  for (int n = 0; n < 3; ++n) sim.step();
  Sim const base = sim;
  auto const saved = base.save();
  auto const due = states_of(sim, 5);

  constexpr std::size_t threads = 4;
  std::vector<decltype(states_of(sim, 5))> found(3 * threads);
  std::vector<std::thread> running;
  for (std::size_t i = 0; i < threads; ++i)
    running.emplace_back([&, i] {
      for (int again = 0; again < 20; ++again) {
        Sim copy = base;
        found[3 * i] = states_of(copy, 5);
        copy = base;
        found[3 * i + 1] = states_of(copy, 5);
        auto const own = saved;
        copy.resume(again % 2 == 0 ? saved : own);
        found[3 * i + 2] = states_of(copy, 5);
      }
    });
  for (auto& thread : running) thread.join();
  for (auto const& states : found) EXPECT_TRUE(states == due);
  auto last = base;
  EXPECT_TRUE(states_of(last, 5) == due);
}

constexpr tolerance allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
constexpr tolerance of_rod{for_each_cell{1e-6 * si::metre, 1e-6 * si::metre}};

// The memory of a method, and the last step under a tolerance, have arrays, too.
TEST(a_copy_of_a_run_of_vectors, is_a_run_of_its_own) {
  expect_runs_of_their_own(simulation{velocity_verlet{}, moving(), springs, dt});
  expect_runs_of_their_own(simulation{rk4{}, warm, cools, dt});
  expect_runs_of_their_own(simulation{dormand_prince5{}, moving(), springs, allowed});
  expect_runs_of_their_own(simulation{radau5{}, warm, cools, of_rod, 0.0 * si::second});
}

TEST(a_copy_of_a_run_of_vectors, has_the_last_step) {
  simulation sim{dormand_prince5{}, moving(), springs, allowed};
  sim.step();
  auto copy = sim;
  auto const within = 0.5 * sim.time();
  auto const due = sim.at(within);
  sim.step();
  EXPECT_TRUE(copy.at(within) == due);
}

// A capturing lambda cannot be assigned, so the run is constructed again.
TEST(a_copy_of_a_run_of_vectors, takes_its_field_along) {
  auto const field = [k = 4.0 / si::second / si::second](auto const& s, auto, auto const& a) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = -k * s.position[i];
  };
  simulation sim{rk4{}, moving(), field, dt};
  auto copy = sim;
  auto const due = states_of(sim, 3);
  EXPECT_TRUE(states_of(copy, 3) == due);
  copy = simulation{rk4{}, moving(), field, dt};
  EXPECT_TRUE(states_of(copy, 3) == due);
}

TEST(a_saved_run_of_vectors, has_to_be_finite) {
  simulation sim{rk4{}, moving(), springs, dt};
  auto saved = sim.save();
  saved.state.velocity[7] = std::numeric_limits<double>::infinity();
  EXPECT_THROW(sim.resume(saved), std::domain_error);
  EXPECT_TRUE(sim.state() == moving());
  simulation within{dormand_prince5{}, moving(), springs, allowed};
  auto other = within.save();
  other.state.position[0] = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(within.resume(other), std::domain_error);
  EXPECT_TRUE(within.state() == moving());
}

}  // namespace
