// SPDX-License-Identifier: BSL-1.0
// A table under a tolerance: even samples by dense output, the ends those of integrate.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

constexpr auto table = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second);
static_assert(table.size() == 7 && table[0].state == start && table[6].time == 3.0 * second);
static_assert(table[6].state ==
              us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second));
static_assert(
    us::trajectory<0>(us::dormand_prince5{}, start, spring, fine, 0.5 * second)[0].state == start);
// Backwards a spring is its own mirror image, but for the sign of the velocity.
constexpr auto mirrored =
    us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, -0.5 * second);
static_assert(mirrored[6].time == -3.0 * second &&
              mirrored[6].state.position == table[6].state.position &&
              mirrored[6].state.velocity == -table[6].state.velocity);

TEST(TrajectoryWithin, LiesOnTheClosedForm) {
  for (auto const& [time, state] : table) {
    EXPECT_NEAR(state.position.value(), std::cos(2 * time.value()), 2e-9);
    EXPECT_NEAR(state.velocity.value(), -2 * std::sin(2 * time.value()), 4e-9);
  }
  // The control: a rough tolerance is seen.
  us::tolerance const rough{us::motion{1e-3 * metre, 1e-3 * speed}};
  auto const other = us::trajectory<6>(us::dormand_prince5{}, start, spring, rough, 0.5 * second);
  EXPECT_GT(std::abs(other[6].state.position.value() - std::cos(6.0)), 2e-9);
}

TEST(TrajectoryWithin, IsThatOfTheCompiler) {
  auto const again = us::trajectory<6>(us::dormand_prince5{}, start, spring, fine, 0.5 * second);
  for (std::size_t i = 0; i < table.size(); ++i) {
    EXPECT_TRUE(twins::same_bits(again[i].state, table[i].state));
    EXPECT_EQ(again[i].time, table[i].time);
  }
}

TEST(TrajectoryWithin, NamesTheSpacingThatIsNotFinite) {
  EXPECT_EQ(refusals::refusal([] {
              return us::trajectory<6>(us::dormand_prince5{}, start, spring, fine,
                                       HUGE_VAL * second);
            }),
            "unitstep: n * spacing must be finite, got infinity or NaN");
}

}  // namespace
