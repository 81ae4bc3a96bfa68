// SPDX-License-Identifier: BSL-1.0
// Runs with things that happen are saved and resumed. They must equal, bit for bit, the run that was never saved.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/taking_turns.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

// A ball that counts its bounces, is kicked at times of two lists and every 0.7 s, and flies in air that comes and
// goes.
struct air {
  int bounces;
  bool is_thick;
};
constexpr auto falls = [](auto const& b, auto t, air const& now) {
  double const drag = (now.is_thick ? 0.5 : 0.0) + (t >= 1.5 * s ? 0.25 : 0.0);
  return -9.81 * m_per_s2 - drag * b.velocity / s;
};
constexpr auto height = [](auto const& b, auto) { return b.position; };
constexpr auto is_high = [](auto const& b, auto) { return b.position > 4.0 * m; };
constexpr auto bounce = [](auto const& b, auto, air& now) {
  ++now.bounces;
  return motion{b.position, -0.8 * b.velocity};
};
constexpr auto thicken = [](auto const&, auto, air& now) { now.is_thick = !now.is_thick; };
constexpr auto kick = [](auto& b, auto) { b.velocity += 1.0 * m_per_s; };
constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr tolerance allowed{motion{1e-6 * m, 1e-6 * m_per_s}};

template <class Method, class Pace>
constexpr auto bouncing(Method method, Pace pace) {
  return simulation{method,
                    ball,
                    falls,
                    pace,
                    modes(air{0, false}),
                    when(falling(height), bounce),
                    when(is_high, thicken),
                    at({0.4 * s, 1.0 * s, 2.0 * s}, kick),
                    every(0.7 * s, kick),
                    jumps(1.5 * s)};
}

constexpr bool goes_on_in_the_same_way(auto const& run, int steps) {
  return turns::go_on_in_the_same_way(run, steps, [](auto const& a, auto const& b) {
    return a.state() == b.state() && a.time() == b.time() && a.mode().bounces == b.mode().bounces &&
           a.mode().is_thick == b.mode().is_thick && a.steps() == b.steps() &&
           a.events().size() == b.events().size();
  });
}

constexpr auto by_rk4 = bouncing(rk4{}, 0.1 * s);
constexpr auto by_verlet = bouncing(velocity_verlet{}, 0.3 * s);
constexpr auto by_pair = bouncing(dormand_prince5{}, allowed);
static_assert(goes_on_in_the_same_way(by_rk4, 26));
static_assert(goes_on_in_the_same_way(by_verlet, 12));
static_assert(goes_on_in_the_same_way(by_pair, 14));

template <class Method, class Pace>
void expect_the_same(Method method, Pace pace) {
  auto run = bouncing(method, pace);
  EXPECT_TRUE(goes_on_in_the_same_way(run, 20));
  while (run.time() < 3.0 * s) run.step();
  EXPECT_GE(run.mode().bounces, 2);  // so there was something to save
}
TEST(SavedHybridRun, GoesOnInTheSameWay) {
  expect_the_same(rk4{}, 0.1 * s);
  expect_the_same(velocity_verlet{}, 0.3 * s);
  expect_the_same(time_corrected_verlet{}, 0.07 * s);
  expect_the_same(implicit_midpoint{}, 0.15 * s);
  expect_the_same(dormand_prince5{}, allowed);
  expect_the_same(radau5{}, allowed);
}

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
static_assert(std::is_trivially_copyable_v<decltype(by_verlet.save())>);
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
  EXPECT_EQ(said([](auto& bad) { bad.which = 3; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.stopped_because = stop_reason::rest; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.places[3] = 4; }), of_things);
  EXPECT_EQ(said([](auto& bad) { bad.places[3] = -1; }), of_things);
  EXPECT_EQ(said([](auto&) {}), "no error");
}

}  // namespace
