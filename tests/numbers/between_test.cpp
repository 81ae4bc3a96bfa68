// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <limits>
#include <stdexcept>
#include <unitstep/numbers/between.hpp>

namespace of_interval_constants {

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using interval = us::interval<double>;

constexpr auto length = us::between(1.0 * si::metre, 2.0 * si::metre);
constexpr auto time = us::between(0.5 * si::second, 0.5 * si::second);
constexpr us::light<si::length, double> light{4.0};

// With any operand it becomes a light quantity in Boost's unit, of the number type that fields use.
template <class Unit>
constexpr bool is(us::light<Unit, interval> const& q, double low, double high) {
  return q.value().lower <= low && q.value().lower > low - 1e-12 && q.value().upper >= high &&
         q.value().upper < high + 1e-12;
}
template <class Q, class Unit>
constexpr bool in(us::light<Unit, interval> const&) {
  return us::same_unit<Unit, us::unit_of<Q>>;
}
static_assert(is(+length, 1, 2) && is(-length, -2, -1) && in<quantity<si::length>>(-length));
static_assert(is(length + light, 5, 6) && is(light - length, 2, 3) &&
              is(1.0 * si::metre + length, 2, 3) && is(length - length, -1, 1));
static_assert(is(length * light, 4, 8) && in<quantity<si::area>>(light * length));
static_assert(is(length / time, 2, 4) && in<quantity<si::velocity>>(length / time) &&
              is(3.0 * si::metre / time, 6, 6) && is(3 * length, 3, 6) && is(1 / time, 2, 2));
static_assert(is(length / si::second, 1, 2) && in<quantity<si::velocity>>(length / si::second) &&
              is(length * si::second, 1, 2) &&
              in<decltype(1.0 * si::metre * si::second)>(length * si::second) &&
              is(length * interval(2, 3), 2, 6));

// Two units have no sum.
template <class A, class B>
concept adds = requires(A const& a, B const& b) { a + b; };
static_assert(adds<decltype(length), quantity<si::length>>);
static_assert(!adds<int*, decltype(length)*>);

TEST(IntervalConstants, AreNumbersOfAField) {
  EXPECT_TRUE(is(length * light, 4, 8));
  EXPECT_FALSE(is(length * light, 4, 8.1));  // the control
}

}  // namespace

}  // namespace of_interval_constants

namespace of_between {

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using length = quantity<si::length>;

// The bounds are the doubles that were given.
constexpr auto box = us::between(0.9 * si::metre, 1.1 * si::metre);
static_assert(std::same_as<decltype(box), us::interval<length> const>);
static_assert(box.lower == 0.9 * si::metre && box.upper == 1.1 * si::metre);
static_assert(std::same_as<decltype(us::between(1.0, 2.0)), us::interval<double>>);
static_assert(us::between(us::light<si::length, double>{1.0}, 2.0 * si::metre).upper ==
              2.0 * si::metre);
static_assert(us::interval{1.0 * si::metre, 2.0 * si::metre} ==
              us::between(1.0 * si::metre, 2.0 * si::metre));

// 9/10 is strictly between the bounds: 10 times the lower one is below 9 (0.9's neighbours are 2^-53 apart).
constexpr auto near = us::around(0.9);
static_assert(near.lower < 0.9 && 0.9 < near.upper && near.upper - near.lower <= 0x1p-51);
static_assert(us::around(0.9 * si::metre).lower.value() == near.lower);

template <int Low, int High>
concept allowed =
    requires { typename std::bool_constant<(us::between(double(Low), double(High)).finite())>; };
static_assert(allowed<1, 1> && allowed<1, 2> && !allowed<1, 0>);

// Two bounds are both doubles, or quantities of doubles in one unit.
template <class Lower, class Upper>
constexpr bool ok = decltype(us::detail::check_bounds<Lower, Upper>())::ok;
using of_float = quantity<si::length, float>;
static_assert(ok<double, double> && ok<length, length> &&
              ok<length, us::light<si::length, double>>);
static_assert(!ok<double, float> && !ok<float, double> && !ok<double, length> &&
              !ok<length, double> && !ok<length, of_float> && !ok<of_float, length> &&
              !ok<of_float, of_float> && !ok<length, quantity<si::time>>);

TEST(Between, RefusesWhatIsNoInterval) {
  EXPECT_THROW(static_cast<void>(us::between(2.0, 1.0)), std::domain_error);
  EXPECT_THROW(static_cast<void>(us::between(0.0, std::numeric_limits<double>::quiet_NaN())),
               std::domain_error);
  EXPECT_THROW(static_cast<void>(us::around(std::numeric_limits<double>::infinity() * si::metre)),
               std::domain_error);
}

}  // namespace

}  // namespace of_between
