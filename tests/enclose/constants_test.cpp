// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/forces/constant_force.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/numbers/between.hpp>

#include <gtest/gtest.h>

// Constants between bounds in a caller's field, captured or written there: each run contains those of its corners.

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::around;
using us::between;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr us::motion at_rest{0.0 * m, 0.0 * si::metre_per_second};
constexpr us::motion drawn{1.0 * m, 0.0 * si::metre_per_second};
template <class I, class Q>
constexpr bool holds(I const& box, Q const& lower, Q const& upper, Q const& more) {
  return box.lower <= lower && box.lower > lower - more && box.upper >= upper &&
         box.upper < upper + more;
}

// Returned unchanged, added, beside a unit: 1 to 2 m/s^2 for 2 s from rest, 2 to 4 m, and the axes of the set turn.
constexpr auto push =
    between(1.0 * si::metre_per_second_squared, 2.0 * si::metre_per_second_squared);
constexpr auto as_it_is = [](auto const&, auto) { return push; };
constexpr auto added = [](auto const& q, auto) { return 0.0 * q.position / s / s + push; };
constexpr auto with_unit = [](auto const&, auto) {
  return between(1.0, 2.0) * si::metre_per_second_squared;
};
constexpr bool pushes(auto const& field) {
  return holds(us::enclose<3>(at_rest, field, 0.25 * s, 8).position, 2.0 * m, 4.0 * m, 0.6 * m);
}
static_assert(pushes(as_it_is) && pushes(added) && pushes(with_unit));
static_assert(!pushes([](auto const&, auto) { return 1.0 * si::metre_per_second_squared; }));

// A spring of 3.9 to 4.1 / s^2: a factor on either side, a quotient, Boost's and light quantities of intervals.
constexpr auto stiff = between(3.9 / s / s, 4.1 / s / s);
using per_square = us::unit_of<decltype(1.0 / s / s)>;
constexpr us::light<per_square, us::interval<double>> light_stiff{{3.9, 4.1}};
constexpr auto boost_stiff =
    boost::units::quantity<per_square, us::interval<double>>::from_value({3.9, 4.1});
constexpr auto left = [](auto const& q, auto) { return -stiff * q.position; };
constexpr auto right = [](auto const& q, auto) { return -(q.position * stiff); };
constexpr auto by_light = [](auto const& q, auto) { return -(light_stiff * q.position); };
constexpr auto by_boost = [](auto const& q, auto) { return -(boost_stiff * q.position); };
constexpr auto by_number = [](auto const& q, auto) {
  return -(between(3.9, 4.1) * q.position) / (1.0 * s) / s;
};
constexpr auto by_time = [](auto const& q, auto) {
  return -q.position / (around(0.5 * s) * between(0.5 * s, 0.5 * s));
};
constexpr auto narrow = [](auto const& q, auto) { return -4.0 / s / s * q.position; };
TEST(Constants, OfASpring) {
  auto const exact = us::enclose(drawn, narrow, 0.0625 * s, 16).position;
  auto const swung = us::enclose(drawn, left, 0.0625 * s, 16).position;
  EXPECT_TRUE(swung.lower < exact.lower && exact.upper < swung.upper);
  EXPECT_GT((swung.upper - swung.lower).value(), 0.02);
  EXPECT_LT((swung.upper - swung.lower).value(), 0.2);
  for (double corner : {3.9, 4.1}) {
    auto const one = us::enclose(
        drawn, [corner](auto const& q, auto) { return -corner / s / s * q.position; }, 0.0625 * s,
        16);
    EXPECT_TRUE(swung.lower <= one.position.lower && one.position.upper <= swung.upper);
  }
  auto const from_right = us::enclose(drawn, right, 0.0625 * s, 16).position;
  EXPECT_NEAR(from_right.lower.value(), swung.lower.value(), 1e-15);
  EXPECT_NEAR(from_right.upper.value(), swung.upper.value(), 1e-15);
  EXPECT_EQ(us::enclose(drawn, by_light, 0.0625 * s, 16).position, from_right);
  EXPECT_EQ(us::enclose(drawn, by_boost, 0.0625 * s, 16).position, from_right);
  auto const numbered = us::enclose(drawn, by_number, 0.0625 * s, 16).position;
  EXPECT_NEAR(numbered.lower.value(), swung.lower.value(), 1e-12);
  auto const timed = us::enclose(drawn, by_time, 0.0625 * s, 16).position;
  EXPECT_TRUE(timed.lower <= exact.lower && exact.upper <= timed.upper);
  EXPECT_LT((timed.upper - timed.lower).value(), 1e-9);
}

// Reversed bounds contain nothing, and made the box too narrow. They are refused wherever they are written.
std::string said_of(auto const& field) {
  try {
    static_cast<void>(us::enclose(drawn, field, 0.0625 * s, 4));
  } catch (std::domain_error const& error) {
    return error.what();
  }
  return "nothing";
}
TEST(Constants, OfSwappedBoundsAreRefused) {
  std::string const swapped = "unitstep: an interval: lower must not be above upper";
  us::interval const typed{4.1 / s / s, 3.9 / s / s};
  EXPECT_EQ(said_of([=](auto const& q, auto) { return -(typed * q.position); }), swapped);
  EXPECT_EQ(said_of([](auto const& q, auto) {
              return -(us::interval<double>(4.1, 3.9) * q.position) / s / s;
            }),
            swapped);
  us::interval const push_back{2.0 * si::metre_per_second_squared,
                               1.0 * si::metre_per_second_squared};
  EXPECT_EQ(said_of([=](auto const&, auto) { return push_back; }), swapped);
  us::interval const strong{8.2 * si::newton / m, 7.8 * si::newton / m};
  // A law gets its constants when it is made.
  EXPECT_THROW((void)us::second_law(2.0 * si::kilogram, us::spring{strong}), std::domain_error);
  EXPECT_EQ(said_of(us::second_law{2.0 * si::kilogram,
                                   [=](auto const& q, auto) { return -(strong * q.position); }}),
            swapped);
  EXPECT_EQ(said_of(left), "nothing");
}

// The same as forces in a second law: the caller's laws contain what the library's contain.
constexpr auto spring_constant = between(7.8 * si::newton / m, 8.2 * si::newton / m);
constexpr auto weight = between(1.0 * si::newton, 1.25 * si::newton);
TEST(Constants, OfLawsOfTheCallers) {
  auto const mass = 2.0 * si::kilogram;
  auto const own = [](auto const& q, auto) { return -spring_constant * q.position; };
  auto const steady = [](auto const&, auto) { return weight; };
  auto const swung = us::enclose(drawn, us::second_law{mass, own, steady}, 0.0625 * s, 16);
  auto const due = us::enclose(
      drawn, us::second_law{mass, us::spring{spring_constant}, us::constant_force{weight}},
      0.0625 * s, 16);
  EXPECT_NEAR(swung.position.lower.value(), due.position.lower.value(), 1e-12);
  EXPECT_NEAR(swung.position.upper.value(), due.position.upper.value(), 1e-12);
  EXPECT_GT((due.position.upper - due.position.lower).value(), 0.05);
}
template <class Law>
constexpr bool is_taken(Law) {
  using field = us::second_law<boost::units::quantity<si::mass>, Law>;
  using state = std::remove_const_t<decltype(drawn)>;
  return decltype(us::diagnostics::check_enclosure<state, field,
                                                   boost::units::quantity<si::time>>())::ok;
}
static_assert(is_taken([](auto const& q, auto) { return -spring_constant * q.position; }));
static_assert(!is_taken([](auto const& q, auto) { return -spring_constant * q.velocity; }));

// In vecs and in aggregates, also for the time.
constexpr auto hook = [](auto const& q, auto t) {
  return us::vec{-stiff * q.position.x,
                 -stiff * q.position.y - push * sin(around(2.0 * si::radian / s) * t)};
};
constexpr auto plain_hook = [](auto const& q, auto t) {
  return -4.0 / s / s * q.position -
         us::vec{0.0, 1.5} * si::metre_per_second_squared * sin(2.0 * si::radian / s * t);
};
template <class T = double>
struct tank {
  us::light<si::length, T> level;
};
template <class T>
tank(us::light<si::length, T>) -> tank<T>;
constexpr auto drain = [](auto const& q, auto) {
  return us::rates{-between(0.25 / s, 0.5 / s) * q.level};
};
constexpr auto fill = [](auto const&, auto) {
  return us::rates{between(1.0 * si::metre_per_second, 2.0 * si::metre_per_second)};
};
TEST(Constants, InVecsAndAggregates) {
  us::motion const body{us::vec{1.0, 2.0} * m, us::vec{0.0, 0.0} * si::metre_per_second};
  auto const box = us::enclose(body, hook, 0.0625 * s, 16);
  auto const inside = us::enclose(body, plain_hook, 0.0625 * s, 16);
  EXPECT_TRUE(box.position.y.lower < inside.position.y.lower &&
              inside.position.y.upper < box.position.y.upper);
  EXPECT_TRUE(box.velocity.x.lower < inside.velocity.x.lower &&
              inside.velocity.x.upper < box.velocity.x.upper);
  // 2 m exp(-0.5 .. -0.25): 1.2130613 to 1.5576016 m; 2 m and 1 to 2 m more.
  auto const left_in = us::enclose(tank<>{2.0}, drain, 0.125 * s, 8);
  EXPECT_LE(left_in.level.lower.value(), 1.2130613);
  EXPECT_GE(left_in.level.upper.value(), 1.5576015);
  EXPECT_LT(left_in.level.upper.value(), 1.6);
  EXPECT_TRUE(
      holds(us::enclose(tank<>{2.0}, fill, 0.125 * s, 8).level, 3.0 * m, 4.0 * m, 1e-9 * m));
}

}  // namespace
