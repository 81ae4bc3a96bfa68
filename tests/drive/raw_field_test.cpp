// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/raw_field.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::motion;
using unitstep::raw_field;
using line = motion<quantity<si::length>, quantity<si::velocity>>;
using time = quantity<si::time>;

constexpr auto one = 1.0 / (si::second * si::second);
constexpr auto generic = [](auto const& s, auto) { return -4.0 * one * s.position; };
constexpr auto of_boost = [](line const& s, time) { return -4.0 * one * s.position; };
constexpr quantity<si::acceleration> function(line const& s, time) {
  return -4.0 * one * s.position;
}

// A body that compiles on one of the two kinds of quantity only.
constexpr auto light_only = [](auto const& s, auto t) {
  static_assert(std::same_as<decltype(t), light<si::time, double>>);
  return -4.0 * one * s.position;
};
constexpr auto boost_only = unitstep::boost_typed([](auto const& s, auto t) {
  static_assert(std::same_as<decltype(t), time>);
  return -4.0 * one * s.position;
});

// All are -4 x on plain numbers: -8 at 2.
template <class Field>
constexpr double at_two(Field const& field) {
  return raw_field<line, time>(field)(motion<double, double>{2.0, 0.5}, 0.0);
}
static_assert(at_two(generic) == -8.0 && at_two(of_boost) == -8.0);
static_assert(at_two(function) == -8.0 && at_two(&function) == -8.0);
static_assert(at_two(light_only) == -8.0 && at_two(boost_only) == -8.0);
static_assert(at_two(unitstep::boost_typed(function)) == -8.0 && at_two(generic) != 8.0);

// A law has a raw form of its own, without a call for each unit.
constexpr unitstep::second_law law{0.5 * si::kilogram,
                                   unitstep::spring{2.0 * si::newton / si::metre}};
static_assert(at_two(law) == -8.0);
static_assert(std::same_as<decltype(raw_field<line, time>(law)), unitstep::linear_force<double>>);

TEST(RawField, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  auto const here = raw_field<line, time>(generic)(motion<double, double>{x, 0.5}, 0.0);
  EXPECT_EQ(here, -8.0);
}

}  // namespace
