// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/state/position_and_attitude.hpp>

#include "support/same_bits.hpp"

namespace {

using unitstep::attitude;
using unitstep::position_and_attitude;
using unitstep::quaternion;
using unitstep::vec;

constexpr position_and_attitude<double> start{{1.0, 2.0, 3.0}, {quaternion{0.5, 0.5, 0.5, 0.5}}};
constexpr vec d{0.5, 0.25, -1.0}, u{0.1, -0.2, 0.3};

// The shift is along the axes of the world, whatever the orientation.
constexpr auto moved = start + vec{d, u};
static_assert(moved.position == vec{1.5, 2.25, 2.0});
static_assert(moved.orientation == start.orientation + u);
static_assert(moved != start + vec{u, d});
static_assert([] {
  auto p = start;
  p += vec{d, u};
  return p;
}() == moved);
static_assert(position_and_attitude<double>::rate_on_chart(vec{d, u}, vec{u, d}) ==
              vec{u, attitude<double>::rate_on_chart(u, d)});

TEST(PositionAndAttitude, IsTheSameAtRunTime) {
  vec const shift{twins::hidden(0.5), twins::hidden(0.25), twins::hidden(-1.0)};
  EXPECT_TRUE(twins::same_bits(start + vec{shift, u}, moved));
}

}  // namespace
