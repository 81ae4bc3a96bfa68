// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/math/quaternion_type.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::quaternion;

// What is one, and what its components are.
using unitstep::detail::is_in_numbers, unitstep::detail::stands_for_numbers;
using unitstep::detail::is_quaternion, unitstep::detail::is_no_factor;
static_assert(is_quaternion<quaternion<float>> && !is_quaternion<float>);
static_assert(is_no_factor<quaternion<float>> && !is_no_factor<float>);
static_assert(stands_for_numbers<float> && !stands_for_numbers<quantity<si::length>>);
static_assert(stands_for_numbers<unitstep::detail::no_four_numbers<float>>);
static_assert(is_in_numbers<float, float> && is_in_numbers<quantity<si::length, float>, float>);
static_assert(!is_in_numbers<float, double> && !is_in_numbers<quantity<si::length>, float>);

// The arguments name the type; it is four numbers and nothing else, compared one by one.
static_assert(std::same_as<decltype(quaternion{1.0F, 0.0F, 0.0F, 0.0F}), quaternion<float>>);
static_assert(std::is_trivially_copyable_v<quaternion<double>> &&
              sizeof(quaternion<double>) == 4 * sizeof(double));
constexpr bool tells_components(double half) {
  quaternion const q{half, 2.0, 3.0, 4.0};
  return q == quaternion{0.5, 2.0, 3.0, 4.0} && q != quaternion{0.25, 2.0, 3.0, 4.0} &&
         q != quaternion{0.5, 1.0, 3.0, 4.0} && q != quaternion{0.5, 2.0, 1.0, 4.0} &&
         q != quaternion{0.5, 2.0, 3.0, 1.0} && q.w == half && q.x == 2.0 && q.y == 3.0 &&
         q.z == 4.0;
}
static_assert(tells_components(0.5) && !tells_components(0.25));

TEST(QuaternionType, IsTheSameAtRunTime) { EXPECT_TRUE(tells_components(twins::hidden(0.5))); }

}  // namespace
