// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/detail/quaternion_mismatch.hpp>
#include <unitstep/math/quaternion.hpp>

#include "support/verdict.hpp"

namespace {

// What is said of a mismatch, and that it is an error, is tested in tests/refuse.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;
using unitstep::unknown;
using unitstep::vec;
using axis = vec<double, 3>;
using angle = quantity<si::plane_angle>;
using metres = quantity<si::length>;

template <class A, class B>
using about = decltype(rotation_about(A{}, B{}));
template <class A, class B>
using turned = decltype(rotate(A{}, B{}));

static_assert(std::same_as<about<axis, double>, unknown>);
static_assert(std::same_as<about<axis, metres>, unknown>);
static_assert(std::same_as<decltype(unitstep::rotation_about(angle{}, axis{})), unknown>);
static_assert(std::same_as<about<vec<double, 2>, angle>, unknown>);
static_assert(std::same_as<turned<axis, quaternion<double>>, unknown>);
static_assert(std::same_as<turned<quaternion<double>, vec<double, 2>>, unknown>);

// What fits is not refused.
static_assert(std::same_as<about<axis, angle>, quaternion<double>>);
static_assert(std::same_as<about<vec<metres, 3>, angle>, quaternion<double>>);
static_assert(std::same_as<turned<quaternion<double>, vec<metres, 3>>, vec<metres, 3>>);

// Four plain numbers of one type are components, and one thing may be a copy.
using namespace unitstep::detail;
static_assert(is_one_type<several<double, double, double, double>> &&
              !is_one_type<several<double, double, double, float>> && !is_one_type<double>);
static_assert(!no_components<double, double, double, double> && !no_components<double>);
static_assert(no_components<double, double> && no_components<double, double, double, float>);
static_assert(no_components<metres, metres, metres, metres>);
static_assert(is_mismatched<quaternion<no_four_numbers<double>>>);
static_assert(is_vec_of_three<axis> && !is_vec_of_three<vec<double, 4>> &&
              !is_vec_of_three<double>);
static_assert(is_vec_in_numbers<vec<metres, 3>, double> && is_vec_in_numbers<axis, double>);
static_assert(!is_vec_in_numbers<axis, float> && !is_vec_in_numbers<double, double>);

// An axis and an angle, or what turns and what is turned, of which one is not; what was refused already
// is not refused again.
using in_float = vec<float, 3>;
static_assert(!no_axis_and_angle<axis, angle> && !no_axis_and_angle<unknown, angle>);
static_assert(no_axis_and_angle<vec<double, 2>, angle> && no_axis_and_angle<axis, double> &&
              no_axis_and_angle<in_float, angle>);
struct posed {
  quaternion<double> orientation;
};
static_assert(!no_rotation_of<quaternion<double>, axis> && !no_rotation_of<double, double>);
static_assert(no_rotation_of<quaternion<double>, in_float> && no_rotation_of<axis, double>);
static_assert(no_rotation_of<double, axis> && no_rotation_of<posed, axis>);
static_assert(!no_rotation_of<posed, double> && !no_rotation_of<unknown, axis>);

// What is said of them.
template <class A, class B>
constexpr auto said_of_axis_and_angle = verdicts::reads<decltype(check_axis_and_angle<A, B>())>();
static_assert(said_of_axis_and_angle<vec<double, 2>, angle> ==
              "expected axis: a vec of three, got vec<double, 2>");
static_assert(said_of_axis_and_angle<axis, double> ==
              "expected angle: rad, got a plain number (double): multiply by si::radian");
static_assert(said_of_axis_and_angle<in_float, angle> ==
              "expected axis: vec<double, 3>, got vec<float, 3>");
template <class A, class B>
constexpr auto said_of_turned = verdicts::reads<decltype(check_turned<A, B>())>();
static_assert(said_of_turned<axis, quaternion<double>> ==
              "expected rotation: quaternion<double>, got vec<double, 3>");
static_assert(said_of_turned<quaternion<double>, in_float> ==
              "expected vector: vec<double, 3>, got vec<float, 3>");
static_assert(said_of_turned<quaternion<double>, vec<double, 2>> ==
              "expected vector: a vec of three, got vec<double, 2>");

TEST(QuaternionMismatch, WhatFitsRunsAsBefore) {
  // The formulas: no angle turns nothing, and the unit quaternion leaves a vector where it is.
  auto const none = rotation_about(axis{0.0, 0.0, 1.0}, 0.0 * si::radian);
  EXPECT_EQ(none.w, 1.0);
  EXPECT_EQ(rotate(none, axis{1.0, 2.0, 3.0}), (axis{1.0, 2.0, 3.0}));
}

}  // namespace
