// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <unitstep/units/light.hpp>
#include <unitstep/units/light_operators.hpp>

#include "math/twin_values.hpp"
#include "support/matched.hpp"

namespace of_light_arithmetic {

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using hour = bu::metric::hour_base_unit::unit_type;
using metre_per_hour = unitstep::detail::unit_quotient<si::length, hour>;

template <class Q>
inline constexpr bool is_light = unitstep::detail::is_light<Q>;

// A result: light, with this unit in some spelling, this value type and this number.
template <class Unit, class T, class Q>
constexpr bool gives(Q q, long double number) {
  return is_light<Q> && unitstep::same_unit<unitstep::unit_of<Q>, Unit> &&
         std::is_same_v<unitstep::number_of<Q>, T> && q.number == static_cast<T>(number);
}

// Light next to light and next to Boost, on both sides; 6 m and 2 m or 2 s.
template <class T, class A, class B, class C>
constexpr bool pairs(A six_metres, B two_metres, C two_seconds) {
  return gives<si::length, T>(six_metres + two_metres, 8) &&
         gives<si::length, T>(six_metres - two_metres, 4) &&
         gives<si::length, T>(two_metres + six_metres, 8) &&
         gives<si::length, T>(two_metres - six_metres, -4) &&
         gives<si::area, T>(six_metres * two_metres, 12) &&
         gives<si::dimensionless, T>(six_metres / two_metres, 3) &&
         gives<si::velocity, T>(six_metres / two_seconds, 3) &&
         gives<decltype(si::time() / si::length()), T>(two_seconds / six_metres, T(2) / T(6)) &&
         !gives<si::length, T>(six_metres + two_metres, 9) &&
         !gives<si::velocity, T>(six_metres * two_seconds, 12);
}
template <class T>
constexpr bool all_pairs() {
  light<si::length, T> const a{6}, b{2};
  light<si::time, T> const t{2};
  quantity<si::length, T> const boost_a = a, boost_b = b;
  quantity<si::time, T> const boost_t = t;
  return pairs<T>(a, b, t) && pairs<T>(a, boost_b, boost_t) && pairs<T>(boost_a, b, t);
}
static_assert(all_pairs<float>() && all_pairs<double>() && all_pairs<long double>());

// A scalar of any type may be on either side; it is converted to the value type of the quantity.
template <class T, class S>
constexpr bool beside() {
  light<si::length, T> const q{6};
  S const two = 2;
  light<si::length, T> twice = q, half = q;
  twice *= two;
  half /= two;
  return gives<si::length, T>(q * two, 12) && gives<si::length, T>(two * q, 12) &&
         gives<si::length, T>(q / two, 3) && gives<si::wavenumber, T>(two / q, T(2) / T(6)) &&
         twice.number == 12 && half.number == 3;
}
template <class T>
constexpr bool beside_all() {
  return beside<T, int>() && beside<T, long>() && beside<T, unsigned>() && beside<T, float>() &&
         beside<T, double>() && beside<T, long double>();
}
static_assert(beside_all<float>() && beside_all<double>() && beside_all<long double>());

// Float times a double literal stays float; Boost's own quantity refuses that.
static_assert((light<si::time, float>{3.0f} * 0.1).number == 3.0f * 0.1f);
template <class A, class B>
concept multiplies = requires(A a, B b) { a* b; };
static_assert(multiplies<light<si::time, float>, double>);
static_assert(!multiplies<quantity<si::time, float>, double>);

// A bare unit may be on either side and leaves the number unchanged.
constexpr light<si::length, double> six{6.0};
static_assert(gives<si::area, double>(six * si::metre, 6));
static_assert(gives<si::area, double>(si::metre * six, 6));
static_assert(gives<si::velocity, double>(six / si::second, 6));
static_assert(gives<decltype(si::time() / si::length()), double>(si::second / six, 1.0 / 6));
static_assert(!gives<si::length, double>(six * si::metre, 6));

static_assert(gives<si::length, double>(-six, -6) && gives<si::length, double>(+six, 6));

// Value types mix in products, as Boost's do, and not in sums.
static_assert(gives<si::area, double>(six * light<si::length, float>{2}, 12));
static_assert(gives<si::dimensionless, double>(light<si::length, float>{3} / six, 0.5));

template <class A, class B>
concept adds = requires(A a, B b) {
  { a + b } -> verdicts::matched;
};
template <class A, class B>
concept subtracts = requires(A a, B b) {
  { a - b } -> verdicts::matched;
};
template <class A, class B>
concept adds_in_place = requires(A a, B b) {
  { a += b } -> verdicts::matched;
};
template <class A, class B>
concept subtracts_in_place = requires(A a, B b) {
  { a -= b } -> verdicts::matched;
};
template <class A, class B>
constexpr bool sums = adds<A, B> && adds<B, A> && subtracts<A, B> && subtracts<B, A> &&
                      adds_in_place<A, B> && subtracts_in_place<A, B>;
template <class A, class B>
constexpr bool no_sums = !adds<A, B> && !adds<B, A> && !subtracts<A, B> && !subtracts<B, A> &&
                         !adds_in_place<A, B> && !subtracts_in_place<A, B>;

using metres = light<si::length, double>;
using boost_metres = quantity<si::length>;
static_assert(sums<metres, metres> && sums<metres, boost_metres> && sums<boost_metres, metres>);
static_assert(no_sums<metres, light<si::time, double>> && no_sums<metres, quantity<si::time>>);
static_assert(no_sums<boost_metres, light<si::time, double>>);
static_assert(no_sums<metres, light<bu::cgs::length, double>>);
static_assert(no_sums<metres, quantity<bu::cgs::length>>);
static_assert(no_sums<metres, light<si::length, float>>);
static_assert(no_sums<metres, quantity<si::length, float>>);
static_assert(no_sums<boost_metres, light<si::length, float>>);
static_assert(no_sums<metres, double> && no_sums<metres, int>);

// m/h * h + m, a unit of two systems whose type is not that of the metre.
constexpr light<metre_per_hour, double> slow{3.0};
constexpr light<hour, double> long_time{2.0};
static_assert(gives<si::length, double>(slow * long_time + six, 12));
static_assert(gives<si::length, double>(six - slow * long_time, 0));
static_assert(gives<si::length, double>(6.0 * si::metre + slow * long_time, 12));
static_assert(sums<metres, decltype(slow * long_time)>);
static_assert(no_sums<metres, decltype(slow * light<si::time, double>{2.0})>);

// In place, for light quantities and for Boost's.
template <class Into, class Term>
constexpr bool in_place() {
  Into sum = light<si::length, double>{6.0};
  Term const two = light<si::length, double>{2.0};
  sum += two;
  sum += two;
  sum -= light<si::length, double>{1.0};
  if (sum.value() != 9.0) return false;
  sum -= two;
  return sum.value() == 7.0;
}
static_assert(in_place<metres, metres>() && in_place<metres, boost_metres>());
static_assert(in_place<boost_metres, metres>());
static_assert(in_place<metres, decltype(slow * long_time)>());
static_assert(in_place<boost_metres, decltype(slow * long_time)>());

// Boost's helpers know the types of the results.
static_assert(
    std::same_as<bu::multiply_typeof_helper<metres, metres>::type, light<si::area, double>>);
static_assert(std::same_as<bu::add_typeof_helper<metres, metres>::type, metres>);
static_assert(std::same_as<bu::divide_typeof_helper<metres, light<si::time, double>>::type,
                           light<si::velocity, double>>);

template <class T>
constexpr std::array<T, 10> results(T a, T b) {
  light<si::length, T> const x{a};
  light<si::time, T> const t{b};
  quantity<si::length, T> const boost_x = x;
  light<si::length, T> sum = x;
  sum += x * b;
  sum -= boost_x / t * t;
  return {(x + boost_x * b).value(), (boost_x - x / 3).value(), (x * t).value(),
          (x / t).value(),           (boost_x / t).value(),     (1 / t).value(),
          (x * 0.1).value(),         (-x / si::second).value(), sum.value(),
          (si::metre / t).value()};
}

template <class T>
class LightArithmetic : public ::testing::Test {};
TYPED_TEST_SUITE(LightArithmetic, twins::real_types);

TYPED_TEST(LightArithmetic, IsTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

}  // namespace

}  // namespace of_light_arithmetic

namespace of_light_comparison {

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using hour = bu::metric::hour_base_unit::unit_type;
using roundabout_metre =
    unitstep::detail::unit_product<unitstep::detail::unit_quotient<si::length, hour>, hour>;

// The six operators are in the order == != < > <= >=.
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

// A dimensionless quantity compares with numbers, as its number does.
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

}  // namespace of_light_comparison

namespace of_light_meeting {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;

namespace {

// A number that counts how it was made: 1 for each constant that it holds.
struct counted {
  using constant = double;
  double value{};
  int constants{};
  constexpr counted() = default;
  constexpr counted(double v) : value(v), constants(1) {}
  constexpr counted(double v, int c) : value(v), constants(c) {}
  friend constexpr counted operator+(counted a, counted b) {
    return {a.value + b.value, a.constants + b.constants};
  }
  friend constexpr counted operator-(counted a, counted b) {
    return {a.value - b.value, a.constants + b.constants};
  }
  friend constexpr counted operator*(counted a, counted b) {
    return {a.value * b.value, a.constants + b.constants};
  }
  friend constexpr counted operator/(counted a, counted b) {
    return {a.value / b.value, a.constants + b.constants};
  }
  friend constexpr bool operator==(counted a, counted b) { return a.value == b.value; }
  friend constexpr bool operator>(counted a, counted b) { return a.value > b.value; }
  friend constexpr bool operator<=(counted a, counted b) { return a.value <= b.value; }
  friend constexpr bool operator>=(counted a, counted b) { return a.value >= b.value; }
};

constexpr us::light<si::length, counted> x{{3.0, 0}};
constexpr quantity<si::length> metre = 1.0 * si::metre;
constexpr us::light<si::length, double> two{2.0};

constexpr auto sum = metre + x;
static_assert(std::same_as<decltype(sum), decltype(x)> && sum.number.value == 4 &&
              sum.number.constants == 1);
static_assert((x - metre).number.value == 2 && (two - x).number.value == -1 &&
              (x + two).number.value == 5);
static_assert((x - metre).number.constants == 1 && (x - x).number.constants == 0);
// A number without a unit, such as a sine, next to a constant with a unit, in either order.
constexpr counted three{3.0, 0};
using us::operator*, us::operator/;
static_assert(std::same_as<decltype(three * metre), us::light<si::length, counted>>);
static_assert(std::same_as<decltype(two / three), us::light<si::length, counted>>);
static_assert(
    std::same_as<us::unit_of<decltype(three / metre)>, us::detail::unit_power<si::length, -1>>);
static_assert((three * two).number.value == 6 && (two * three).number.value == 6 &&
              (three / two).number.value == 1.5 && (two / three).number.value == 2.0 / 3.0);
static_assert((three * metre).number.constants == 1 && (metre / three).number.constants == 1);
constexpr auto in_place = [] {
  auto y = x;
  y += metre;
  y -= two;
  y += two;
  return y;
}();
static_assert(in_place.number.value == 4 && in_place.number.constants == 3);
constexpr auto assigned = [] {
  auto y = x;
  y = metre;
  return y;
}();
static_assert(assigned.number.value == 1);
constexpr us::light<si::length, counted> converted = two;
static_assert(converted.number.value == 2 && converted.number.constants == 1);
static_assert(x > metre && metre < x && x >= two && two <= x && x != two && !(x == metre) &&
              !(x < two) && !(x <= two));
static_assert(2.0 * si::metre < x && !(x < 3.0 * si::metre) && x <= 3.0 * si::metre &&
              x == 3.0 * si::metre && !(x > 3.0 * si::metre) && x >= 3.0 * si::metre);
// Operations in place need a left side that holds both.
template <class A, class B>
concept added_in_place = requires(A a, B b) { a += b; };
template <class A, class B>
concept taken_in_place = requires(A a, B b) { a -= b; };
using held = us::light<si::length, counted>;
using constant = us::light<si::length, double>;
static_assert(added_in_place<held, constant> && !added_in_place<constant, held>);
static_assert(taken_in_place<held, constant> && !taken_in_place<constant, held>);

TEST(LightMeeting, TheSameAtRunTime) {
  auto const y = x;
  EXPECT_EQ((y + 1.0 * si::metre).number.value, sum.number.value);
  EXPECT_EQ((two - y).number.value, -1);
}

}  // namespace

}  // namespace of_light_meeting
