// SPDX-License-Identifier: BSL-1.0
#include <unitstep/units/light.hpp>

#include <boost/units/systems/si/length.hpp>

// Functions of plain numbers that come from a formula of quantities are called as the functions of quantities are. This
// comes before another header brings what <math.h> has, and without a using-directive, as for a user who includes
// nothing else.
namespace {

template <class T>
constexpr T distance_from(T at, T centre) {
  auto const x = at * boost::units::si::metre, span = centre * boost::units::si::metre;
  return abs(x / span - T(1));
}
constexpr float distance_from(float at) {
  boost::units::quantity<boost::units::si::length, float> const x(at * boost::units::si::metre);
  return abs(x / (2.0F * boost::units::si::metre) - 1.0F);
}
constexpr double ratio_of(double a, double b) {
  return abs((a * boost::units::si::metre) / (b * boost::units::si::metre));
}
template <class T>
struct functions {
  T root, square, sine, length;
};
template <class T>
functions<T> of_a_ratio(T a, T b) {
  auto const ratio = (a * boost::units::si::metre) / (b * boost::units::si::metre) - T(1);
  return {T(sqrt(ratio)), T(pow(ratio, 2)), T(sin(ratio)), T(hypot(ratio, 0.75))};
}

}  // namespace

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <numbers>
#include <type_traits>
#include <unitstep/numbers/interval_functions.hpp>

#include "math/twin_values.hpp"
#include "support/matched.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
template <class T>
using metres = light<si::length, T>;

template <class T>
constexpr bool extremes() {
  metres<T> const one{1}, two{2};
  quantity<si::length, T> const boost_one = one, boost_two = two;
  auto const is = [](auto q, T n) { return std::same_as<decltype(q), metres<T>> && q.number == n; };
  return is(min(one, two), 1) && is(min(two, one), 1) && is(max(one, two), 2) &&
         is(max(two, one), 2) && is(min(one, boost_two), 1) && is(min(boost_two, one), 1) &&
         is(max(boost_one, two), 2) && is(max(two, boost_one), 2) && !is(min(one, two), 2);
}
static_assert(extremes<float>() && extremes<double>() && extremes<long double>());

// Beside the standard's functions of the same name, and through them.
constexpr metres<double> with_the_standard_ones_in_sight(metres<double> a, metres<double> b) {
  using std::clamp;
  using std::max;
  using std::min;
  return clamp(max(a, b), min(a, b), min(a, b));
}
static_assert(with_the_standard_ones_in_sight({3.0}, {2.0}) == metres<double>{2.0});
static_assert(std::max(metres<double>{3.0}, metres<double>{2.0}).number == 3.0);

template <class T>
constexpr bool clamps() {
  metres<T> const low{-1}, high{2};
  quantity<si::length, T> const boost_low = low, boost_high = high, boost_five = metres<T>{5};
  return clamp(metres<T>{5}, low, high) == high && clamp(metres<T>{-5}, low, high) == low &&
         clamp(metres<T>{1}, low, high) == metres<T>{1} &&
         clamp(metres<T>{5}, boost_low, boost_high) == high &&
         clamp(boost_five, low, boost_high) == high && clamp(boost_five, low, high) == high &&
         clamp(boost_five, boost_low, high) == high &&
         clamp(metres<T>{-5}, low, boost_high) == low &&
         clamp(metres<T>{-5}, boost_low, high) == low && clamp(metres<T>{5}, low, high) != low;
}
static_assert(clamps<float>() && clamps<double>() && clamps<long double>());

// Of two equal numbers the first is returned: zeros show which.
constexpr bool is_plus(metres<double> q) { return std::bit_cast<std::uint64_t>(q.number) == 0; }
constexpr metres<double> plus{0.0}, minus{-0.0}, one{1.0};
static_assert(is_plus(min(plus, minus)) && !is_plus(min(minus, plus)));
static_assert(is_plus(max(plus, minus)) && !is_plus(max(minus, plus)));
static_assert(is_plus(clamp(plus, minus, one)) && !is_plus(clamp(minus, plus, one)));
static_assert(is_plus(clamp(plus, -one, minus)) && !is_plus(clamp(minus, -one, plus)));

// An integer to the power 0 is 1; an integer has no reciprocal.
template <long N>
constexpr bool has_power = requires(metres<int> q) { pow<N>(q).number; };
static_assert(pow<0>(metres<int>{3}).number == 1 && has_power<1>);
static_assert(unitstep::pow<0>(quantity<si::length, int>::from_value(3)).value() == 1);

static_assert(abs(metres<double>{0.5}).number == 0.5 && abs(metres<double>{-0.5}).number == 0.5);
static_assert(abs(metres<double>{-3.0}).number == 3.0 && abs(metres<double>{3.0}).number == 3.0);
static_assert(abs(metres<double>{-3.0}).number != -3.0);
static_assert(unitstep::abs(-3.0 * si::metre) == 3.0 * si::metre &&
              unitstep::abs(3.0F * si::metre) == 3.0F * si::metre);
static_assert(abs(metres<float>{-std::numeric_limits<float>::infinity()}).number ==
              std::numeric_limits<float>::infinity());

// Powers are products, exact for small whole numbers.
template <class T>
constexpr bool powers() {
  metres<T> const three{3};
  return pow<0>(three) == T(1) && pow<1>(three).number == 3 && pow<2>(three).number == 9 &&
         pow<3>(three).number == 27 && pow<4>(three).number == 81 && pow<5>(three).number == 243 &&
         pow<10>(three).number == 59049 && pow<-1>(three).number == T(1) / 3 &&
         pow<-2>(three).number == T(1) / 9 && pow<2>(three).number != 6;
}
static_assert(powers<float>() && powers<double>() && powers<long double>());
static_assert(std::same_as<decltype(pow<2>(metres<float>{})), light<si::area, float>>);
static_assert(
    std::same_as<decltype(pow<-1>(light<si::time, double>{})), light<si::frequency, double>>);
static_assert(unitstep::pow<2>(3.0 * si::metre) == 9.0 * si::square_metre);
static_assert(unitstep::pow<-2>(2.0 * si::second) == 0.25 / (si::second * si::second));
static_assert(unitstep::pow<3>(2.0f) == 8.0f && unitstep::pow<-1>(4.0) == 0.25);

// 1.25 m of 2.5 m is a half, and so on; C's `abs(int)` would return 0.
static_assert(distance_from(1.25, 2.5) == 0.5 && distance_from(3.0, 2.0) == 0.5);
static_assert(distance_from(1.25F, 2.5F) == 0.5F && distance_from(1.25L, 2.5L) == 0.5L);
static_assert(distance_from(1.0F) == 0.5F && distance_from(3.0F) == 0.5F);
static_assert(ratio_of(-1.0, 4.0) == 0.25 && ratio_of(1.0, -4.0) == 0.25);
TEST(FunctionsOfQuantities, AreRightOfAPlainNumber) {
  auto const check = []<class T>(T, double within) {
    auto const [root, square, sine, length] = of_a_ratio(T(3), T(2));  // of 0.5
    EXPECT_NEAR(static_cast<double>(root), std::numbers::sqrt2 / 2, within);
    EXPECT_EQ(square, T(0.25));
    EXPECT_NEAR(static_cast<double>(sine), 0.479425538604203, within);  // sin(1/2), A&S 4.6
    EXPECT_NEAR(static_cast<double>(length), std::sqrt(13.0) / 4, within);
  };
  check(0.0F, 1e-7);
  check(0.0, 1e-15);
}

// In constants, with the library's names in sight, also those for numbers.
namespace with_a_directive {
using namespace unitstep;
template <class T>
constexpr bool takes_numbers() {
  auto const of = [](auto x, T due) { return std::same_as<decltype(x), T> && x == due; };
  return of(abs(T(-0.5)), T(0.5)) && of(abs(T(0.5)), T(0.5)) && of(min(T(0.5), T(2)), T(0.5)) &&
         of(max(T(0.5), T(2)), T(2)) && of(clamp(T(0.5), T(1), T(2)), T(1)) &&
         of(clamp(T(1.5), T(1), T(2)), T(1.5)) && of(clamp(T(3), T(1), T(2)), T(2)) &&
         of(pow<2>(T(-0.5)), T(0.25));
}
static_assert(takes_numbers<float>() && takes_numbers<double>() && takes_numbers<long double>());
// Arguments that may be on either side of 0, or of one another.
constexpr interval<double> around_zero{-1.0, 0.5}, above{0.25, 2.0};
static_assert(abs(around_zero).lower == 0 && abs(around_zero).upper == 1);
static_assert(max(around_zero, above).lower == 0.25 && max(around_zero, 0.25).upper == 0.5);
static_assert(min(above, around_zero).lower == -1 && min(1.0, above).upper == 1);
// The standard's own functions beside them.
namespace with_another {
using namespace std;  // NOLINT(google-build-using-namespace)
static_assert(abs(-0.5) == 0.5 && max(0.25, 0.5) == 0.5 && clamp(0.5, 0.75, 1.0) == 0.75);
static_assert(max(3, 4) == 4);
}  // namespace with_another
}  // namespace with_a_directive

// A ratio of quantities beside a number, as a formula makes both; and a constant beside the number that holds it.
static_assert(max(metres<double>{3.0} / si::metre, 1.0) == 3.0 &&
              min(1.0, metres<double>{3.0} / metres<double>{2.0}) == 1.0 &&
              clamp(metres<double>{3.0} / si::metre, -1.0, 1.0) == 1.0 &&
              clamp(0.5, 0.0, metres<double>{3.0} / si::metre) == 0.5);
using ranged = light<si::length, unitstep::interval<double>>;
static_assert(max(ranged{{-1.0, 0.5}}, 0.25 * si::metre).number.upper == 0.5 &&
              max(0.25 * si::metre, ranged{{-1.0, 0.5}}).number.lower == 0.25 &&
              min(ranged{{-1.0, 0.5}}, 0.25 * si::metre).number.lower == -1);

template <class A, class B>
concept have_a_least = requires(A a, B b) {
  { min(a, b) } -> verdicts::matched;
} || requires(A a, B b) {
  { max(a, b) } -> verdicts::matched;
};
template <class Q, class A, class B>
concept clampable = requires(Q q, A a, B b) { clamp(q, a, b); };
static_assert(have_a_least<metres<double>, quantity<si::length>>);
static_assert(!have_a_least<metres<double>, light<si::time, double>>);
static_assert(!have_a_least<metres<double>, quantity<si::time>>);
static_assert(!have_a_least<metres<double>, metres<float>>);
static_assert(!have_a_least<metres<double>, double>);
static_assert(clampable<metres<double>, metres<double>, quantity<si::length>>);
static_assert(!clampable<metres<double>, metres<double>, light<si::time, double>>);
static_assert(!clampable<metres<double>, quantity<si::time>, metres<double>>);
static_assert(!clampable<light<si::time, double>, metres<double>, metres<double>>);
static_assert(!clampable<metres<double>, double, double>);

template <class T>
constexpr std::array<T, 7> results(T a, T b) {
  metres<T> const x{a}, y{b};
  return {abs(y).number,    min(x, y).number,  max(x, y).number, clamp(x, y, y).number,
          pow<3>(y).number, pow<-3>(y).number, pow<7>(x).number};
}

// A power below zero is 1 divided by the positive power.
static_assert(unitstep::detail::whole_power<-2>(light<si::length, double>{4.0}) ==
              0.0625 / (si::metre * si::metre));
static_assert(unitstep::detail::whole_power<-2>(4.0) == 0.0625);

template <class T>
class LightFunctions : public ::testing::Test {};
TYPED_TEST_SUITE(LightFunctions, twins::real_types);

TYPED_TEST(LightFunctions, AreTheSameInTheCompiler) {
  using T = TypeParam;
  static constexpr auto constants = results(T(0.1L), T(-3.7L));
  twins::expect_same_values([](T a, T b) { return results(a, b); }, T(0.1L), T(-3.7L), constants);
}

TYPED_TEST(LightFunctions, AbsTakesTheSignOfZeroAndKeepsNaN) {
  using T = TypeParam;
  EXPECT_FALSE(std::signbit(abs(metres<T>{twins::opaque(-T(0))}).number));
  EXPECT_FALSE(std::signbit(abs(metres<T>{twins::opaque(T(0))}).number));
  EXPECT_TRUE(std::isnan(abs(metres<T>{std::numeric_limits<T>::quiet_NaN()}).number));
}

}  // namespace
