// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <boost/units/absolute.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/units/light.hpp>
#include <unitstep/units/quantity.hpp>

namespace of_quantity {

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::is_dimensionless_unit;
using unitstep::is_of_dimension;
using unitstep::light;
using unitstep::quantity_like;
using unitstep::same_unit;
using unitstep::detail::no_unit;
using unitstep::detail::unit_power;
using unitstep::detail::unit_product;
using unitstep::detail::unit_quotient;
using unitstep::detail::unit_root;

using hour = bu::metric::hour_base_unit::unit_type;
using foot = bu::imperial::foot_base_unit::unit_type;
using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;

static_assert(quantity_like<quantity<si::length>> && quantity_like<light<si::length, float>>);
static_assert(!quantity_like<double> && !quantity_like<si::length>);
static_assert(!quantity_like<quantity<si::length> const&>);

static_assert(std::is_same_v<unitstep::unit_of<quantity<si::mass, float>>, si::mass>);
static_assert(std::is_same_v<unitstep::unit_of<light<si::mass, float>>, si::mass>);
static_assert(std::is_same_v<unitstep::number_of<quantity<si::mass, float>>, float>);
static_assert(std::is_same_v<unitstep::number_of<light<si::mass, long double>>, long double>);

static_assert(std::is_same_v<unit_product<si::force, si::length>, si::energy>);
static_assert(std::is_same_v<unit_quotient<si::length, si::time>, si::velocity>);
static_assert(std::is_same_v<unit_power<si::length, 2>, si::area>);
static_assert(std::is_same_v<unit_power<si::time, -1>, si::frequency>);
static_assert(std::is_same_v<unit_root<si::area, 2>, si::length>);
static_assert(!std::is_same_v<unit_root<si::volume, 2>, si::length>);

// The same unit in several types: m/h * h is a metre, and cm per SI second is a cgs velocity.
using roundabout_metre = unit_product<unit_quotient<si::length, hour>, hour>;
static_assert(!std::is_same_v<roundabout_metre, si::length>);
static_assert(same_unit<roundabout_metre, si::length>);
static_assert(same_unit<unit_quotient<bu::cgs::length, si::time>, bu::cgs::velocity>);
static_assert(same_unit<unit_product<unit_quotient<kilometre, si::time>, si::time>, kilometre>);

// A unit with a factor or with another dimension is a different unit.
static_assert(!same_unit<kilometre, si::length> && !same_unit<foot, si::length>);
static_assert(!same_unit<bu::cgs::length, si::length>);
static_assert(!same_unit<si::length, si::time>);
static_assert(!same_unit<unit_quotient<si::length, hour>, si::velocity>);
static_assert(!same_unit<si::torque, si::energy>);  // torque has a radian

static_assert(is_dimensionless_unit<no_unit> && is_dimensionless_unit<si::dimensionless>);
static_assert(is_dimensionless_unit<unit_quotient<foot, foot>>);
static_assert(!is_dimensionless_unit<si::length> && !is_dimensionless_unit<si::plane_angle>);
// A factor is not dimensionless: a thousand metres per kilometre.
static_assert(!is_dimensionless_unit<unit_quotient<kilometre, si::length>>);
static_assert(same_unit<no_unit, si::dimensionless>);

// A dimension has many units; a plain number has no unit, not even 1.
static_assert(is_of_dimension<quantity<foot, float>, bu::length_dimension>);
static_assert(is_of_dimension<light<kilometre, double>, bu::length_dimension>);
static_assert(!is_of_dimension<quantity<si::area>, bu::length_dimension>);
static_assert(!is_of_dimension<double, bu::dimensionless_type>);
static_assert(!is_of_dimension<si::length, bu::length_dimension>);

// What is a unit, what has one, and what counts from the zero of a scale.
namespace detail = unitstep::detail;
static_assert(detail::is_absolute<quantity<bu::absolute<si::temperature>>>);
static_assert(!detail::is_absolute<quantity<si::temperature>> && !detail::is_absolute<double>);
static_assert(detail::is_time<quantity<hour>> && !detail::is_time<quantity<si::frequency>> &&
              !detail::is_time<double>);
static_assert(detail::is_boost_unit<si::length> && !detail::is_boost_unit<quantity<si::length>>);
static_assert(!detail::is_boost_unit<double>);
using metre = quantity<si::length>;
using light_metre = light<si::length, double>;
using light_second = light<si::time, double>;
static_assert(detail::has_unit<metre> && detail::has_unit<light_metre> &&
              !detail::has_unit<double> && !detail::has_unit<light<no_unit, double>>);

// Integers fit any precision; two integers have the same precision.
static_assert(detail::one_precision<double, metre> && detail::one_precision<double, int> &&
              detail::one_precision<int, light<si::length, float>> &&
              detail::one_precision<int, long>);
static_assert(!detail::one_precision<double, float> &&
              !detail::one_precision<metre, light<si::length, float>>);

// All pairs are of one kind, except two of Boost's quantities in different units.
static_assert(detail::one_kind<metre, metre> && detail::one_kind<metre, double> &&
              detail::one_kind<double, metre> && detail::one_kind<double, float> &&
              detail::one_kind<light_metre, quantity<si::time>> &&
              detail::one_kind<quantity<roundabout_metre>, metre>);
static_assert(!detail::one_kind<metre, quantity<si::time>>);

// Two kinds are two units, a unit and none, or two precisions; other types are no values.
static_assert(detail::is_of_one_unit<metre, light_metre> &&
              !detail::is_of_one_unit<metre, double> && !detail::is_of_one_unit<double, double>);
static_assert(detail::of_two_kinds<metre, light_second> && detail::of_two_kinds<metre, double> &&
              detail::of_two_kinds<int, light_metre> &&
              detail::of_two_kinds<metre, quantity<si::length, float>>);
static_assert(!detail::of_two_kinds<metre, light_metre> && !detail::of_two_kinds<double, float> &&
              !detail::of_two_kinds<metre, char const*> &&
              !detail::of_two_kinds<char const*, metre> &&
              !detail::of_two_kinds<light<no_unit, double>, float>);

// A light pair has one unit and one value type, and at least one of the two is light.
using unitstep::detail::light_pair;
static_assert(light_pair<light_metre, light_metre> && light_pair<light_metre, metre> &&
              light_pair<metre, light<roundabout_metre, double>>);
static_assert(!light_pair<metre, metre> && !light_pair<light_metre, light_second> &&
              !light_pair<light_metre, light<si::length, float>> &&
              !light_pair<light_metre, double> && !light_pair<double, light_metre>);

TEST(Quantity, UnitsAreEmpty) { EXPECT_TRUE(std::is_empty_v<no_unit>); }

}  // namespace

}  // namespace of_quantity

namespace of_meeting {

namespace si = boost::units::si;
namespace us = unitstep;
namespace ud = unitstep::detail;
using boost::units::quantity;

namespace {

struct wide {
  using constant = double;
};
template <class N>
struct wider {
  using constant = N;
};

// A class says which numbers it holds, and holds what those hold; no others meet.
static_assert(ud::converts_exactly<double, wide> && ud::converts_exactly<double, wider<wide>> &&
              ud::converts_exactly<wide, wider<wide>>);
static_assert(!ud::converts_exactly<float, wide> && !ud::converts_exactly<wide, double> &&
              !ud::converts_exactly<double, double>);
static_assert(!ud::converts_exactly<double, float> && !ud::one_holds_other<float, double>);
static_assert(std::is_same_v<ud::number_for_both<double, wide>, wide> &&
              std::is_same_v<ud::number_for_both<wider<wide>, double>, wider<wide>>);
// Quantities meet if they have the same unit and one of them is light.
using metres = us::light<si::length, wide>;
static_assert(ud::constant_beside_light<metres, quantity<si::length>> &&
              ud::constant_beside_light<us::light<si::length, double>, metres>);
static_assert(!ud::constant_beside_light<metres, quantity<si::time>> &&
              !ud::constant_beside_light<metres, metres> &&
              !ud::constant_beside_light<metres, quantity<si::length, float>>);

TEST(Meeting, IsAskedOfTypes) { EXPECT_TRUE((ud::converts_exactly<double, wide>)); }

}  // namespace

}  // namespace of_meeting

namespace of_value_parts {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::detail::value_of_unit;
using unitstep::detail::value_parts;

namespace laws {

// A value is taken apart and put together again: a quantity, or a number, whose unit is 1.
template <class T>
constexpr bool is_its_parts = std::is_same_v<
    typename value_of_unit<typename value_parts<T>::unit, typename value_parts<T>::number>::type,
    T>;
static_assert(is_its_parts<quantity<si::length>> && is_its_parts<quantity<si::velocity, float>>);
static_assert(is_its_parts<double> && is_its_parts<float>);

// A unit that is 1 in any system makes a plain number.
static_assert(std::is_same_v<value_of_unit<si::dimensionless, float>::type, float>);
static_assert(std::is_same_v<value_parts<unitstep::light<si::length, float>>::unit, si::length>);

}  // namespace laws

TEST(ValueParts, AreTheSameAtRunTime) {
  value_of_unit<si::length, double>::type const metre = 1.0 * si::metre;
  EXPECT_EQ(metre.value(), 1.0);
}

}  // namespace

}  // namespace of_value_parts

namespace of_fits {

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using length = quantity<si::length>;
using unitstep::fits;
using unitstep::light;

// Fits: the same unit and value type, Boost's or light. Neither a factor nor a precision is converted.
static_assert(fits<length, length> && fits<length, light<si::length, double>>);
static_assert(fits<light<si::length, double>, length>);
static_assert(!fits<length, quantity<si::length, float>> && !fits<length, quantity<si::time>>);
static_assert(!fits<length, quantity<boost::units::cgs::length>> && !fits<length, double>);

// The same unit in another spelling: m/h * h.
using hour = boost::units::metric::hour_base_unit::unit_type;
using roundabout =
    unitstep::detail::unit_product<unitstep::detail::unit_quotient<si::length, hour>, hour>;
static_assert(!std::is_same_v<roundabout, si::length> && fits<length, quantity<roundabout>>);

// A number fits where there is no unit, unless it has another scale.
static_assert(fits<double, double> && fits<double, quantity<si::dimensionless>>);
static_assert(!fits<double, float> && !fits<double, length>);
using kilometres_per_metre = unitstep::detail::unit_quotient<
    boost::units::make_scaled_unit<si::length,
                                   boost::units::scale<10, boost::units::static_rational<3>>>::type,
    si::length>;
static_assert(!fits<double, quantity<kilometres_per_metre>>);

// Shapes fit if they are the same and their contents fit.
static_assert(fits<std::array<length, 2>, std::array<light<si::length, double>, 2>>);
static_assert(!fits<std::array<length, 2>, std::array<length, 3>>);
static_assert(!fits<std::array<length, 2>, length> && !fits<length, std::array<length, 1>>);

TEST(Fits, IsKnownAtRunTime) {
  bool const answers[] = {fits<length, length>, fits<length, double>};
  EXPECT_TRUE(answers[0]);
  EXPECT_FALSE(answers[1]);
}

}  // namespace

}  // namespace of_fits
