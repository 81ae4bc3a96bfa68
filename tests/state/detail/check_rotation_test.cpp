// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/angle/revolutions.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
using verdicts::reads;
using time = quantity<si::time>;
using minute = boost::units::metric::minute_base_unit::unit_type;
using angular_velocity = quantity<si::angular_velocity>;

template <class O, class W, class Time>
using verdict = typename unitstep::raw_form<rotation<O, W>>::template verdict<Time>;
template <class W, class Time = time>
using turning = verdict<quaternion<double>, W, Time>;
template <class U1, class U2>
using per = quantity<unitstep::unit_quotient<U1, U2>>;

static_assert(turning<vec<angular_velocity, 3>>::ok);
static_assert(turning<vec<double, 3>, double>::ok);
static_assert(turning<vec<per<si::plane_angle, minute>, 3>, quantity<minute>>::ok);
static_assert(verdict<quaternion<float>, vec<quantity<si::angular_velocity, float>, 3>,
                      quantity<si::time, float>>::ok);

static_assert(
    reads<turning<vec<quantity<si::frequency>, 3>>>() ==
    "expected angular_velocity: vec<rad s^-1, 3>, got vec<s^-1, 3>: multiply by si::radian");
static_assert(reads<turning<vec<per<boost::units::degree::plane_angle, si::time>, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<deg s^-1, 3>");
static_assert(reads<turning<vec<per<boost::units::revolution::plane_angle, minute>, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<rev min^-1, 3>");
static_assert(reads<turning<vec<double, 3>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<double, 3>");
static_assert(reads<turning<vec<angular_velocity, 2>>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got vec<rad s^-1, 2>");
static_assert(reads<turning<angular_velocity>>() ==
              "expected angular_velocity: vec<rad s^-1, 3>, got rad s^-1");
static_assert(reads<turning<vec<angular_velocity, 3>, quantity<minute>>>() ==
              "expected dt: s, got min");
static_assert(reads<turning<vec<angular_velocity, 3>, double>>() ==
              "expected dt: s, got a plain number (double)");
static_assert(
    reads<turning<vec<quantity<si::angular_velocity, float>, 3>>>() ==
    "expected angular_velocity: vec<rad s^-1 in double, 3>, got vec<rad s^-1 in float, 3>");
static_assert(reads<verdict<vec<double, 4>, vec<angular_velocity, 3>, time>>() ==
              "expected orientation: a quaternion, got vec<double, 4>");

TEST(CheckRotation, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<turning<vec<angular_velocity, 3>, quantity<minute>>>().data()),
               "expected dt: s, got min");
}

}  // namespace
