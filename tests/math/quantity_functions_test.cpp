// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/cmath.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/detail/function_of_quantity.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/units/light.hpp>

#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
namespace math = unitstep::math;
using boost::units::quantity;

constexpr auto ratio = 3.0 * si::metre / (2.0 * si::metre);
constexpr quantity<si::plane_angle> angle = 0.5 * si::radian;

// The same numbers as without units.
static_assert(unitstep::exp(ratio) == math::exp(1.5));
static_assert(unitstep::log(ratio) == math::log(1.5));
static_assert(unitstep::sin(angle) == math::sin(0.5));
static_assert(unitstep::cos(angle) == math::cos(0.5));
static_assert(unitstep::tan(angle) == math::tan(0.5));
static_assert(unitstep::sin(ratio) == math::sin(1.5));
static_assert(unitstep::atan2(1.0 * si::metre, 2.0 * si::metre) ==
              math::atan2(1.0, 2.0) * si::radian);
// Light quantities find theirs without a namespace.
static_assert(sin(unitstep::light_of(angle)) == math::sin(0.5));
static_assert(exp(unitstep::light_of(3.0f * si::metre) / unitstep::light_of(2.0f * si::metre)) ==
              math::exp(1.5f));
static_assert(atan2(unitstep::light_of(1.0 * si::metre), 2.0 * si::metre) ==
              math::atan2(1.0, 2.0) * si::radian);
// Not another function's number.
static_assert(unitstep::sin(angle) != math::cos(0.5));

// What has a unit has no exponential; degrees are not radians; a point has one unit.
template <class Q>
concept has_exp = requires(Q q) {
  { unitstep::exp(q) } -> unitstep::number;
};
template <class Q>
concept has_sin = requires(Q q) {
  { unitstep::sin(q) } -> unitstep::number;
};
template <class Y, class X>
concept has_atan2 = requires(Y y, X x) {
  { unitstep::atan2(y, x) } -> unitstep::quantity_like;
};
static_assert(has_exp<decltype(ratio)> && !has_exp<quantity<si::length>>);
static_assert(!has_exp<quantity<si::plane_angle>>);
static_assert(has_sin<quantity<si::plane_angle>> && !has_sin<quantity<si::length>>);
static_assert(!has_sin<quantity<boost::units::degree::plane_angle>>);
static_assert(has_atan2<quantity<si::length>, quantity<si::length>>);
static_assert(!has_atan2<quantity<si::length>, quantity<si::time>>);
static_assert(!has_atan2<quantity<si::length>, quantity<si::length, float>>);

// A ratio is its number for the functions of numbers that take two: 2.25^1.5 is 27/8, the direction of (1, 1) pi/4.
constexpr auto light_ratio =
    unitstep::light_of(9.0 * si::metre) / unitstep::light_of(4.0 * si::metre);
static_assert(math::pow(light_ratio, 1.5) == 3.375 && math::pow(light_ratio, 2) == 5.0625);
static_assert(math::pow(4.0, ratio) == 8 && math::pow(light_ratio, ratio) == 3.375);
static_assert(math::atan2(light_ratio, 2.25) == 0.78539816339744831);
static_assert(math::atan2(1.5, ratio) == 0.78539816339744831 &&
              math::atan2(light_ratio, light_ratio) == 0.78539816339744831);
static_assert(std::same_as<decltype(math::pow(2.0F * si::metre / (1.0F * si::metre), 1.4)), float>);

TEST(QuantityFunctions, AreTheCompilersBitForBit) {
  double volatile half = 0.5;
  auto const run = double{half} * si::radian;
  constexpr double compiled = unitstep::sin(angle);
  EXPECT_TRUE(twins::same_bits(unitstep::sin(run), compiled));
  constexpr auto direction = unitstep::atan2(0.5 * si::metre, 2.0 * si::metre);
  EXPECT_TRUE(
      twins::same_bits(unitstep::atan2(double{half} * si::metre, 2.0 * si::metre), direction));
}

}  // namespace
