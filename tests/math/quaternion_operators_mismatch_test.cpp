// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/quaternion_operators_mismatch.hpp>

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

TEST(QuaternionOperatorsMismatch, WhatFitsRunsAsBefore) {
  // Hamilton: i j = k.
  EXPECT_EQ((rotation{0.0, 1.0, 0.0, 0.0} * rotation{0.0, 0.0, 1.0, 0.0}),
            (rotation{0.0, 0.0, 0.0, 1.0}));
}

}  // namespace
