// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/quaternion_mismatch.hpp>

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

TEST(QuaternionMismatch, WhatFitsRunsAsBefore) {
  // The formulas: no angle turns nothing, and the unit quaternion leaves a vector where it is.
  auto const none = rotation_about(axis{0.0, 0.0, 1.0}, 0.0 * si::radian);
  EXPECT_EQ(none.w, 1.0);
  EXPECT_EQ(rotate(none, axis{1.0, 2.0, 3.0}), (axis{1.0, 2.0, 3.0}));
}

}  // namespace
