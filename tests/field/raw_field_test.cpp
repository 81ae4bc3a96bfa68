// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/rk4.hpp>

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

// A body that compiles with one of the two kinds of quantity only.
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

// A law has its own raw form, without calls for each unit.
constexpr unitstep::second_law law{0.5 * si::kilogram,
                                   unitstep::spring{2.0 * si::newton / si::metre}};
static_assert(at_two(law) == -8.0);
static_assert(
    std::same_as<decltype(raw_field<line, time>(law)), unitstep::detail::linear_force<double>>);

// A field in space, or for many bodies, is called directly on the bits of the numbers. A field with constants keeps
// them, and one without takes no room. -4 * (3 + i) at place i.
template <class Q>
using space = unitstep::vec<Q, 3>;
using in_space = motion<space<quantity<si::length>>, space<quantity<si::velocity>>>;
using raw_space = motion<space<double>, space<double>>;
constexpr raw_space in_threes{{3.0, 4.0, 5.0}, {0.5, 0.6, 0.7}};
constexpr auto holding = [minus_four = -4.0 * one](auto const& s, auto) {
  return minus_four * s.position;
};
constexpr auto from_velocity = [](auto const& s, auto t) { return s.velocity / t; };
static_assert(raw_field<in_space, time>(generic)(in_threes, 0.0) ==
              unitstep::vec{-12., -16., -20.});
static_assert(raw_field<in_space, time>(holding)(in_threes, 0.0) ==
              unitstep::vec{-12., -16., -20.});
static_assert(raw_field<in_space, time>(from_velocity)(in_threes, 0.5) ==
              unitstep::vec{1.0, 1.2, 1.4});
static_assert(raw_field<in_space, time>(from_velocity)(in_threes, 0.5) !=
              unitstep::vec{1.0, 1.4, 1.2});
static_assert(sizeof(raw_field<in_space, time>(holding)) == sizeof(double));
static_assert(std::is_empty_v<decltype(raw_field<in_space, time>(generic))>);

template <class Q>
using pair = std::array<space<Q>, 2>;
using two_bodies = motion<pair<quantity<si::length>>, pair<quantity<si::velocity>>>;
constexpr auto swapped = [](auto const& s, auto t) {
  return std::array{s.velocity[1] / t, s.velocity[0] / t};
};
constexpr auto of_two =
    raw_field<two_bodies, time>(swapped)({{}, {{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}}}, 0.5);
static_assert(of_two[0] == unitstep::vec{8.0, 10.0, 12.0});
static_assert(of_two[1] == unitstep::vec{2.0, 4.0, 6.0});

// Any number type works: float has its own bits, and long double is converted number by number.
template <class T>
constexpr T at_two_in() {
  using state = motion<quantity<si::length, T>, quantity<si::velocity, T>>;
  using time_in = quantity<si::time, T>;
  auto const field = [](auto const& s, auto t) { return -4 * s.position / t / t; };
  return raw_field<state, time_in>(field)(motion<T, T>{2, 0}, 1);
}
static_assert(at_two_in<float>() == -8.0F && at_two_in<long double>() == -8.0L);

// Which types have the same bits: not Boost's quantities, which are not trivially copyable, and not long double.
using unitstep::detail::same_bits_as_raw;
static_assert(same_bits_as_raw<double> && same_bits_as_raw<space<light<si::length, float>>>);
static_assert(!same_bits_as_raw<quantity<si::length>> && !same_bits_as_raw<long double>);
struct length_and_name : light<si::length, double> {
  int name;
};
static_assert(!same_bits_as_raw<length_and_name, double, double>);
constexpr auto boost_typed_result = [](auto const& s, auto) -> space<quantity<si::acceleration>> {
  return {-4.0 * one * s.position.x, {}, {}};
};
template <class Field, class State>
concept on_bits = unitstep::detail::field_on_bits<Field, State, time>;
static_assert(on_bits<decltype(generic), in_space>);
static_assert(!on_bits<decltype(boost_typed_result), in_space>);

// A field without constants needs no member to be called; on other bits it is a member, like one with constants.
struct two_numbers {
  double a, b;
};
static_assert(unitstep::detail::stateless<decltype(generic)>);
static_assert(!unitstep::detail::stateless<decltype(holding)> &&
              !unitstep::detail::stateless<two_numbers>);
template <class Field, class State>
using inside = decltype(&unitstep::detail::light_field<Field, State, time>::field);
static_assert(std::is_member_pointer_v<inside<decltype(holding), in_space>>);
static_assert(!std::is_member_pointer_v<inside<decltype(generic), in_space>>);
static_assert(std::is_member_pointer_v<inside<decltype(boost_typed_result), in_space>>);

// The field inside boost_typed is called directly.
static_assert(sizeof(raw_field<line, time>(unitstep::boost_typed(holding))) == sizeof(double));
static_assert(at_two(unitstep::boost_typed(holding)) == -8.0);

// A field that names its types, for a state whose acceleration has no unit: s^2 per s per s is 1. From rest with 1:
// 1^2/2 s^2 after 1 s.
using square = boost::units::quantity<unitstep::detail::unit_power<si::time, 2>>;
using once = boost::units::quantity<si::time>;
static_assert(unitstep::integrate(
                  unitstep::rk4{}, unitstep::motion{square{}, once{}},
                  [](unitstep::motion<square, once> const&, once) { return 1.0; }, 0.5 * si::second,
                  2)
                  .position.value() == 0.5);

constexpr auto numbers = [](unitstep::motion<square, once> const& s, once t) {
  return s.position.value() + 10.0 * s.velocity.value() + 100.0 * t.value();
};
static_assert(raw_field<unitstep::motion<square, once>, once>(numbers)(motion<double, double>{2.0,
                                                                                              3.0},
                                                                       4.0) == 432.0);

TEST(RawField, IsTheSameAtRunTime) {
  double volatile x = 2.0;
  auto const here = raw_field<line, time>(generic)(motion<double, double>{x, 0.5}, 0.0);
  EXPECT_EQ(here, -8.0);
  auto const there =
      raw_field<in_space, time>(generic)(raw_space{{x, 2 * x, 3 * x}, {0.5, 0.6, 0.7}}, 0.0);
  EXPECT_EQ(there, (unitstep::vec{-8.0, -16.0, -24.0}));
}

}  // namespace
