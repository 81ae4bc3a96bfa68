// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/systems/si.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/unitstep.hpp>

#include "support/same_bits.hpp"

namespace shop {

// A base dimension of the caller's own, with a unit.
struct money_base_dimension : boost::units::base_dimension<money_base_dimension, 1> {};
struct pound_base_unit
    : boost::units::base_unit<pound_base_unit, money_base_dimension::dimension_type, 1> {
  static constexpr char const* symbol() { return "GBP"; }
  static constexpr char const* name() { return "pound sterling"; }
};
using money = boost::units::make_system<pound_base_unit>::type;
using pounds = boost::units::unit<money_base_dimension::dimension_type, money>;

}  // namespace shop

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::integrate;
using unitstep::light;
using unitstep::rates;

// Every method that needs no position and velocity steps a tank and its temperature: both decay, with each method's
// error. After one second in steps of h the water is e^-1 of what it was.
struct tank {
  quantity<si::volume> water;
  quantity<si::temperature> above_room;
};
constexpr auto leaks = [](tank const& s, auto) {
  auto const second = 1.0 * si::second;
  return rates{-s.water / second, -s.above_room / second};
};
constexpr double exact = unitstep::math::exp(-1.0);
template <class Method>
constexpr double error_in(int steps) {
  tank const end = integrate(Method{}, tank{1.0 * si::cubic_metre, 64.0 * si::kelvin}, leaks,
                             1.0 / steps * si::second, steps);
  // A power of two changes no rounding, so the second member is 64 times the first.
  if (end.above_room.value() != 64 * end.water.value()) return 1.0;
  double const error = end.water.value() - exact;
  return error < 0 ? -error : error;
}
template <class Method>
constexpr bool has_its_order() {
  double const ratio = error_in<Method>(16) / error_in<Method>(32);
  double const due = static_cast<double>(1 << Method::order);
  return ratio > 0.85 * due && ratio < 1.25 * due;
}
static_assert(has_its_order<unitstep::explicit_euler>());
static_assert(has_its_order<unitstep::midpoint>() && has_its_order<unitstep::heun>());
static_assert(has_its_order<unitstep::ralston>() && has_its_order<unitstep::kutta3>());
static_assert(has_its_order<unitstep::ssprk3>() && has_its_order<unitstep::rk4>());
static_assert(has_its_order<unitstep::three_eighths>() && has_its_order<unitstep::butcher5>());
struct weak_rk4 : unitstep::midpoint {
  static constexpr int order = 4;
};
static_assert(!has_its_order<weak_rk4>());

// A method that needs a position and a velocity steps no tank.
template <class Method>
inline constexpr bool suits =
    unitstep::diagnostics::check_run<Method, tank, decltype(leaks), quantity<si::time>>().ok;
static_assert(suits<unitstep::rk4> && !suits<unitstep::semi_implicit_euler>);
static_assert(!suits<unitstep::velocity_verlet> && !suits<unitstep::leapfrog>);
static_assert(!suits<unitstep::stormer_verlet> && !suits<unitstep::suvat>);
static_assert(!suits<unitstep::yoshida8> && suits<unitstep::implicit_euler>);

// The same members as Boost's quantities, light ones and numbers, called in each way, have the same bits.
template <class X, class V, class M>
struct rocket {
  X height;
  V speed;
  M mass;
};
using of_boost = rocket<quantity<si::length>, quantity<si::velocity>, quantity<si::mass>>;
using of_light =
    rocket<light<si::length, double>, light<si::velocity, double>, light<si::mass, double>>;
using of_both = rocket<quantity<si::length>, light<si::velocity, double>, quantity<si::mass>>;
using of_numbers = rocket<double, double, double>;
constexpr auto flow = -0.3 * si::kilogram / si::second;
constexpr auto flight = [](auto const& r, auto) {
  return rates{r.speed, 7.3 * si::newton / r.mass - 9.80665 * si::metre_per_second_squared, flow};
};
constexpr auto light_flight = [](auto const& r, auto) {
  return rates{r.speed,
               light<si::force, double>{7.3} / r.mass - light<si::acceleration, double>{9.80665},
               unitstep::light_of(flow)};
};
constexpr auto bare_flight = [](of_numbers const& r, double) {
  return rates{r.speed, 7.3 / r.mass - 9.80665, -0.3};
};
template <class S, class Field>
constexpr of_numbers flown(Field const& field, S const& start) {
  auto const numbers = [](auto const& q) {
    return unitstep::raw_form<std::decay_t<decltype(q)>>::to_raw(q);
  };
  auto const end = integrate(unitstep::rk4{}, start, field, 0.1 * si::second, 20);
  return {numbers(end.height), numbers(end.speed), numbers(end.mass)};
}
constexpr of_boost boost_start{0.0 * si::metre, 1.7 * si::metre_per_second, 1.0 * si::kilogram};
constexpr of_numbers bare =
    integrate(unitstep::rk4{}, of_numbers{0.0, 1.7, 1.0}, bare_flight, 0.1, 20);
static_assert(twins::same_bits(flown(flight, boost_start), bare));
static_assert(twins::same_bits(flown(unitstep::boost_typed(flight), boost_start), bare));
static_assert(twins::same_bits(flown(light_flight, of_light{{0.0}, {1.7}, {1.0}}), bare));
static_assert(twins::same_bits(flown(flight, of_light{{0.0}, {1.7}, {1.0}}), bare));
static_assert(twins::same_bits(flown(flight, of_both{0.0 * si::metre, {1.7}, 1.0 * si::kilogram}),
                               bare));
static_assert(!twins::same_bits(flown(flight, of_light{{0.0}, {1.5}, {1.0}}), bare));
// A field may name the time as Boost's quantity.
constexpr auto named = [](of_boost const& r, quantity<si::time> t) { return flight(r, t); };
static_assert(twins::same_bits(flown(named, boost_start), bare));

// Which way is taken, by bits or by members.
namespace detail = unitstep::detail;
using three = unitstep::vec<double, 3>;
using time = quantity<si::time>;
using light_time = light<si::time, double>;
static_assert(detail::is_bare<of_light, three> && detail::is_bare<three, three>);
static_assert(!detail::is_bare<of_boost, three> && !detail::is_bare<double, three>);
using three_rates = rates<light<si::velocity, double>, light<si::acceleration, double>, double>;
static_assert(!detail::all_quantities<double> && !detail::all_quantities<three_rates>);
static_assert(detail::all_quantities<rates<light<si::velocity, double>, quantity<si::mass>>>);
template <class S, class SeenTime, class Result>
using way = detail::aggregate_field<decltype(flight), S, SeenTime, Result>;
using all_light =
    rates<light<si::velocity, double>, light<si::acceleration, double>, light<si::mass, double>>;
static_assert(way<of_light, light_time, all_light>::bits_are_numbers);
static_assert(!way<of_light, time, all_light>::bits_are_numbers);
struct of_floats {
  float a, b, c;
};
struct of_long_doubles {
  long double a, b, c;
};
static_assert(way<of_floats, float, all_light>::bits_are_numbers &&
              !way<of_long_doubles, long double, all_light>::bits_are_numbers);
static_assert(way<of_boost, light_time, all_light>::named &&
              !way<of_boost, time, all_light>::named);
struct half_numbers {
  quantity<si::length> a;
  double b, c;
};
static_assert(!way<half_numbers, light_time, all_light>::named);
struct four_numbers_in_three {
  quantity<si::length> a, b;
  unitstep::vec<quantity<si::length>, 2> c;
};
struct three_numbers_in_two {
  quantity<si::length> a;
  unitstep::vec<quantity<si::length>, 2> b;
};
static_assert(way<of_boost, light_time, all_light>::three_quantities &&
              !way<of_boost, light_time, three_rates>::three_quantities);
static_assert(!way<four_numbers_in_three, light_time, all_light>::three_quantities &&
              !way<three_numbers_in_two, light_time, all_light>::three_quantities &&
              !way<tank, light_time, all_light>::three_quantities);

// For any number of members each has its rate, as a quantity or a number.
struct four_lengths {
  quantity<si::length> a, b, c, d;
};
constexpr auto of_four = [](auto const& s, auto t) {
  return rates{s.b / t, s.c / t, s.d / t, s.a / t};
};
template <class State, class Field>
constexpr auto rates_of(Field const& field, typename unitstep::raw_form<State>::raw const& s) {
  return unitstep::raw_field<State, time>(field)(s, 0.5);
}
static_assert(rates_of<four_lengths>(of_four, {{1.0, 2.0, 3.0, 4.0}}) ==
              unitstep::detail::state_vector<double, 4>{{4.0, 6.0, 8.0, 2.0}});
static_assert(rates_of<four_lengths>(unitstep::boost_typed(of_four), {{1.0, 2.0, 3.0, 4.0}}) ==
              unitstep::detail::state_vector<double, 4>{{4.0, 6.0, 8.0, 2.0}});
struct clock_and_length {
  quantity<si::time> a;
  quantity<si::length> b;
};
constexpr auto of_mixed = [](auto const& s, auto t) { return rates{2.0, s.b / t}; };
static_assert(rates_of<clock_and_length>(of_mixed, {{3.0, 5.0}}) ==
              unitstep::detail::state_vector<double, 2>{{2.0, 10.0}});

// A currency: a rate of pay is exact for every method.
struct purse {
  quantity<shop::pounds> savings;
};
constexpr quantity<shop::pounds> pound = 1.0 * shop::pounds{};
static_assert(integrate(
                  unitstep::explicit_euler{}, purse{},
                  [](purse const&, auto) { return rates{2.0 * pound / si::second}; },
                  0.5 * si::second, 8)
                  .savings == 8.0 * pound);

TEST(AggregateField, StepsTheSameAtRunTime) {
  double volatile v = 1.7;
  double const here = v;
  of_boost const boost{0.0 * si::metre, here * si::metre_per_second, 1.0 * si::kilogram};
  EXPECT_TRUE(twins::same_bits(flown(flight, boost), bare));
  EXPECT_TRUE(twins::same_bits(flown(light_flight, of_light{{0.0}, {here}, {1.0}}), bare));
}

}  // namespace
