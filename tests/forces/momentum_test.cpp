// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/forces/momentum.hpp>

#include "support/bodies.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using bodies::going;
using unitstep::momentum;
using unitstep::motion;

[[maybe_unused]] constexpr auto newton_second = si::newton * si::second;

// m v by hand, along a line and in a plane, and of two bodies 2 (3, 4) + 4 (0, -2).
static_assert(momentum(2.0 * si::kilogram, motion{1.0 * si::metre, -3.0 * si::metre_per_second}) ==
              -6.0 * newton_second);
static_assert(momentum(2.0, motion{1.0, -3.0}) == -6.0);
constexpr motion two{std::array{bodies::at(1.0, 0.0), bodies::at(0.0, 1.0)},
                     std::array{going(3.0, 4.0), going(0.0, -2.0)}};
static_assert(momentum(std::array{2.0 * si::kilogram, 4.0 * si::kilogram}, two) ==
              unitstep::vec{6.0, 0.0} * newton_second);
static_assert(momentum(2.0 * si::kilogram, two) == unitstep::vec{6.0, 4.0} * newton_second);
static_assert(momentum(2.0 * si::kilogram, two) != unitstep::vec{6.0, 0.0} * newton_second);

TEST(Momentum, IsTheSameAtRunTime) {
  constexpr auto constant = momentum(bodies::masses, bodies::three);
  auto here = bodies::three;
  here.velocity[0].y = twins::hidden(1.0) * si::metre_per_second;
  EXPECT_TRUE(twins::same_bits(momentum(bodies::masses, here), constant));
}

}  // namespace
