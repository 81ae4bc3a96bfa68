// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/detail/quaternion_operators_mismatch.hpp>
#include <unitstep/math/quaternion.hpp>

namespace {

// What is said of a mismatch, and that it is an error, is tested in tests/refuse.

namespace si = boost::units::si;
using unitstep::quaternion;
using unitstep::unknown;
using unitstep::vec;
using rotation = quaternion<double>;
using lengths = vec<boost::units::quantity<si::length>, 3>;

static_assert(std::same_as<decltype(rotation{} * lengths{}), unknown>);
static_assert(std::same_as<decltype(lengths{} * rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} * 2.0), unknown>);
static_assert(std::same_as<decltype(2 * rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} * quaternion<float>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} + rotation{}), unknown>);
static_assert(std::same_as<decltype(rotation{} - vec<double, 3>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} / 2.0), unknown>);
static_assert(std::same_as<decltype(rotation{} == vec<double, 3>{}), unknown>);
static_assert(std::same_as<decltype(rotation{} != quaternion<float>{}), unknown>);
static_assert(std::same_as<decltype(conjugate(lengths{})), unknown>);

// What fits is not refused.
static_assert(std::same_as<decltype(rotation{} * rotation{}), rotation>);
static_assert(std::same_as<decltype(rotation{} == rotation{}), bool>);
static_assert(std::same_as<decltype(conjugate(rotation{})), rotation>);
static_assert(!unitstep::number<rotation>);

// Which of them is said is chosen by what stands on either side; what was refused already is not refused
// again.
using namespace unitstep::detail;
using plane = vec<double, 2>;
static_assert(quaternion_beside<rotation, double> && quaternion_beside<double, rotation> &&
              quaternion_beside<rotation, plane> && quaternion_beside<rotation, rotation>);
static_assert(!quaternion_beside<double, double> && !quaternion_beside<rotation, unknown> &&
              !quaternion_beside<rotation, char const*> &&
              !quaternion_beside<char const*, rotation>);
static_assert(quaternion_and_vec<rotation, plane> && quaternion_and_vec<plane, rotation> &&
              !quaternion_and_vec<rotation, double> && !quaternion_and_vec<plane, plane>);
static_assert(quaternion_and_other<rotation, double> && quaternion_and_other<double, rotation> &&
              quaternion_and_other<rotation, quaternion<float>>);
static_assert(!quaternion_and_other<rotation, plane> && !quaternion_and_other<plane, rotation> &&
              !quaternion_and_other<rotation, rotation> && !quaternion_and_other<double, float>);
static_assert(other_than_quaternion<rotation, double> && other_than_quaternion<plane, rotation> &&
              !other_than_quaternion<rotation, rotation> && !other_than_quaternion<double, float>);
template <class T>
concept may_be_conjugated = requires(T t) { unitstep::conjugate(t); };
static_assert(may_be_conjugated<plane> && may_be_conjugated<boost::units::quantity<si::length>> &&
              !may_be_conjugated<char const*>);

TEST(QuaternionOperatorsMismatch, WhatFitsRunsAsBefore) {
  // Hamilton: i j = k.
  EXPECT_EQ((rotation{0.0, 1.0, 0.0, 0.0} * rotation{0.0, 0.0, 1.0, 0.0}),
            (rotation{0.0, 0.0, 0.0, 1.0}));
}

}  // namespace
