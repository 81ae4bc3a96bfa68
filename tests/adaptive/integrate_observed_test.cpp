// SPDX-License-Identifier: BSL-1.0
// Looks on the way of a run under a tolerance: at every step, and at even times.
#include <gtest/gtest.h>

#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"
#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

TEST(IntegrateObservedWithin, LooksAfterEveryStep) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  int looks = 0;
  auto const end = us::integrate_observed(
      us::dormand_prince5{}, start, spring, fine, 3.0 * second, [&](auto const& s, auto const& t) {
        if (t == 3.0 * second) return static_cast<void>(++looks);  // a last step is shortened
        EXPECT_EQ(t, sim.time());
        EXPECT_TRUE(twins::same_bits(s, sim.state()));
        sim.step();
        ++looks;
      });
  EXPECT_EQ(looks, sim.steps() + 1);
  EXPECT_TRUE(twins::same_bits(
      end, us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second)));
}

}  // namespace
