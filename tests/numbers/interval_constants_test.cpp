// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/numbers/between.hpp>
#include <unitstep/numbers/interval_constants.hpp>

#include <gtest/gtest.h>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;
using interval = us::interval<double>;

constexpr auto length = us::between(1.0 * si::metre, 2.0 * si::metre);
constexpr auto time = us::between(0.5 * si::second, 0.5 * si::second);
constexpr us::light<si::length, double> light{4.0};

// Whatever it meets becomes a light quantity of the number that fields compute with, in Boost's unit.
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

// A sum of two units is none.
template <class A, class B>
concept adds = requires(A const& a, B const& b) { a + b; };
static_assert(adds<decltype(length), quantity<si::length>>);
static_assert(!adds<int*, decltype(length)*>);

TEST(IntervalConstants, AreNumbersOfAField) {
  EXPECT_TRUE(is(length * light, 4, 8));
  EXPECT_FALSE(is(length * light, 4, 8.1));  // the control
}

}  // namespace
