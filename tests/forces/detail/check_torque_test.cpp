// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/forces/euler_equations.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::rotation;
using unitstep::vec;
using verdicts::reads;
using time = quantity<si::time>;
using state = rotation<quaternion<double>, vec<quantity<si::angular_velocity>, 3>>;
using plain = rotation<quaternion<double>, vec<double, 3>>;
using inertia = quantity<si::moment_of_inertia>;
using torque = quantity<si::torque>;

template <class Inertia, class... Torques>
using verdict = typename unitstep::detail::turning_verdict<state, time, Inertia, Torques...>::type;
template <class Result>
struct returning {
  Result operator()(state const&, time) const;
};
struct of_state_alone {
  template <class State>
  vec<torque, 3> operator()(State const&) const;
};

static_assert(verdict<vec<inertia, 3>>::ok);
static_assert(verdict<vec<inertia, 3>, returning<vec<torque, 3>>, returning<vec<torque, 3>>>::ok);
static_assert(unitstep::detail::turning_verdict<plain, double, vec<double, 3>>::type::ok);
// A free body moves alike in all units of its moments.
static_assert(verdict<vec<quantity<boost::units::unit<boost::units::moment_of_inertia_dimension,
                                                      boost::units::cgs::system>>,
                          3>>::ok);

using mass_area = quantity<unitstep::detail::unit_product<si::mass, si::area>>;
static_assert(reads<verdict<vec<mass_area, 3>>>() ==
              "expected inertia: kg m^2 rad^-2, got kg m^2: divide by si::radian twice");
static_assert(reads<verdict<vec<double, 3>>>() ==
              "expected inertia: kg m^2 rad^-2, got a plain number (double)");
static_assert(reads<verdict<vec<inertia, 2>>>() ==
              "expected inertia: vec<kg m^2 rad^-2, 3>, got vec<kg m^2 rad^-2, 2>");
static_assert(reads<verdict<inertia>>() ==
              "expected inertia: vec<kg m^2 rad^-2, 3>, got kg m^2 rad^-2");
static_assert(reads<verdict<vec<quantity<si::moment_of_inertia, float>, 3>>>() ==
              "expected inertia: kg m^2 rad^-2 in double, got kg m^2 rad^-2 in float");

using energy = quantity<si::energy>;
static_assert(
    reads<verdict<vec<inertia, 3>, returning<vec<torque, 3>>, returning<vec<energy, 3>>>>() ==
    "expected torque: vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>, "
    "got vec<kg m^2 s^-2 (J), 3>: divide by si::radian");
static_assert(reads<verdict<vec<inertia, 3>, returning<vec<quantity<si::force>, 3>>>>() ==
              "expected torque: vec<kg m^2 s^-2 rad^-1 (N m rad^-1), 3>, "
              "got vec<kg m s^-2 (N), 3>");
static_assert(reads<verdict<vec<inertia, 3>, of_state_alone>>() ==
              "expected torque: callable (state, time), got callable (state)");
using moving = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
static_assert(reads<unitstep::detail::turning_verdict<moving, time, vec<inertia, 3>>::type>() ==
              "expected initial: a rotation, got motion<m, m s^-1>");

TEST(CheckTorque, SaysTheSameAtRunTime) {
  EXPECT_STREQ((reads<verdict<vec<mass_area, 3>>>().data()),
               "expected inertia: kg m^2 rad^-2, got kg m^2: divide by si::radian twice");
}

}  // namespace
