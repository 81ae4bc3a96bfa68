// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/state/rotation.hpp>
#include <unitstep/state/state.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::refused_state;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto refused = refused_state<std::remove_const_t<decltype(start)>>::of(start);

// Whatever is asserted of a refused rotation holds, in its body and in the world.
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0},
                           vec{0.0, 0.0, 1.0} * si::radians_per_second};
using rotation_type = std::remove_const_t<decltype(turning)>;
constexpr auto refused_turn = refused_state<rotation_type>::of(turning);
static_assert(refused_turn.orientation.w > 5.0 && refused_turn.orientation.z < -5.0);
static_assert(refused_turn.angular_velocity.x > 5.0 * si::radians_per_second);
static_assert(refused_turn == turning && refused_turn != turning && turning == refused_turn);
static_assert(norm(refused_turn.orientation) > 5.0);
static_assert(rotate(conjugate(refused_turn.orientation), vec{1.0, 0.0, 0.0}).y > 5.0);
static_assert(rotate(turning.orientation, refused.position).y > 5.0 * si::metre);
static_assert(normalized(refused_turn.orientation) == turning.orientation);
constexpr rotation_type typed_turn = refused_turn;
static_assert(typed_turn.orientation == turning.orientation && typed_turn != turning);

TEST(RefusedRotation, IsRightAtRunTimeToo) {
  EXPECT_TRUE(refused_turn == turning);
  EXPECT_TRUE(static_cast<bool>(norm(refused_turn.orientation) > 5.0));
}

}  // namespace
