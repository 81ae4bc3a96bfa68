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

// The rotation vector is in body axes, so it is the right factor; the other order leads elsewhere.
static_assert(apart(start + u, attitude{start.orientation * quaternion_of(u)}) < 4e-16);
static_assert(apart(start + u, attitude{quaternion_of(u) * start.orientation}) > 0.1);
static_assert(start + vec{0.0, 0.0, 0.0} == start);
static_assert(apart((start + u) + -u, start) < 4e-16);
static_assert([] {
  auto moved = start;
  moved += u;
  return moved;
}() == start + u);

// An error of 1e-6 in the length becomes one of 2e-12 after the next rotation: 3/2 of its square.
constexpr attitude longer{
    quaternion{0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6), 0.5 * (1 + 1e-6)}};
static_assert(size(longer) > 1 + 9e-7);
static_assert(size(longer + u) < 1 && size(longer + u) > 1 - 2e-12);

static_assert(attitude<double>::rate_on_chart(u, u) == u);
static_assert(start.sizes() == vec{1.0, 1.0, 1.0});

// The difference of two orientations is the rotation vector that was added, for either sign of the quaternions, which
// stand for the same orientation: it is the short way round.
constexpr attitude<double> other_of(attitude<double> const& a) {
  auto const& q = a.orientation;
  return {quaternion{-q.w, -q.x, -q.y, -q.z}};
}
constexpr double off(vec<double, 3> const& from, vec<double, 3> const& to) {
  return norm(from - to);
}
static_assert(off(attitude<double>::between(start, start + u), u) < 1e-15);
static_assert(off(attitude<double>::between(start, start + -u), -u) < 1e-15);
static_assert(off(attitude<double>::between(start, other_of(start + u)), u) < 1e-15);
static_assert(off(attitude<double>::between(other_of(start), start + -u), -u) < 1e-15);
static_assert(attitude<double>::between(start, start) == vec{0.0, 0.0, 0.0});
// For half a turn both ways are equally long; then the axis is that of the given quaternion.
constexpr attitude upright{quaternion{1.0, 0.0, 0.0, 0.0}};
constexpr double half_turn = 3.14159265358979323846;
static_assert(off(attitude<double>::between(upright, attitude{quaternion{0.0, 0.0, -1.0, 0.0}}),
                  vec{0.0, -half_turn, 0.0}) < 1e-15);

// A share of the way is that share of the rotation vector.
static_assert(apart(attitude<double>::blend(start, start + u, 0.25), start + u * 0.25) < 1e-15);
static_assert(apart(attitude<double>::blend(start, start + u, 1.0), start + u) < 1e-15);

// A cubic is met exactly: a rotation about one axis by the angle t + t^3 in the time 1/2, with rates 1 and 7/4. After a
// quarter the angle is 1/4 + 1/64; the rate is the mean of both, as on a straight line.
constexpr vec axis{0.6, 0.0, -0.8};
constexpr unitstep::motion turns{start, axis};
constexpr unitstep::motion turned{start + axis * 0.625, axis * 1.75};
constexpr auto at_half = attitude<double>::on_cubic(turns, turned, 0.5, 0.5);
static_assert(apart(at_half.position, start + axis * (0.25 + 1.0 / 64)) < 1e-15);
static_assert(off(at_half.velocity, axis * 1.375) < 1e-15);

TEST(Attitude, IsTheSameAtRunTime) {
  vec const hidden{twins::hidden(0.1), twins::hidden(-0.2), twins::hidden(0.3)};
  static constexpr auto there = start + u;
  EXPECT_TRUE(twins::same_bits(start + hidden, there));
}

namespace beside_a_position {

using unitstep::attitude;
using unitstep::position_and_attitude;
using unitstep::quaternion;
using unitstep::vec;

constexpr position_and_attitude<double> start{{1.0, 2.0, 3.0}, {quaternion{0.5, 0.5, 0.5, 0.5}}};
constexpr vec d{0.5, 0.25, -1.0}, u{0.1, -0.2, 0.3};

// The shift is along the axes of the world, for any orientation.
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

// A relative error refers to the position, and to 1 rad about each axis.
static_assert(start.sizes() == vec{vec{1.0, 2.0, 3.0}, vec{1.0, 1.0, 1.0}});

// Position and orientation are interpolated separately: by a share of the way, and on a cubic that both follow exactly,
// t + t^3 in the time 1/2. Its slope is 1 and 7/4 at the ends and 19/16 at 1/4; angular velocities are blended, to the
// mean 11/8.
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

}  // namespace beside_a_position

}  // namespace
