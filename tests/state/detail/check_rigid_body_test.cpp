// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/state/rigid_body.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::accelerations;
using unitstep::motion;
using unitstep::quaternion;
using unitstep::rigid_body;
using unitstep::rotation;
using unitstep::vec;
using verdicts::reads;
using time = quantity<si::time>;

template <class Body>
using verdict = typename unitstep::raw_form<Body>::template verdict<time>;
using moving = motion<vec<quantity<si::length>, 3>, vec<quantity<si::velocity>, 3>>;
using turning = rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using spinning = rotation<quaternion<double>, vec<quantity<si::frequency>, 3>>;
using falling = motion<vec<quantity<si::length>, 3>, vec<quantity<si::acceleration>, 3>>;
using body = rigid_body<moving, turning>;

static_assert(verdict<body>::ok);
static_assert(reads<verdict<rigid_body<falling, turning>>>() ==
              "expected velocity: vec<m s^-1, 3>, got vec<m s^-2, 3>");
static_assert(
    reads<verdict<rigid_body<moving, spinning>>>() ==
    "expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian");
static_assert(
    reads<verdict<rigid_body<motion<quantity<si::length>, quantity<si::velocity>>, turning>>>() ==
    "expected position: a vec of three, got m");
static_assert(reads<verdict<rigid_body<turning, moving>>>() ==
              "expected motion: a motion, got rotation<quaternion<double>, vec<rad s^-1, 3>>");
static_assert(
    reads<verdict<rigid_body<moving, moving>>>() ==
    "expected rotation: a rotation of a quaternion, got motion<vec<m, 3>, vec<m s^-1, 3>>");

// What a field returns, part by part.
using linear = vec<quantity<si::acceleration>, 3>;
using angular = vec<quantity<si::angular_acceleration>, 3>;
template <class Result>
struct returning {
  Result operator()(body const&, time) const;
};
template <class Result>
using judged = decltype(unitstep::diagnostics::check_field<body, returning<Result>, time>());
static_assert(judged<accelerations<linear, angular>>::ok);
static_assert(reads<judged<accelerations<vec<quantity<si::force>, 3>, angular>>>() ==
              "expected acceleration: vec<m s^-2, 3>, got vec<kg m s^-2 (N), 3>");
static_assert(reads<judged<accelerations<linear, vec<quantity<si::torque>, 3>>>>() ==
              "expected angular acceleration: vec<rad s^-2, 3>, "
              "got vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>");
static_assert(reads<judged<linear>>() ==
              "expected field: accelerations{linear, angular}, got vec<m s^-2, 3>");

// No single speed is one of rest for both.
template <class Method>
using stepped =
    decltype(unitstep::diagnostics::check_run<Method, body,
                                              returning<accelerations<linear, angular>>, time>());
static_assert(stepped<unitstep::rk4>::ok);
static_assert(!stepped<unitstep::damped<unitstep::rk4, double, quantity<si::velocity>>>::ok);

TEST(CheckRigidBody, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<judged<linear>>().data()),
               "expected field: accelerations{linear, angular}, got vec<m s^-2, 3>");
}

}  // namespace
