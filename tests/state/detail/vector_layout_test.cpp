// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/explicit_euler.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/light.hpp>

#include "support/matched.hpp"
#include "support/same_bits.hpp"
#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
namespace cgs = boost::units::cgs;
using boost::units::quantity;
using unitstep::explicit_euler;
using unitstep::integrate;
using unitstep::light;
using unitstep::motion;
using unitstep::rates;
using unitstep::rk4;
using unitstep::vec;
using unitstep::detail::vector_layout;

// A raw value among others, at any offset.
static_assert(vector_layout<double>::size == 1 && vector_layout<vec<double, 3>>::size == 3);
static_assert(vector_layout<vec<vec<float, 2>, 5>>::size == 10 &&
              vector_layout<vec<vec<float, 2>, 5>>::size != 7);

constexpr vec<double, 6> filled() {
  vec<double, 6> row{};
  vector_layout<double>::flatten(1.0, row, 0);
  vector_layout<vec<vec<double, 2>, 2>>::flatten(vec{vec{2.0, 3.0}, vec{4.0, 5.0}}, row, 1);
  vector_layout<double>::flatten(6.0, row, 5);
  return row;
}
static_assert(filled() == vec{1.0, 2.0, 3.0, 4.0, 5.0, 6.0});
static_assert(vector_layout<vec<vec<double, 2>, 2>>::unflatten(filled(), 1) ==
              vec{vec{2.0, 3.0}, vec{4.0, 5.0}});
static_assert(vector_layout<vec<double, 3>>::unflatten(filled(), 2) == vec{3.0, 4.0, 5.0});
static_assert(!(vector_layout<vec<double, 3>>::unflatten(filled(), 1) == vec{3.0, 4.0, 5.0}));

// How many numbers a member is.
struct inner {
  quantity<si::length> x;
  motion<quantity<si::length>, quantity<si::velocity>> flight;
};
static_assert(vector_layout<inner>::size == 3 && vector_layout<std::array<inner, 2>>::size == 6);

// A motion beside another member: its rate is its acceleration. A lamp falls for 2 s from 20 m with
// g = 10 m/s^2, and burns 3 g of its wick a second.
struct lamp {
  motion<quantity<si::length>, quantity<si::velocity>> flight;
  quantity<si::mass> wick;
};
constexpr lamp lit{{20.0 * si::metre, 0.0 * si::metre_per_second}, 0.5 * si::kilogram};
constexpr auto falls = [](lamp const&, auto) {
  return rates{-10.0 * si::metre_per_second_squared, -0.125 * si::kilogram / si::second};
};
constexpr lamp landed = integrate(rk4{}, lit, falls, 0.25 * si::second, 8);
static_assert(landed.flight.position == 0.0 * si::metre);  // 20 - 10 * 2^2 / 2, exact for rk4
static_assert(landed.flight.velocity == -20.0 * si::metre_per_second);
static_assert(landed.wick == 0.25 * si::kilogram);
// And alone, where the motion's own field would return the same.
struct alone {
  motion<quantity<si::length>, quantity<si::velocity>> flight;
};
static_assert(integrate(
                  rk4{}, alone{lit.flight},
                  [](alone const&, auto) { return rates{-10.0 * si::metre_per_second_squared}; },
                  0.25 * si::second, 8)
                  .flight == landed.flight);
// Explicit Euler steps it as it steps a motion, bit for bit, on a spring whose numbers are no halves.
constexpr auto pull = [](auto const& s, auto) {
  return -0.7 / si::second / si::second * s.position;
};
constexpr motion stretched{0.3 * si::metre, 0.1 * si::metre_per_second};
static_assert(integrate(
                  explicit_euler{}, alone{stretched},
                  [](alone const& s, auto t) { return rates{pull(s.flight, t)}; }, 0.1 * si::second,
                  10)
                  .flight == integrate(explicit_euler{}, stretched, pull, 0.1 * si::second, 10));

// A motion in space, and bodies in an array, each a state.
struct body {
  motion<vec<quantity<si::length>, 2>, vec<quantity<si::velocity>, 2>> flight;
  quantity<si::mass> mass;
};
struct pair_of_bodies {
  std::array<body, 2> bodies;
};
constexpr auto drift = [](pair_of_bodies const& s, auto) {
  auto const none = 0.0 * si::metre_per_second_squared;
  auto const rate = [&](body const& b) {
    return rates{vec{none, 2.0 * si::metre_per_second_squared}, b.mass / (1.0 * si::second)};
  };
  return rates{std::array{rate(s.bodies[0]), rate(s.bodies[1])}};
};
constexpr auto speed = [](double v) { return v * si::metre_per_second; };
constexpr pair_of_bodies drifted = integrate(
    rk4{},
    pair_of_bodies{
        {{{{vec{0.0, 0.0} * si::metre, vec{speed(1.0), speed(0.0)}}, 1.0 * si::kilogram},
          {{vec{5.0, 0.0} * si::metre, vec{speed(0.0), speed(3.0)}}, 2.0 * si::kilogram}}}},
    drift, 0.5 * si::second, 4);
static_assert(drifted.bodies[0].flight.position == vec{2.0, 4.0} * si::metre);
static_assert(drifted.bodies[1].flight.position == vec{5.0, 10.0} * si::metre);
static_assert(drifted.bodies[1].flight.velocity == vec{speed(0.0), speed(7.0)});
static_assert(drifted.bodies[1].mass == 2.0 * drifted.bodies[0].mass);

// Aggregates nested twice; one that holds only another one has the rates of that.
struct innermost {
  quantity<si::length> x;
  quantity<si::velocity> v;
};
struct middle {
  innermost held;
  double share;
};
struct outermost {
  middle first;
  quantity<si::mass> mass;
};
struct wrapped {
  outermost all;
};
constexpr outermost deep{{{1.0 * si::metre, 2.0 * si::metre_per_second}, 0.5}, 4.0 * si::kilogram};
constexpr auto deep_rates = [](outermost const& s) {
  return rates{
      rates{rates{s.first.held.v, 1.0 * si::metre_per_second_squared}, 0.25 / (1.0 * si::second)},
      -0.5 * si::kilogram / si::second};
};
constexpr outermost deep_end = integrate(
    rk4{}, deep, [](outermost const& s, auto) { return deep_rates(s); }, 0.5 * si::second, 4);
static_assert(deep_end.first.held.x == 7.0 * si::metre);  // 1 + 2 * 2 + 2^2 / 2
static_assert(deep_end.first.share == 1.0 && deep_end.mass == 3.0 * si::kilogram);
static_assert(twins::same_bits(integrate(
                                   rk4{}, wrapped{deep},
                                   [](wrapped const& s, auto) { return deep_rates(s.all); },
                                   0.5 * si::second, 4)
                                   .all,
                               deep_end));

// Other numbers and other systems: centimetres in float, and long double with its unused bytes.
struct in_cgs {
  quantity<cgs::length, float> height;
  light<cgs::velocity, float> speed;
};
constexpr in_cgs cgs_end = integrate(
    rk4{}, in_cgs{100.0f * cgs::centimetre, {0.0f}},
    [](in_cgs const& s, auto) { return rates{s.speed, light<cgs::acceleration, float>{-50.0f}}; },
    0.5f * cgs::second, 4);
static_assert(cgs_end.height == 0.0f * cgs::centimetre && cgs_end.speed.number == -100.0f);
template <class T>
struct light_fall {
  light<si::length, T> height;
  light<si::velocity, T> speed;
};
template <class T>
constexpr light_fall<T> light_end = integrate(
    rk4{}, light_fall<T>{{T(20)}, {T(0)}},
    [](light_fall<T> const& s, auto) { return rates{s.speed, light<si::acceleration, T>{T(-10)}}; },
    T(0.25) * si::second, 8);
static_assert(light_end<double>.height.number == 0.0 && light_end<float>.height.number == 0.0f);
static_assert(light_end<long double>.height.number == 0.0L);
static_assert(light_end<long double>.speed.number == -20.0L);

TEST(VectorLayout, IsTheSameAtRunTime) {
  EXPECT_TRUE((filled() == vec{1.0, 2.0, 3.0, 4.0, 5.0, 6.0}));

  double volatile h = 0.25;
  double const here = h;
  EXPECT_TRUE(twins::same_bits(integrate(rk4{}, lit, falls, here * si::second, 8), landed));
  EXPECT_TRUE(
      twins::same_bits(integrate(rk4{}, pair_of_bodies{drifted}, drift, -2 * here * si::second, 4)
                           .bodies[1]
                           .flight.position,
                       vec{5.0, 0.0} * si::metre));
}

namespace checked {

namespace si = boost::units::si;
using unitstep::light;
using unitstep::detail::checked_members;
using length = light<si::length, double>;
using velocity = light<si::velocity, double>;
using acceleration = light<si::acceleration, double>;
using time = light<si::time, double>;
using state = checked_members<length, velocity>;
using rates = checked_members<velocity, acceleration>;

// The formula of a method type-checks: y + k h and the like are states.
template <class A, class B>
concept adds = requires(A a, B b) {
  { a + b } -> verdicts::matched;
};
static_assert(std::convertible_to<decltype(state{} + rates{} * time{}), state>);
static_assert(std::convertible_to<
              decltype(state{} + (rates{} + 2 * (rates{} + rates{})) * (time{} / 6)), state>);
static_assert(std::convertible_to<decltype(state{} - rates{} * (time{} / 2)), state>);

// With a wrong dimension it does not.
static_assert(adds<state, state> && !adds<state, rates>);
static_assert(!std::convertible_to<rates, state>);
static_assert(!std::convertible_to<state, checked_members<length>>);
static_assert(!adds<state, checked_members<length, length>>);
static_assert(std::same_as<decltype(state{} / time{}), rates>);

// Members convert to the same units of another system, all or none, and to no other number.
using of_cgs = checked_members<length, light<boost::units::cgs::time, double>>;
static_assert(std::convertible_to<of_cgs, checked_members<length, time>>);
static_assert(!std::convertible_to<of_cgs, checked_members<velocity, time>>);
static_assert(!std::convertible_to<checked_members<double>, checked_members<float>>);

// A mistake in one member names the operation; the state of the result accepts it and is refused there.
template <class Wrong>
constexpr auto said = verdicts::reads<typename unitstep::detail::mismatch_in<Wrong>::refusal>();
using wrong_sum = decltype(state{} + checked_members<length, length>{});
static_assert(said<wrong_sum> == "expected m s^-1 + m s^-1, got m s^-1 + m");
static_assert(said<decltype(state{} - rates{})> == "expected m - m, got m - m s^-1");
static_assert(std::convertible_to<wrong_sum, state>);
static_assert(!std::convertible_to<wrong_sum, checked_members<length>>);

TEST(CheckedMembers, IsNeverEvaluated) { EXPECT_TRUE((adds<state, state>)); }

}  // namespace checked

}  // namespace
