// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/state/rate.hpp>

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::fits;
using unitstep::light;
using unitstep::rate_of;
using unitstep::vec;
using unitstep::detail::product_of;
using unitstep::detail::quotient_of;
using second = quantity<si::time>;
using metre = quantity<si::length>;
using hour = quantity<bu::metric::hour_base_unit::unit_type>;

// A rate is one of Boost's quantities, for both kinds of value, and has the shape of the value.
static_assert(std::same_as<rate_of<metre, second>, quantity<si::velocity>>);
static_assert(std::same_as<rate_of<light<si::length, double>, second>, quantity<si::velocity>>);
static_assert(std::same_as<rate_of<quantity<si::velocity, float>, quantity<si::time, float>>,
                           quantity<si::acceleration, float>>);
static_assert(std::same_as<rate_of<vec<metre, 3>, second>, vec<quantity<si::velocity>, 3>>);
static_assert(std::same_as<rate_of<std::array<vec<metre, 2>, 4>, second>,
                           std::array<vec<quantity<si::velocity>, 2>, 4>>);
static_assert(!std::same_as<rate_of<metre, second>, quantity<si::acceleration>>);

// Per second, plain numbers change in s^-1; per plain time, in plain numbers. A quantity per plain time keeps its unit,
// and a time per time is a number.
static_assert(fits<rate_of<double, second>, quantity<si::frequency>>);
static_assert(std::same_as<rate_of<double, double>, double>);
static_assert(std::same_as<rate_of<vec<float, 2>, float>, vec<float, 2>>);
static_assert(std::same_as<rate_of<metre, double>, metre>);
static_assert(std::same_as<rate_of<second, second>, double>);

// Two systems: km/h and the like.
static_assert(fits<rate_of<rate_of<metre, hour>, hour>, decltype(metre() / hour() / hour())>);
static_assert(fits<rate_of<quantity<bu::cgs::length>, second>, quantity<bu::cgs::velocity>>);
static_assert(!fits<rate_of<metre, hour>, quantity<si::velocity>>);

// A light quantity fits in place of Boost's and the other way round, in any spelling of the unit.
using roundabout_metre = quantity<unitstep::detail::unit_product<
    unitstep::detail::unit_quotient<si::length, hour::unit_type>, hour::unit_type>>;
static_assert(fits<metre, metre> && fits<metre, light<si::length, double>>);
static_assert(fits<light<si::length, double>, metre> && fits<metre, roundabout_metre>);
static_assert(fits<double, double> && fits<double, light<si::dimensionless, double>>);
static_assert(fits<double, quantity<si::dimensionless>>);
static_assert(fits<vec<metre, 3>, vec<light<si::length, double>, 3>>);
static_assert(fits<std::array<metre, 2>, std::array<light<si::length, double>, 2>>);
static_assert(fits<std::array<vec<metre, 3>, 2>, vec<vec<light<si::length, double>, 3>, 2>>);

// Another unit, system, value type, shape or size does not fit.
template <class A, class B>
constexpr bool misfits = !fits<A, B> && !fits<B, A>;
static_assert(misfits<metre, second> && misfits<metre, light<si::time, double>>);
static_assert(misfits<metre, quantity<bu::cgs::length>>);
static_assert(misfits<metre, quantity<si::length, float>>);
static_assert(misfits<metre, light<si::length, float>> && misfits<float, double>);
static_assert(misfits<metre, double> && misfits<metre, int> && misfits<double, int>);
static_assert(misfits<float, quantity<si::dimensionless>>);
static_assert(misfits<vec<metre, 2>, vec<metre, 3>> && misfits<vec<metre, 2>, vec<second, 2>>);
static_assert(misfits<metre, vec<metre, 1>> && misfits<std::array<metre, 2>, vec<metre, 3>>);
static_assert(!fits<vec<metre, 2>, std::array<metre, 2>>);

// A product and a quotient of two quantities, or of the components of vecs or arrays.
using force = quantity<si::force>;
using stiffness = quantity<si::surface_tension>;  // N/m
static_assert(fits<stiffness, quotient_of<force, metre>>);
static_assert(!fits<stiffness, quotient_of<metre, force>>);
static_assert(fits<stiffness, quotient_of<vec<force, 3>, vec<metre, 3>>>);
static_assert(
    fits<stiffness, quotient_of<std::array<vec<force, 3>, 2>, std::array<vec<metre, 3>, 2>>>);
static_assert(fits<force, product_of<quantity<si::acceleration>, quantity<si::mass>>>);
static_assert(
    fits<vec<force, 2>, product_of<vec<quantity<si::acceleration>, 2>, quantity<si::mass>>>);
static_assert(!fits<force, product_of<quantity<si::acceleration>, metre>>);

// A rate times the time is the value again, for numbers too.
TEST(Rate, TimesTimeIsTheValue) {
  rate_of<metre, second> const v = (6.0 * si::metre) / (2.0 * si::second);
  EXPECT_EQ((v * (2.0 * si::second)).value(), 6.0);
  EXPECT_TRUE((fits<metre, decltype(v * second())>));
}

}  // namespace
