// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_units/angle/degree.hpp>
#include <boost/units/cmath.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <complex>
#include <concepts>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/light.hpp>

#include "support/matched.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
namespace math = unitstep::math;
using boost::units::quantity;

constexpr auto ratio = 3.0 * si::metre / (2.0 * si::metre);
constexpr quantity<si::plane_angle> angle = 0.5 * si::radian;

// The numbers are the same as without units.
static_assert(unitstep::exp(ratio) == math::exp(1.5));
static_assert(unitstep::log(ratio) == math::log(1.5));
static_assert(unitstep::sin(angle) == math::sin(0.5));
static_assert(unitstep::cos(angle) == math::cos(0.5));
static_assert(unitstep::tan(angle) == math::tan(0.5));
static_assert(unitstep::sin(ratio) == math::sin(1.5));
static_assert(unitstep::atan2(1.0 * si::metre, 2.0 * si::metre) ==
              math::atan2(1.0, 2.0) * si::radian);
// Light quantities find their functions without a namespace.
static_assert(sin(unitstep::light_of(angle)) == math::sin(0.5));
static_assert(exp(unitstep::light_of(3.0f * si::metre) / unitstep::light_of(2.0f * si::metre)) ==
              math::exp(1.5f));
static_assert(atan2(unitstep::light_of(1.0 * si::metre), 2.0 * si::metre) ==
              math::atan2(1.0, 2.0) * si::radian);
// And they do not return the number of another function.
static_assert(unitstep::sin(angle) != math::cos(0.5));

// A number with a unit has no exponential; degrees are not radians; a point has one unit.
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

// In functions of two numbers a ratio is its number: 2.25^1.5 is 27/8, the direction of (1, 1) pi/4.
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

namespace angles {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::detail::angle_quantity;
using unitstep::detail::dimensionless_quantity;

// A sine takes radians, Boost's or light, in any value type, or a ratio of two equal units.
static_assert(angle_quantity<quantity<si::plane_angle>>);
static_assert(angle_quantity<unitstep::light<si::plane_angle, float>>);
static_assert(angle_quantity<quantity<si::dimensionless>>);
// It takes neither degrees, which are other numbers, nor anything that is no angle or no quantity.
using degrees = quantity<boost::units::angle::degree_base_unit::unit_type>;
static_assert(!angle_quantity<degrees> && !angle_quantity<quantity<si::length>>);
static_assert(!angle_quantity<double>);

// An exponential takes a ratio, and no angle.
static_assert(dimensionless_quantity<quantity<si::dimensionless>>);
static_assert(!dimensionless_quantity<quantity<si::plane_angle>>);
static_assert(!dimensionless_quantity<double>);

TEST(AngleQuantity, IsKnownAtRunTime) {
  bool const answers[] = {angle_quantity<quantity<si::plane_angle>>, angle_quantity<degrees>};
  EXPECT_TRUE(answers[0]);
  EXPECT_FALSE(answers[1]);
}

}  // namespace angles

namespace mismatches {

// tests/refuse tests the message for a mismatch, and that it is an error.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;

using metres = quantity<si::length>;
using seconds = quantity<si::time>;
using light_metres = light<si::length, double>;
using degrees = quantity<boost::units::degree::plane_angle>;

static_assert(std::same_as<decltype(unitstep::sin(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::cos(degrees{})), unknown>);
static_assert(std::same_as<decltype(tan(vec<degrees, 2>{})), unknown>);
static_assert(std::same_as<decltype(unitstep::exp(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::log(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(metres{}, seconds{})), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(metres{}, 1.0)), unknown>);
static_assert(std::same_as<decltype(sqrt(vec<metres, 2>{})), unknown>);
static_assert(std::same_as<decltype(cbrt(vec<metres, 3>{})), unknown>);
static_assert(std::same_as<decltype(unitstep::pow(metres{}, 2)), unknown>);
static_assert(std::same_as<decltype(unitstep::pow<2>(vec<metres, 2>{})), unknown>);

// An angle has a sine; others decide what a number has.
static_assert(!unitstep::detail::no_angle<quantity<si::plane_angle>>);
static_assert(!unitstep::detail::no_angle<double> && unitstep::detail::no_angle<metres>);

// No function takes a whole state.
using fall = unitstep::motion<metres, metres>;
static_assert(std::same_as<decltype(sin(fall{})), unknown>);
static_assert(std::same_as<decltype(exp(fall{})), unknown>);
static_assert(std::same_as<decltype(sqrt(fall{})), unknown>);
static_assert(std::same_as<decltype(cbrt(fall{})), unknown>);
static_assert(std::same_as<decltype(unitstep::pow<2>(fall{})), unknown>);
static_assert(std::same_as<decltype(atan2(fall{}, metres{})), unknown>);
static_assert(std::same_as<decltype(atan2(metres{}, fall{})), unknown>);

// What fits is not refused, and a field goes on with values that were refused already.
static_assert(std::same_as<decltype(unitstep::sin(quantity<si::plane_angle>{})), double>);
static_assert(std::same_as<decltype(unitstep::exp(quantity<si::dimensionless>{})), double>);
static_assert(std::same_as<decltype(unitstep::pow<2>(metres{})), quantity<si::area>>);
using refused_sine = decltype(sin(light_metres{}));
static_assert(!verdicts::matched<refused_sine> && !std::same_as<refused_sine, unknown>);
static_assert(std::same_as<decltype(exp(2.0 * sin(light_metres{}))), refused_sine>);
static_assert(std::same_as<decltype(atan2(1.0, refused_sine{})), refused_sine>);

// Only a number with a unit in a power is refused.
template <class A, class B>
concept has_power = requires(A const& a, B const& b) { unitstep::pow(a, b); };
static_assert(has_power<metres, int> && has_power<light_metres, double>);
static_assert(!has_power<double, int> && !has_power<metres, metres>);

TEST(FunctionMismatch, WhatFitsRunsAsBefore) {
  EXPECT_EQ(unitstep::sin(0.0 * si::radian), 0.0);
  EXPECT_EQ(unitstep::exp(quantity<si::dimensionless>{0.0}), 1.0);
}

}  // namespace mismatches

namespace plain_numbers {

// tests/refuse tests the message, and that it is an error.

using unitstep::unknown;

static_assert(std::same_as<decltype(unitstep::sin(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::cos(0.5L)), unknown>);
static_assert(std::same_as<decltype(unitstep::tan(1)), unknown>);
static_assert(std::same_as<decltype(unitstep::exp(0.5F)), unknown>);
static_assert(std::same_as<decltype(unitstep::log(2.0)), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(0.5, 1.0)), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(1, 0.5F)), unknown>);
static_assert(std::same_as<decltype(unitstep::sqrt(2)), unknown>);
static_assert(std::same_as<decltype(unitstep::cbrt(2)), unknown>);
static_assert(std::same_as<decltype(unitstep::norm(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::normalized(0.5)), unknown>);
static_assert(std::same_as<decltype(unitstep::conjugate(0.5)), unknown>);

// A plain number is refused only if no other function takes it.
constexpr bool others_are_preferred() {
  using namespace std;
  using namespace unitstep;
  return same_as<decltype(cos(0.5F)), float> && same_as<decltype(cos(0.5L)), long double> &&
         same_as<decltype(cos(1)), double> && same_as<decltype(exp('a')), double> &&
         same_as<decltype(sqrt(2.0F)), float> && same_as<decltype(sqrt(2)), double> &&
         same_as<decltype(norm(complex<double>{})), double> &&
         same_as<decltype(atan2(0.5F, 1.0F)), float> && same_as<decltype(atan2(1, 2)), double>;
}
static_assert(others_are_preferred());

namespace of_numbers {
struct interval {
  constexpr interval(double) {}
};
[[maybe_unused]] constexpr interval sin(interval i) { return i; }
[[maybe_unused]] constexpr interval atan2(interval y, interval) { return y; }

constexpr bool a_conversion_is_preferred() {
  using namespace unitstep;
  using of_numbers::atan2;
  using of_numbers::sin;
  return std::same_as<decltype(sin(0.5)), interval> &&
         std::same_as<decltype(atan2(0.5, 1.0)), interval>;
}
static_assert(a_conversion_is_preferred());
}  // namespace of_numbers

TEST(FunctionOfNumber, OtherFunctionsOfNumbersRunAsBefore) {
  using namespace std;
  using namespace unitstep;
  EXPECT_EQ(atan2(0.0, 1.0), 0.0);
  EXPECT_EQ(exp(0.0), 1.0);
}

}  // namespace plain_numbers

}  // namespace
