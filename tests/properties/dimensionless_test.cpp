// SPDX-License-Identifier: BSL-1.0
// A dimensionless unit need not be 1. One table of units, those that are 1 and those with a factor, is tried at every
// place that asks whether a quantity is a number.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <type_traits>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using bu::quantity;
using unitstep::light;
using unitstep::unknown;
using unitstep::vec;
using unitstep::detail::is_mismatched;
using unitstep::detail::unit_product;
using unitstep::detail::unit_quotient;

using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;
using percent =
    bu::make_scaled_unit<si::dimensionless, bu::scale<10, bu::static_rational<-2>>>::type;
using hour = bu::metric::hour_base_unit::unit_type;

template <class... Unit>
struct table {};
// The units of the three kinds of mistake: a prefix, a scale of its own, and two names for the same unit.
using factors = table<unit_quotient<kilometre, si::length>, percent,
                      unit_quotient<bu::degree::plane_angle, si::plane_angle>,
                      unit_quotient<hour, si::time>, unit_quotient<bu::cgs::length, si::length>>;
// The same unit 1, written in many ways.
using ones =
    table<unitstep::detail::no_unit, si::dimensionless, bu::cgs::dimensionless,
          unit_quotient<kilometre, kilometre>, unit_quotient<bu::cgs::length, bu::cgs::length>,
          unit_product<unit_quotient<si::length, hour>, unit_quotient<hour, si::length>>,
          unit_product<percent, unit_quotient<si::dimensionless, percent>>,
          unit_quotient<bu::degree::plane_angle, bu::degree::plane_angle>>;

// Every place that asks, by its answer for a light quantity and for Boost's; each must be `one`.
template <class Unit, bool one>
struct places {
  using L = light<Unit, double>;
  using B = quantity<Unit>;
  using ratio = quantity<si::dimensionless>;
  template <class T>
  static constexpr bool mismatched = is_mismatched<std::remove_cvref_t<T>>;
  template <class... T>
  static constexpr bool all_mismatched =
      (mismatched<T> && ...) != one && (mismatched<T> || ...) != one;

  // The questions about a unit, and Boost's own answer.
  static_assert(unitstep::is_dimensionless_unit<Unit> == one);
  static_assert(std::is_convertible_v<B, double> == one && std::is_convertible_v<double, B> == one);
  static_assert(unitstep::detail::has_unit<L> != one && unitstep::detail::has_unit<B> != one);

  // Places where a number is required.
  static_assert(unitstep::fits<double, L> == one && unitstep::fits<double, B> == one);
  static_assert(unitstep::fits<ratio, L> == one && unitstep::fits<L, ratio> == one);
  static_assert(unitstep::fits<unitstep::rates<double>, unitstep::rates<L>> == one);
  static_assert(unitstep::fits<vec<double, 2>, vec<B, 2>> == one);
  static_assert(decltype(unitstep::diagnostics::check_fit<"number", double, B>())::ok == one);
  static_assert(std::convertible_to<L, ratio> == one &&
                std::convertible_to<L, light<unitstep::detail::no_unit, double>> == one);
  static_assert(std::is_assignable_v<double&, B> == one);

  // A rate that is a ratio is a number only if its unit is 1.
  static_assert(
      std::is_same_v<unitstep::rate_of<quantity<unit_product<Unit, si::time>>, quantity<si::time>>,
                     double> == one);
  static_assert(std::is_same_v<unitstep::rate_of<B, double>, double> == one);
  static_assert(std::is_same_v<unitstep::detail::quotient_of<B, double>, double> == one);

  // Sums and comparisons with numbers.
  static_assert(
      all_mismatched<decltype(L{} + 1.0), decltype(1.0 + L{}), decltype(L{} - 1), decltype(1 - L{}),
                     decltype(L{} + ratio{}), decltype(ratio{} - L{})>);
  static_assert(
      all_mismatched<decltype(L{} == 1.0), decltype(1.0 != L{}), decltype(L{} < 1),
                     decltype(1.0 >= L{}), decltype(L{} > ratio{}), decltype(ratio{} <= L{})>);
  static_assert(all_mismatched<
                decltype(std::declval<L&>() += 1.0), decltype(std::declval<L&>() -= 1.0),
                decltype(std::declval<L&>() += ratio{}), decltype(std::declval<ratio&>() -= L{})>);
  static_assert(all_mismatched<decltype(min(L{}, ratio{})), decltype(max(ratio{}, L{}))>);
  // A factor in place keeps the unit only if its own unit is 1.
  static_assert(all_mismatched<decltype(std::declval<light<si::length, double>&>() *= L{}),
                               decltype(std::declval<light<si::length, double>&>() /= B{})>);
  static_assert(all_mismatched<decltype(std::declval<vec<light<si::length, double>, 2>&>() *= L{}),
                               decltype(std::declval<vec<double, 3>&>() /= B{})>);

  // Functions of angles and of numbers.
  static_assert(all_mismatched<decltype(unitstep::sin(L{})), decltype(unitstep::sin(B{})),
                               decltype(unitstep::cos(L{})), decltype(unitstep::cos(B{})),
                               decltype(unitstep::tan(L{})), decltype(unitstep::tan(B{}))>);
  static_assert(all_mismatched<decltype(unitstep::exp(L{})), decltype(unitstep::exp(B{})),
                               decltype(unitstep::log(L{})), decltype(unitstep::log(B{}))>);
  static_assert(all_mismatched<decltype(unitstep::atan2(L{}, ratio{})),
                               decltype(unitstep::atan2(ratio{}, B{}))>);
  static_assert(unitstep::detail::dimensionless_quantity<B> == one &&
                unitstep::detail::angle_quantity<L> == one);
  static_assert(mismatched<decltype(unitstep::rotation_about(vec{0.0, 0.0, 1.0}, B{}))> != one);

  // Vectors: conversions, sums and components of two kinds.
  static_assert(unitstep::detail::component_becomes<L, double> == one &&
                unitstep::detail::component_becomes<B, double> == one);
  static_assert(std::convertible_to<vec<L, 3>, vec<double, 3>> == one &&
                std::convertible_to<vec<B, 4>, vec<double, 4>> == one);
  static_assert(unitstep::detail::no_one_kind<L, double> != one);
  static_assert(unitstep::detail::no_one_kind<double, B> != one);

  // A state of such members has no dimension either way, so its time may have none.
  static_assert(unitstep::diagnostics::is_plain<B>);
};
template <bool one, class... Unit>
constexpr bool hold(table<Unit...>) {
  return (sizeof(places<Unit, one>) && ...);
}
static_assert(hold<true>(ones{}) && hold<false>(factors{}));

// A ratio whose unit is 1 is its number, bit for bit, however it is written.
template <class... Unit>
bool are_their_numbers(table<Unit...>) {
  return ([](light<Unit, double> x) {
    double const as_number = x;
    double const angle = unitstep::sin(x);
    return as_number == 0.7 && angle == unitstep::math::sin(0.7) && x + 1.0 == 1.7 && x < 1;
  }({0.7}) &&
          ...);
}
TEST(Dimensionless, UnitOneIsItsNumber) { EXPECT_TRUE(are_their_numbers(ones{})); }

// 7000 km per metre is refused as a number; the message asks for a ratio in one unit.
TEST(Dimensionless, RatioInOneUnit) {
  auto const position = unitstep::light_of(7000.0 * kilometre{});
  double const ratio = position / (1.0 * kilometre{});
  EXPECT_EQ(ratio, 7000.0);
  // Boost converts where it is asked to, by the factor 10^3.
  quantity<unit_quotient<kilometre, si::length>> const scaled = position / (1.0 * si::metre);
  EXPECT_EQ(quantity<si::dimensionless>(scaled).value(), 7e6);
}

}  // namespace
