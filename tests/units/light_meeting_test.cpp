// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/units/light.hpp>
#include <unitstep/units/light_meeting.hpp>

#include <gtest/gtest.h>

namespace si = boost::units::si;
namespace us = unitstep;
using boost::units::quantity;

namespace {

// A number that counts what it was made of: 1 for each constant that it holds.
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
// A number without a unit, as a sine is, beside a constant with one, in either order.
constexpr counted three{3.0, 0};
using us::operator*, us::operator/;
static_assert(std::same_as<decltype(three * metre), us::light<si::length, counted>>);
static_assert(std::same_as<decltype(two / three), us::light<si::length, counted>>);
static_assert(std::same_as<us::unit_of<decltype(three / metre)>, us::unit_power<si::length, -1>>);
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
// In place only what holds both.
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
