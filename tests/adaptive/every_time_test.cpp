// SPDX-License-Identifier: BSL-1.0
// An observer at even times of a run under a tolerance.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

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

// The time between looks may be one of a clock, and beside plain numbers is one itself: 0 to 1 in quarters.
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

}  // namespace
