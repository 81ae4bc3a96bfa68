// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <limits>
#include <unitstep/units/light.hpp>

#include "math/twin_values.hpp"

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using hour = bu::metric::hour_base_unit::unit_type;
using roundabout_metre = unitstep::unit_product<unitstep::unit_quotient<si::length, hour>, hour>;

// The six operators in the order == != < > <= >=.
template <class A, class B>
constexpr std::array<bool, 6> compare(A const& a, B const& b) {
  return {a == b, a != b, a<b, a> b, a <= b, a >= b};
}
constexpr std::array less{false, true, true, false, true, false};
constexpr std::array equal{true, false, false, false, true, true};
constexpr std::array greater{false, true, false, true, false, true};
constexpr std::array unordered{false, true, false, false, false, false};

template <class A, class B, class T>
constexpr bool orders() {
  A const a1 = light<si::length, T>{1}, a2 = light<si::length, T>{2};
  B const b1 = light<si::length, T>{1}, b2 = light<si::length, T>{2};
  A const nan = light<si::length, T>{std::numeric_limits<T>::quiet_NaN()};
  return compare(a1, b2) == less && compare(a1, b1) == equal && compare(a2, b1) == greater &&
         compare(nan, b1) == unordered && compare(b1, nan) == unordered &&
         compare(a1, b2) != greater;
}
template <class T>
constexpr bool all_orders() {
  using plain = light<si::length, T>;
  using roundabout = light<roundabout_metre, T>;
  using boost_length = quantity<si::length, T>;
  return orders<plain, plain, T>() && orders<plain, roundabout, T>() &&
         orders<roundabout, plain, T>() && orders<plain, boost_length, T>() &&
         orders<boost_length, plain, T>() && orders<roundabout, boost_length, T>() &&
         orders<boost_length, roundabout, T>();
}
static_assert(all_orders<float>() && all_orders<double>() && all_orders<long double>());

template <class A, class B>
concept compares = requires(A a, B b) {
  { a == b } -> std::same_as<bool>;
  { a < b } -> std::same_as<bool>;
  { a >= b } -> std::same_as<bool>;
};
template <class A, class B>
concept compares_somehow = requires(A a, B b) {
  { a == b } -> std::same_as<bool>;
} || requires(A a, B b) {
  { a < b } -> std::same_as<bool>;
};

using metres = light<si::length, double>;
static_assert(compares<metres, metres> && compares<metres, quantity<si::length>>);
static_assert(!compares_somehow<metres, light<si::time, double>>);
static_assert(!compares_somehow<metres, quantity<si::time>>);
static_assert(!compares_somehow<quantity<si::time>, metres>);
static_assert(!compares_somehow<metres, light<bu::cgs::length, double>>);
static_assert(!compares_somehow<metres, quantity<bu::cgs::length>>);
static_assert(!compares_somehow<metres, light<si::length, float>>);
static_assert(!compares_somehow<metres, quantity<si::length, float>>);
static_assert(!compares_somehow<metres, double> && !compares_somehow<int, metres>);

// A dimensionless one compares with numbers, as its number.
static_assert(compares<light<si::dimensionless, double>, double>);
static_assert(light<si::dimensionless, double>{0.5} < 1 &&
              0.5 == light<si::dimensionless, double>{0.5});

// Zeros of either sign are equal.
static_assert(metres{0.0} == metres{-0.0});

TEST(LightComparison, IsTheSameAtRunTime) {
  metres const one{twins::opaque(1.0)}, two{twins::opaque(2.0)};
  EXPECT_EQ(compare(one, two), less);
  EXPECT_EQ(compare(one, quantity<si::length>(one)), equal);
  EXPECT_EQ(compare(quantity<si::length>(two), one), greater);
  EXPECT_EQ(compare(one, metres{twins::opaque(std::numeric_limits<double>::quiet_NaN())}),
            unordered);
}

}  // namespace
