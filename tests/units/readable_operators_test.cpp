// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/lambda/lambda.hpp>
#include <boost/units/absolute.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/lambda.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/units/light.hpp>
#include <unitstep/units/readable_operators.hpp>

namespace {

// tests/refuse tests the messages for a mismatch; this tests that nothing else changes.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::unknown;

constexpr quantity<si::length> x = 3.0 * si::metre;
constexpr quantity<si::time> t = 2.0 * si::second;
constexpr quantity<si::length, float> near = 1.0f * si::metre;

// What Boost can add and compare, is added and compared as before.
static_assert(std::same_as<decltype(x + x), quantity<si::length>>);
static_assert(std::same_as<decltype(x - near), quantity<si::length>>);
static_assert(x / x + 1.0 == 2.0);
static_assert(std::same_as<decltype(x < x), bool> && x < x + x && x != x + x && x >= x);
static_assert(1.0 + x / x == 2.0 && +x == x && -x == x - 2.0 * x);

// So are light quantities.
constexpr auto light_x = unitstep::light_of(x);
static_assert((light_x + x).number == 6.0 && (x - light_x).number == 0.0 && light_x == x);
static_assert(std::same_as<decltype(light_x / light_x + 1.0), double>);

// A unit may be spelled in two ways. 5 m/h for 2 h are 10 m, and the sum has the spelling of its first operand.
constexpr boost::units::metric::hour_base_unit::unit_type hour{};
constexpr auto driven = 5.0 * si::metre / hour * (2.0 * hour);
static_assert(!std::same_as<decltype(driven), decltype(x) const>);
static_assert(std::same_as<decltype(x + driven), quantity<si::length>> &&
              (x + driven).value() == 13);
static_assert((driven - x).value() == 7 && (driven + near).value() == 11 &&
              x - driven == -7.0 * si::metre);
static_assert(x < driven && driven > x && x <= driven && driven >= x && driven != x &&
              x + driven == driven + x);
constexpr auto in_place_of_driven = [] {
  auto sum = driven;
  sum += x;
  auto rest = x;
  rest -= sum;  // 3 - (10 + 3)
  return rest;
}();
static_assert(in_place_of_driven == -10.0 * si::metre);

// Where the unit is 1 in two systems, a sum is a number, as it is without this library.
constexpr quantity<si::dimensionless> two = 2.0;
constexpr quantity<boost::units::cgs::dimensionless> three = 3.0;
static_assert(std::same_as<decltype(two + three), double> && two + three == 5.0 && two < three);
static_assert(driven / x - two > 1.33 && driven / x - two < 1.34);  // 10/3 - 2

// A refused result is an unknown, whatever the mistake.
static_assert(std::same_as<decltype(x + t), unknown> && std::same_as<decltype(t - x), unknown>);
static_assert(std::same_as<decltype(x + 1.0), unknown> && std::same_as<decltype(2 - x), unknown>);
static_assert(std::same_as<decltype(x + 1.0 * boost::units::cgs::centimetre), unknown>);

// Sums in place of one unit are Boost's own.
constexpr auto in_place = [] {
  auto sum = x;
  sum += x;
  sum -= 0.5 * x;
  return sum;
}();
static_assert(in_place == 4.5 * si::metre);
static_assert(std::same_as<decltype(si::metre + si::metre), si::length>);

static_assert(
    std::same_as<boost::units::subtract_typeof_helper<si::length, si::length>::type, si::length> &&
    std::same_as<boost::units::add_typeof_helper<si::length, si::length>::type, si::length>);

// A concept that asks for a sum cannot tell an unknown from one, as the guide says.
template <class A, class B>
concept adds = requires(A a, B b) { a + b; };
static_assert(adds<quantity<si::length>, quantity<si::time>>);

// A whole number is a factor, as for light quantities; Boost accepts one only next to a bare unit.
static_assert(2 * x == 6.0 * si::metre && x * 2L == 6.0 * si::metre && x / 2 == 1.5 * si::metre &&
              6U / t == 3.0 / si::second);
static_assert(std::same_as<decltype(2 * near), quantity<si::length, float>>);

// Two temperatures that count from the zero of a scale have a difference and an order but no sum, as without this
// library. A placeholder of Boost.Lambda has every operator with a quantity.
using temperature = quantity<boost::units::absolute<si::temperature>>;
constexpr temperature at(double kelvin) { return temperature::from_value(kelvin); }
static_assert((at(310) - at(300)).value() == 10 && (at(300) + 5.0 * si::kelvin).value() == 305);
static_assert((5.0 * si::kelvin + at(300)).value() == 305 &&
              (at(300) - 5.0 * si::kelvin).value() == 295);
static_assert(at(300) < at(310) && at(300) != at(310) && at(300) == at(300) && at(310) >= at(300));

TEST(ReadableOperators, LeaveBoostLambdaAlone) {
  using boost::lambda::_1, boost::lambda::_2;
  auto length = x;  // 3 m
  EXPECT_TRUE((_1 + _2)(x, x) == 2.0 * x && (x - _1)(x) == 0.0 * x && (-_1)(x) == -x);
  EXPECT_TRUE((2.0 * _1)(x) == 2.0 * x && (_1 * si::metre)(x) == x * si::metre &&
              (si::metre / _1)(x) == si::metre / x);
  EXPECT_TRUE((_1 < 4.0 * si::metre && _1 == x)(length) && !(x < _1)(length));
  (_1 += x)(length);
  EXPECT_TRUE(length == 2.0 * x);
  auto warm = at(300), warmer = at(310);
  EXPECT_TRUE((_2 - _1)(warm, warmer) == 10.0 * si::kelvin && (_1 < _2)(warm, warmer));
  (_1 += 5.0 * si::kelvin)(warm);
  EXPECT_TRUE(warm == at(305));
}

TEST(ReadableOperators, LeaveSumsThatMatchAlone) { EXPECT_EQ((x + x).value(), 6.0); }

}  // namespace
