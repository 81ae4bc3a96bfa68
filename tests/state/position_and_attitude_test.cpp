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

// A relative error refers to where it is, and to 1 rad about each axis.
static_assert(start.sizes() == vec{vec{1.0, 2.0, 3.0}, vec{1.0, 1.0, 1.0}});

// Between two of them position and orientation move each by itself: a share of the way, and on a cubic that both
// follow exactly, by t + t^3 in the time 1/2. Its slope is 1 and 7/4 at the ends; at 1/4 it is 19/16, and the mean
// of the ends, as angular velocities are blended, 11/8.
using both = vec<vec<double, 3>, 2>;
constexpr double apart(attitude<double> const& a, attitude<double> const& b) {
  return norm(attitude<double>::between(a, b));
}
constexpr auto quarter = position_and_attitude<double>::blend(start, moved, 0.25);
static_assert(quarter.position == start.position + d * 0.25);
static_assert(apart(quarter.orientation, start.orientation + u * 0.25) < 1e-15);
constexpr unitstep::motion<position_and_attitude<double>, both> from{start, {d, u}};
constexpr unitstep::motion<position_and_attitude<double>, both> to{
    start + both{d * 0.625, u * 0.625}, {d * 1.75, u * 1.75}};
constexpr auto halfway = position_and_attitude<double>::on_cubic(from, to, 0.5, 0.5);
static_assert(norm(halfway.position.position - (start.position + d * (17.0 / 64))) < 1e-15);
static_assert(apart(halfway.position.orientation, start.orientation + u * (17.0 / 64)) < 1e-15);
static_assert(norm(halfway.velocity.x - d * (19.0 / 16)) < 1e-15);
static_assert(norm(halfway.velocity.y - u * (11.0 / 8)) < 1e-15);

TEST(PositionAndAttitude, IsTheSameAtRunTime) {
  vec const shift{twins::hidden(0.5), twins::hidden(0.25), twins::hidden(-1.0)};
  EXPECT_TRUE(twins::same_bits(start + vec{shift, u}, moved));
}

}  // namespace
