// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/verdict.hpp>

namespace {

namespace si = boost::units::si;
using unitstep::motion;
using unitstep::detail::refused_state;

constexpr motion start{1.0 * si::metre, 2.0 * si::metre_per_second};
constexpr auto refused = refused_state<std::remove_const_t<decltype(start)>>::of(start);

// Every assertion about a refused motion holds, and it serves as a motion.
static_assert(refused.position > 5.0 * si::metre && refused.position < 5.0 * si::metre);
static_assert(refused.velocity == 0.0 * si::metre_per_second && refused == start);
static_assert(refused.position.value() < -1.0);
constexpr motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>> typed =
    refused;
static_assert(typed.position.value() == 0.0);

// A rotation has its own test; here it is part of a body.
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
constexpr rotation turning{quaternion{1.0, 0.0, 0.0, 0.0},
                           vec{0.0, 0.0, 1.0} * si::radians_per_second};
using rotation_type = std::remove_const_t<decltype(turning)>;
constexpr auto refused_turn = refused_state<rotation_type>::of(turning);

// The same is true of a refused rigid body.
using unitstep::rigid_body;
constexpr rigid_body body{
    motion{vec{1.0, 0.0, 0.0} * si::metre, vec{0.0, 0.0, 0.0} * si::metre_per_second}, turning};
using body_type = std::remove_const_t<decltype(body)>;
constexpr auto refused_body = refused_state<body_type>::of(body);
static_assert(refused_body.motion.position.z > 5.0 * si::metre && refused_body != body);
static_assert(refused_body.rotation.orientation.w > 5.0 && refused_body.motion != body.motion);
static_assert(body_type(refused_body).motion.position.x == 0.0 * si::metre);

// They count as finite, and refuse without a message: the first refusal has given it.
static_assert(is_finite(refused) && is_finite(refused.position) && is_finite(refused_turn));
static_assert(unitstep::is_finite(refused_body.rotation.orientation));
using again = unitstep::diagnostics::refuse<"initial", double, decltype(refused)>;
using again_says = unitstep::diagnostics::texts_of<again>;
static_assert(!again::ok && std::is_void_v<again_says::expected> &&
              std::is_void_v<again_says::got>);

// A caller's state is returned.
struct level {
  double height;
};
static_assert(refused_state<level>::of(level{3.0}).height == 3.0);

// A step is a time for a type that can be stepped, and nothing is a step for any other type.
using length = boost::units::quantity<si::length>;
using unitstep::diagnostics::is_step_of;
using time = boost::units::quantity<si::time>;
static_assert(is_step_of<body_type, time> && !is_step_of<body_type, length>);
static_assert(!is_step_of<length, time> && !is_step_of<double, double>);

TEST(State, IsRightAtRunTimeToo) {
  EXPECT_TRUE(static_cast<bool>(refused.position > 5.0 * si::metre));
}

}  // namespace
