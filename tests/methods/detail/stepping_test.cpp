// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/rigid_body.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::compensated;
using unitstep::damped;
using unitstep::leapfrog;
using unitstep::lie_group;
using unitstep::rk4;
using unitstep::vec;
using unitstep::detail::stepping_method;
using unitstep::detail::stepping_of;

using moving = unitstep::motion<vec<quantity<si::length>, 3>, vec<quantity<si::velocity>, 3>>;
using turning =
    unitstep::rotation<unitstep::quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using body = unitstep::rigid_body<moving, turning>;
using slow = quantity<si::angular_velocity>;

// Any method steps a motion by itself.
static_assert(std::is_same_v<stepping_method<moving, rk4>, rk4>);
static_assert(stepping_of<moving, compensated<leapfrog>>::suits);

// A state with an orientation is stepped on its group, inside a wrapper, too.
static_assert(std::is_same_v<stepping_method<turning, rk4>, lie_group<rk4>>);
static_assert(std::is_same_v<stepping_method<body, leapfrog>, lie_group<leapfrog>>);
static_assert(std::is_same_v<stepping_method<turning, damped<leapfrog, double, slow>>,
                             damped<lie_group<leapfrog>, double, slow>>);

// An orientation is no sum, and two velocities in different units have no common speed of rest.
static_assert(!stepping_of<turning, compensated<leapfrog>>::suits);
static_assert(!stepping_of<turning, damped<compensated<leapfrog>, double, slow>>::suits);
static_assert(stepping_of<turning, damped<leapfrog, double, slow>>::suits);
static_assert(!damped<leapfrog, double, slow>::verdict<body, quantity<si::time>>::ok);
static_assert(stepping_of<body, leapfrog>::suits);

// Methods with and without memory can step, unless they do not suit the state.
template <class State, class Method>
concept steps = unitstep::detail::can_step<Method, State, quantity<si::time>>;
static_assert(steps<moving, rk4> && steps<moving, leapfrog> && steps<turning, rk4>);
static_assert(!steps<turning, compensated<leapfrog>> && !steps<moving, double>);
// A field keeps nothing between steps unless it says so.
static_assert(!unitstep::detail::stepping_with<moving, rk4, int>::keeps);

// A method states its properties; nothing depends on its name.
static_assert(unitstep::detail::adds_a_change<rk4>);
static_assert(!unitstep::detail::adds_a_change<unitstep::implicit_euler>);
static_assert(!unitstep::detail::adds_a_change<damped<rk4, double, slow>>);
static_assert(!unitstep::detail::adds_a_change<compensated<rk4>>);

TEST(Stepping, KeepsTheMembersOfAWrapper) {
  damped const outside{leapfrog{}, 0.5, 0.25 * si::radians_per_second};
  auto const stepping = stepping_of<turning, std::remove_const_t<decltype(outside)>>::of(outside);
  EXPECT_EQ(stepping.factor, 0.5);
  EXPECT_EQ(stepping.rest_speed.value(), 0.25);
}

}  // namespace
