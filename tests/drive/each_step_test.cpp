// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <iterator>
#include <ranges>
#include <stdexcept>
#include <string>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/trajectory.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::each_step;
using unitstep::motion;
using unitstep::sample;
using unitstep::simulation;

constexpr auto pull = [](auto const& s, auto) { return -s.position / si::second / si::second; };
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};
constexpr simulation unmoved{unitstep::velocity_verlet{}, start, pull, 0.125 * si::second};
constexpr auto table =
    unitstep::trajectory<20>(unitstep::velocity_verlet{}, start, pull, 0.125 * si::second);

// The elements are the samples of a trajectory without its start, and the simulation moves on.
constexpr bool is_a_trajectory() {
  auto sim = unmoved;
  std::size_t n = 0;
  for (auto const& [time, state] : each_step(sim, 20)) {
    ++n;
    if (!twins::same_bits(state, table[n].state) || time != table[n].time) return false;
    if (!twins::same_bits(sim.state(), state)) return false;
  }
  for (auto const& here : each_step(sim, 0)) n += here.time == here.time ? 100 : 100;
  return n == 20 && twins::same_bits(sim.state(), table[20].state);
}
static_assert(is_a_trajectory());

// A step is made once, when it is looked at or passed, and never ahead.
constexpr bool is_lazy() {
  auto sim = unmoved;
  auto range = each_step(sim, 5);
  auto it = range.begin();
  if (sim.time() != 0.0 * si::second) return false;
  if ((*it).time != 0.125 * si::second || (*it).time != 0.125 * si::second) return false;
  ++it;
  if (sim.time() != 0.125 * si::second) return false;
  ++it;
  if (sim.time() != 0.25 * si::second) return false;
  it++;
  it++;
  return it != range.end() && (*it).time == 0.625 * si::second && ++it == range.end() &&
         sim.time() == 0.625 * si::second;
}
static_assert(is_lazy());

// If a loop is left early, the simulation stays where it is.
constexpr bool can_be_left() {
  auto sim = unmoved;
  for (auto const& [time, state] : each_step(sim, 1000))
    if (state.position < 0.0 * si::metre) break;
  return sim.state().position < 0.0 * si::metre && sim.time() < 3.0 * si::second;
}
static_assert(can_be_left());

// It is an input range that works with the standard library's views. take makes no further step.
using range = decltype(each_step(std::declval<decltype(simulation{unmoved})&>(), 1));
static_assert(std::input_iterator<range::iterator> && !std::forward_iterator<range::iterator>);
static_assert(std::sentinel_for<range::sentinel, range::iterator>);
static_assert(
    std::same_as<std::iter_value_t<range::iterator>,
                 sample<quantity<si::time>, motion<quantity<si::length>, quantity<si::velocity>>>>);

TEST(EachStep, IsTheSameAtRunTime) { EXPECT_TRUE(is_a_trajectory() && is_lazy() && can_be_left()); }

#if !defined(__clang__) || __clang_major__ >= 16  // clang 14 cannot read libstdc++'s views
static_assert(std::ranges::input_range<range>);

TEST(EachStep, GoesThroughViews) {
  auto sim = unmoved;
  std::size_t n = 0;
  auto steps = each_step(sim, 20);
  for (auto const& [time, state] : steps | std::views::take(3)) {
    ++n;
    EXPECT_TRUE(twins::same_bits(state, table[n].state));
    EXPECT_EQ(time, table[n].time);
  }
  EXPECT_EQ(n, 3u);
  EXPECT_EQ(sim.time(), 0.375 * si::second);

  auto other = unmoved;
  double sum = 0;
  for (double const x :
       each_step(other, 20) | std::views::filter([](auto const& s) {
         return s.time > 1.0 * si::second;
       }) | std::views::transform([](auto const& s) { return s.state.position.value(); }))
    sum += x;
  double expected = 0;
  for (std::size_t i = 9; i <= 20; ++i) expected += table[i].state.position.value();
  EXPECT_EQ(sum, expected);
}
#endif

using run = std::remove_const_t<decltype(unmoved)>;
using left_out = unitstep::diagnostics::left_out;
using verdict = decltype(unitstep::diagnostics::check_each_step<run, left_out>());
static_assert(verdicts::reads<verdict>() == "expected steps: an integer, got nothing");

TEST(EachStep, RefusesANegativeNumber) {
  auto sim = unmoved;
  EXPECT_THROW(static_cast<void>(each_step(sim, -1)), std::domain_error);
}

}  // namespace
