// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <boost/units/base_units/angle/arcminute.hpp>
#include <boost/units/base_units/imperial/foot.hpp>
#include <boost/units/base_units/metric/angstrom.hpp>
#include <boost/units/base_units/metric/hour.hpp>
#include <boost/units/base_units/metric/liter.hpp>
#include <boost/units/base_units/metric/minute.hpp>
#include <boost/units/base_units/temperature/celsius.hpp>
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include <boost/units/systems/cgs.hpp>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/prefixes.hpp>

#include <string>

#include <unitstep/units/unit_text.hpp>

namespace {

namespace bu = boost::units;
namespace si = boost::units::si;

template <class Unit>
constexpr bool reads(Unit, char const* words) {
  return unitstep::unit_text<Unit> == words;
}

using foot = bu::imperial::foot_base_unit::unit_type;
using hour = bu::metric::hour_base_unit::unit_type;
using minute = bu::metric::minute_base_unit::unit_type;
using kilometre = bu::make_scaled_unit<si::length, bu::scale<10, bu::static_rational<3>>>::type;
using root_metre = bu::root_typeof_helper<si::length, bu::static_rational<2>>::type;

// SI base units and their products; powers of 1 are not written.
static_assert(reads(si::length{}, "m"));
static_assert(reads(si::mass{}, "kg"));
static_assert(reads(si::acceleration{}, "m s^-2"));
static_assert(reads(si::angular_velocity{}, "rad s^-1"));
static_assert(reads(root_metre{}, "m^(1/2)"));
static_assert(reads(si::dimensionless{}, "dimensionless"));
static_assert(!reads(si::velocity{}, "m s^-2"));
static_assert(!reads(si::velocity{}, "m s^-1 "));

// A prefix is a power of ten before a unit; it needs a unit.
using minute_and_more =
    bu::make_scaled_unit<si::force, bu::scale<60, bu::static_rational<1>>>::type;
using ten_to_3_halves =
    bu::make_scaled_unit<si::force, bu::scale<10, bu::static_rational<3, 2>>>::type;
static_assert(reads(bu::divide_typeof_helper<kilometre, si::length>::type{}, "10^3 dimensionless"));
static_assert(reads(minute_and_more{}, "60 kg m s^-2"));
static_assert(reads(ten_to_3_halves{}, "10^(3/2) kg m s^-2"));

// A named unit has its name; s^-1 may be a hertz or a becquerel, so it has none.
static_assert(reads(si::force{}, "kg m s^-2 (N)"));
static_assert(reads(si::energy{}, "kg m^2 s^-2 (J)"));
static_assert(reads(si::torque{}, "kg m^2 s^-2 rad^-1 (N m rad^-1)"));
static_assert(reads(si::power{}, "kg m^2 s^-3 (W)"));
static_assert(reads(si::pressure{}, "kg m^-1 s^-2 (Pa)"));
static_assert(reads(si::electric_charge{}, "s A (C)"));
static_assert(reads(si::electric_potential{}, "kg m^2 s^-3 A^-1 (V)"));
static_assert(reads(si::resistance{}, "kg m^2 s^-3 A^-2 (ohm)"));
static_assert(reads(si::conductance{}, "s^3 A^2 kg^-1 m^-2 (S)"));
static_assert(reads(si::capacitance{}, "s^4 A^2 kg^-1 m^-2 (F)"));
static_assert(reads(si::magnetic_flux{}, "kg m^2 s^-2 A^-1 (Wb)"));
static_assert(reads(si::magnetic_flux_density{}, "kg s^-2 A^-1 (T)"));
static_assert(reads(si::inductance{}, "kg m^2 s^-2 A^-2 (H)"));
static_assert(reads(si::luminous_flux{}, "cd sr (lm)"));
static_assert(reads(si::catalytic_activity{}, "mol s^-1 (kat)"));
static_assert(reads(si::frequency{}, "s^-1"));
static_assert(reads(si::force() / si::length(), "kg s^-2"));

// Other systems: cgs, degrees, imperial, and mixtures.
static_assert(reads(bu::cgs::velocity{}, "cm s^-1"));
static_assert(reads(bu::cgs::force{}, "g cm s^-2 (dyn)"));
static_assert(reads(bu::degree::plane_angle{}, "deg"));
static_assert(reads(foot{}, "ft"));
static_assert(reads(si::length() / hour(), "m h^-1"));
static_assert(reads(si::length() / hour() * hour(), "m"));
static_assert(reads(si::length() / minute(), "m min^-1"));
static_assert(reads(bu::metric::liter_base_unit::unit_type{}, "L"));
static_assert(reads(bu::absolute<si::temperature>{}, "K (absolute)"));

// Boost calls the angstrom "A" and the arcminute "'", which would be unreadable in a message.
static_assert(reads(bu::metric::angstrom_base_unit::unit_type{}, "angstrom"));
static_assert(reads(bu::angle::arcminute_base_unit::unit_type{}, "arcminute"));

// Scales: a prefix where one is possible, otherwise written out. 10^3 kg is not "kkg".
static_assert(reads(kilometre{}, "km"));
static_assert(reads(kilometre() / si::time(), "km s^-1"));
static_assert(reads(kilometre() / hour(), "km h^-1"));
static_assert(reads(si::kilo_type() * si::mass(), "10^3 kg"));
static_assert(reads(si::kilo_type() * si::force(), "10^3 kg m s^-2 (kN)"));
static_assert(reads(si::hecto_type() * si::pressure(), "10^2 kg m^-1 s^-2 (hPa)"));
// A scaled kilogram becomes grams, first in a product, too; a product with a name keeps the base units.
static_assert(reads(si::micro_type() * si::mass() / hour(), "mg h^-1"));
static_assert(reads(si::milli_type() * si::mass() / si::time(), "g s^-1"));
static_assert(reads(si::milli_type() * si::force(), "10^-3 kg m s^-2 (mN)"));
static_assert(reads(si::time() / (si::milli_type() * si::mass()), "ks kg^-1"));

// The name alone with its prefix, or nothing: for products and scales without a name, and for absolute units.
template <class Unit>
constexpr bool is_called(Unit, char const* name) {
  return unitstep::diagnostics::unit_name<Unit> == name;
}
static_assert(is_called(si::force{}, "N") && is_called(si::electric_potential{}, "V"));
static_assert(is_called(si::torque{}, "N m rad^-1") && is_called(bu::cgs::energy{}, "erg"));
static_assert(is_called(si::milli_type() * si::electric_potential(), "mV"));
static_assert(is_called(si::hecto_type() * si::pressure(), "hPa"));
static_assert(is_called(si::length{}, "") && is_called(si::frequency{}, "") &&
              is_called(si::dimensionless{}, "") && is_called(si::milli_type() * si::mass(), ""));
static_assert(is_called(minute_and_more{}, "") && is_called(ten_to_3_halves{}, ""));
static_assert(is_called(bu::absolute<si::force>{}, ""));

// A base unit of the caller's: its text is its constexpr symbol, or the table's, or the name of its type.
struct money_base_dimension : bu::base_dimension<money_base_dimension, 7700> {};
using money = money_base_dimension::dimension_type;
struct us_dollar : bu::base_unit<us_dollar, money, 7701> {
  static constexpr char const* symbol() { return "USD"; }
};
struct euro_base_unit : bu::base_unit<euro_base_unit, money, 7702> {
  static std::string symbol() { return "EUR"; }
};
struct pound_sterling : bu::base_unit<pound_sterling, money, 7703> {
  static constexpr char const* symbol() { return "\xc2\xa3"; }
};

}  // namespace

template <>
inline constexpr char const* unitstep::base_unit_symbol<pound_sterling> = "GBP";

namespace {

static_assert(reads(us_dollar::unit_type{}, "USD"));
static_assert(reads(us_dollar::unit_type() / si::time(), "USD s^-1"));
static_assert(reads(euro_base_unit::unit_type{}, "euro"));
static_assert(reads(pound_sterling::unit_type{}, "GBP"));
static_assert(reads(bu::temperature::celsius_base_unit::unit_type{}, "celsius"));

TEST(UnitText, IsTheSameAtRunTime) {
  EXPECT_STREQ(unitstep::unit_text<si::force>.data(), "kg m s^-2 (N)");
  EXPECT_EQ(unitstep::diagnostics::write_unit(static_cast<si::force const*>(nullptr)),
            unitstep::unit_text<si::force>);
}

}  // namespace
