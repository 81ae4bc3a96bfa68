// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/state/attitude.hpp>

#include "support/same_bits.hpp"

namespace {

using unitstep::attitude;
using unitstep::quaternion;
using unitstep::vec;

constexpr attitude start{quaternion{0.5, 0.5, 0.5, 0.5}};
constexpr vec u{0.1, -0.2, 0.3};

constexpr double size(attitude<double> const& a) { return norm(a.orientation); }
constexpr double apart(attitude<double> const& a, attitude<double> const& b) {
  auto const &p = a.orientation, &q = b.orientation;
  return norm(quaternion{p.w - q.w, p.x - q.x, p.y - q.y, p.z - q.z});
}

// The rotation vector stands in body axes: it is the right factor. The other order is elsewhere.
static_assert(apart(start + u, attitude{start.orientation * quaternion_of(u)}) < 4e-16);
static_assert(apart(start + u, attitude{quaternion_of(u) * start.orientation}) > 0.1);
static_assert(start + vec{0.0, 0.0, 0.0} == start);
static_assert(apart((start + u) + -u, start) < 4e-16);
static_assert([] {
  auto moved = start;
  moved += u;
  return moved;
}() == start + u);

// An error of 1e-6 in the length is one of 2e-12 after the next turn: 3/2 of its square.
constexpr attitude longer{
    quaternion{0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6)}};
static_assert(size(longer) > 1 + 9e-7);
static_assert(size(longer + u) < 1 && size(longer + u) > 1 - 2e-12);

static_assert(attitude<double>::rate_on_chart(u, u) == u);

TEST(Attitude, IsTheSameAtRunTime) {
  vec const hidden{twins::hidden(0.1), twins::hidden(-0.2), twins::hidden(0.3)};
  static constexpr auto there = start + u;
  EXPECT_TRUE(twins::same_bits(start + hidden, there));
}

}  // namespace
