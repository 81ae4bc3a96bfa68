// SPDX-License-Identifier: BSL-1.0
#include <unitstep/forces/detail/net_acceleration.hpp>

#include <gtest/gtest.h>

#include <unitstep/state/motion.hpp>

#include "support/same_bits.hpp"

namespace {

using unitstep::motion;
using unitstep::vec;
using unitstep::detail::turning_force;

constexpr motion moving{vec{1.0, 0.0, 2.0}, vec{3.0, 5.0, -1.0}};
constexpr turning_force law{vec{0.5, -1.0, 2.0}};
static_assert(law(moving, 0.0) == vec{9.0, -6.5, -5.5});
static_assert(law.at_rest(moving, 0.0) == vec{0.0, 0.0, 0.0});
static_assert(law.turning(moving, 0.0) == vec{0.5, -1.0, 2.0});
constexpr turning_force varying{[](auto const& s, double t) { return t * s.position; }};
static_assert(varying.turning(moving, 3.0) == vec{3.0, 0.0, 6.0});
static_assert(varying(moving, 3.0) == cross(moving.velocity, vec{3.0, 0.0, 6.0}));
static_assert(varying(moving, 3.0) != law(moving, 3.0));
static_assert(turning_force{2.0}(motion{vec{1.0, 0.0}, vec{3.0, 5.0}}, 0.0) == vec{10.0, -6.0});

TEST(TurningForce, IsTheSameAtRunTime) {
  turning_force const here{vec{twins::hidden(0.5), -1.0, 2.0}};
  EXPECT_TRUE(twins::same_bits(here(moving, 0.0), law(moving, 0.0)));
}

}  // namespace
