// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/math/detail/function_mismatch.hpp>
#include <unitstep/math/quantity_functions.hpp>
#include <unitstep/state/motion.hpp>

#include "support/matched.hpp"

namespace {

// What is said of a mismatch, and that it is an error, is tested in tests/refuse.

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;

using metres = quantity<si::length>;
using seconds = quantity<si::time>;
using light_metres = light<si::length, double>;
using degrees = quantity<boost::units::degree::plane_angle>;

static_assert(std::same_as<decltype(unitstep::sin(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::cos(degrees{})), unknown>);
static_assert(std::same_as<decltype(tan(vec<degrees, 2>{})), unknown>);
static_assert(std::same_as<decltype(unitstep::exp(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::log(metres{})), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(metres{}, seconds{})), unknown>);
static_assert(std::same_as<decltype(unitstep::atan2(metres{}, 1.0)), unknown>);
static_assert(std::same_as<decltype(sqrt(vec<metres, 2>{})), unknown>);
static_assert(std::same_as<decltype(cbrt(vec<metres, 3>{})), unknown>);
static_assert(std::same_as<decltype(unitstep::pow(metres{}, 2)), unknown>);
static_assert(std::same_as<decltype(unitstep::pow<2>(vec<metres, 2>{})), unknown>);

// An angle has a sine, and of a number others may say what it has.
static_assert(!unitstep::detail::no_angle<quantity<si::plane_angle>>);
static_assert(!unitstep::detail::no_angle<double> && unitstep::detail::no_angle<metres>);

// A whole state is an argument of none.
using fall = unitstep::motion<metres, metres>;
static_assert(std::same_as<decltype(sin(fall{})), unknown>);
static_assert(std::same_as<decltype(exp(fall{})), unknown>);
static_assert(std::same_as<decltype(sqrt(fall{})), unknown>);
static_assert(std::same_as<decltype(cbrt(fall{})), unknown>);
static_assert(std::same_as<decltype(unitstep::pow<2>(fall{})), unknown>);
static_assert(std::same_as<decltype(atan2(fall{}, metres{})), unknown>);
static_assert(std::same_as<decltype(atan2(metres{}, fall{})), unknown>);

// What fits is not refused, and a field computes with what was refused already.
static_assert(std::same_as<decltype(unitstep::sin(quantity<si::plane_angle>{})), double>);
static_assert(std::same_as<decltype(unitstep::exp(quantity<si::dimensionless>{})), double>);
static_assert(std::same_as<decltype(unitstep::pow<2>(metres{})), quantity<si::area>>);
using refused_sine = decltype(sin(light_metres{}));
static_assert(!verdicts::matched<refused_sine> && !std::same_as<refused_sine, unknown>);
static_assert(std::same_as<decltype(exp(2.0 * sin(light_metres{}))), refused_sine>);
static_assert(std::same_as<decltype(atan2(1.0, refused_sine{})), refused_sine>);

// Refused is what has a unit to the power of a number, and nothing else.
template <class A, class B>
concept has_power = requires(A const& a, B const& b) { unitstep::pow(a, b); };
static_assert(has_power<metres, int> && has_power<light_metres, double>);
static_assert(!has_power<double, int> && !has_power<metres, metres>);

TEST(FunctionMismatch, WhatFitsRunsAsBefore) {
  EXPECT_EQ(unitstep::sin(0.0 * si::radian), 0.0);
  EXPECT_EQ(unitstep::exp(quantity<si::dimensionless>{0.0}), 1.0);
}

}  // namespace
