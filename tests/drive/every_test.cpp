// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <concepts>
#include <memory>
#include <stdexcept>
#include <string>
#include <unitstep/drive/every.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

using unitstep::every;

constexpr auto twice = [](int x) { return 2 * x; };
constexpr every tenth{10, twice};
static_assert(tenth.n() == 10 && tenth.observer(21) == 42);
static_assert(every{3UL, twice}.n() == 3);

// A named observer is called itself, a temporary one is kept; functions work, too.
struct adds {
  int sum = 0;
  constexpr int operator()(int x) { return sum += x; }
};
template <class Observer>
using kept = decltype(every{2, std::declval<Observer>()}.observer);
static_assert(std::same_as<kept<adds>, adds> && std::same_as<kept<adds&>, adds&>);
static_assert(std::same_as<kept<adds const&>, adds const&>);
constexpr int half(int x) { return x / 2; }
static_assert(std::same_as<kept<int (&)(int)>, int (&)(int)>);
static_assert(every{2, half}.observer(8) == 4);
constexpr bool calls_itself() {
  adds named;
  every second{2, named};
  second.observer(3);
  every const third{3, named};  // a const every refers to the same observer
  third.observer(4);
  every unnamed{2, adds{10}};
  unnamed.observer(5);
  every<int, adds> copied{2, named};  // named explicitly: a copy
  copied.observer(100);
  return named.sum == 7 && unnamed.observer.sum == 15 && copied.observer.sum == 107;
}
static_assert(calls_itself());
// An observer that can only be moved is moved.
struct moved_only {
  std::unique_ptr<int> sum = std::make_unique<int>(0);
  void operator()(int x) const { *sum += x; }
};
TEST(Every, TakesWhatCanOnlyBeMoved) {
  every const second{2, moved_only{}};
  second.observer(3);
  EXPECT_EQ(*second.observer.sum, 3);
  EXPECT_TRUE(calls_itself());
}

std::string refusal(int n) {
  try {
    static_cast<void>(every{n, twice});
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "accepted";
}
TEST(Every, RefusesBadValuesByName) {
  EXPECT_EQ(refusal(1), "accepted");
  EXPECT_EQ(refusal(0), "unitstep: n must be at least 1");
  EXPECT_EQ(refusal(-3), "unitstep: n must be at least 1");
}

// An observer at even times of a run under a tolerance.
namespace at_times {

namespace us = unitstep;
using namespace swings;

TEST(EveryTime, LooksAtEvenTimes) {
  auto const table = us::trajectory<12>(us::dormand_prince5{}, start, spring, fine, 0.25 * second);
  std::size_t n = 0;
  auto const look = us::every{0.25 * second, [&](auto const& s, auto const& t) {
                                ASSERT_LT(n, table.size());
                                EXPECT_EQ(t, table[n].time);
                                EXPECT_TRUE(twins::same_bits(s, table[n].state));
                                ++n;
                              }};
  EXPECT_EQ(look.spacing(), 0.25 * second);
  us::integrate_observed(us::dormand_prince5{}, start, spring, fine, 3.0 * second, look);
  EXPECT_EQ(n, table.size());
}

TEST(EveryTime, BackwardsToo) {
  int n = 0;
  us::integrate_observed(us::dormand_prince5{}, start, spring, fine, -1.0 * second,
                         us::every{0.25 * second, [&](auto const& s, auto const& t) {
                                     EXPECT_EQ(t, -0.25 * n++ * second);
                                     EXPECT_NEAR(s.position.value(), std::cos(2 * t.value()), 1e-8);
                                   }});
  EXPECT_EQ(n, 5);
}

// The time between looks may be a duration of a clock, and for plain numbers a plain number: 0 to 1 in quarters.
constexpr int quarters_by_a_clock() {
  int n = 0;
  us::integrate_observed(us::dormand_prince5{}, start, spring, fine, 1.0 * second,
                         us::every{std::chrono::milliseconds(250), [&](auto const&, auto const& t) {
                                     n += t == 0.25 * n * second;
                                   }});
  return n;
}
constexpr int quarters_in_plain_numbers() {
  int n = 0;
  us::integrate_observed(
      us::dormand_prince5{}, us::motion{1.0, 0.0}, [](auto const& s, auto) { return -s.position; },
      us::tolerance{us::motion{1e-6, 1e-6}}, 1.0,
      us::every{0.25, [&](auto const&, double t) { n += t == 0.25 * n; }});
  return n;
}
static_assert(quarters_by_a_clock() == 5 && quarters_in_plain_numbers() == 5);

TEST(EveryTime, ASpacingIsPositive) {
  auto const none = [](auto const&, auto const&) {};
  EXPECT_THROW(us::integrate_observed(us::dormand_prince5{}, start, spring, fine, 1.0 * second,
                                      us::every{0.0 * second, none}),
               std::domain_error);
  EXPECT_THROW(us::integrate_observed(us::dormand_prince5{}, start, spring, fine, 1.0 * second,
                                      us::every{std::nan("") * second, none}),
               std::domain_error);
}

}  // namespace at_times

}  // namespace
