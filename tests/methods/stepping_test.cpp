// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <type_traits>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/stepping.hpp>
#include <unitstep/state/motion_door.hpp>
#include <unitstep/state/rigid_body_door.hpp>

namespace {

using unitstep::damped;
using unitstep::lie_group;
using unitstep::motion;
using unitstep::rk4;
using unitstep::vec;
using unitstep::detail::stepping_method;
using unitstep::detail::stepping_of;
using turning = unitstep::rotation<unitstep::quaternion<double>, vec<double, 3>>;
using body = unitstep::rigid_body<motion<vec<double, 3>, vec<double, 3>>, turning>;
using slowed = damped<rk4, double, double>;

// A motion and any aggregate are stepped by the method itself.
static_assert(std::is_same_v<stepping_method<motion<double, double>, rk4>, rk4>);
static_assert(std::is_same_v<stepping_method<double, rk4>, rk4>);
constexpr slowed method{rk4{}, 0.5, 0.25};
static_assert(stepping_of<motion<double, double>, slowed>::of(method).factor == 0.5);

// What turns is stepped on its group, and damped after the step.
static_assert(std::is_same_v<stepping_method<turning, rk4>, lie_group<rk4>>);
static_assert(std::is_same_v<stepping_method<body, rk4>, lie_group<rk4>>);
static_assert(
    std::is_same_v<stepping_method<turning, slowed>, damped<lie_group<rk4>, double, double>>);
static_assert(stepping_of<turning, slowed>::of(method).rest_speed == 0.25);
static_assert(stepping_of<turning, slowed>::suits && !stepping_of<body, slowed>::suits);
static_assert(sizeof(stepping_method<turning, rk4>) == 1);

TEST(Stepping, KeepsTheNumbersOfAMethod) {
  EXPECT_EQ((stepping_of<turning, slowed>::of(method).factor), 0.5);
}

}  // namespace
