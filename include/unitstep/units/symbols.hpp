// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/base_units/angle/radian.hpp>
#include <boost/units/base_units/angle/steradian.hpp>
#include <boost/units/base_units/cgs/gram.hpp>
#include <boost/units/base_units/si/ampere.hpp>
#include <boost/units/base_units/si/candela.hpp>
#include <boost/units/base_units/si/kelvin.hpp>
#include <boost/units/base_units/si/kilogram.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/base_units/si/mole.hpp>
#include <boost/units/base_units/si/second.hpp>
#include <boost/units/scale.hpp>
#include <boost/units/scaled_base_unit.hpp>

/// \file
/// \brief The symbols that units are written with in messages.

namespace unitstep {

/// The symbol of a base unit, such as "m". Specialise it to name a base unit of your own, in ASCII:
/// `template <> inline constexpr char const* unitstep::base_unit_symbol<pound_sterling> = "GBP";`
/// A base unit that is not listed is asked for a constexpr `symbol()`, then for its type's name.
/// \proof{examples/reference/units.cpp,unit_text}
template <class BaseUnit>
inline constexpr char const* base_unit_symbol = nullptr;

/// \cond
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::meter_base_unit> = "m";
template <>
inline constexpr char const* base_unit_symbol<boost::units::cgs::gram_base_unit> = "g";
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::second_base_unit> = "s";
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::ampere_base_unit> = "A";
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::kelvin_base_unit> = "K";
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::mole_base_unit> = "mol";
template <>
inline constexpr char const* base_unit_symbol<boost::units::si::candela_base_unit> = "cd";
template <>
inline constexpr char const* base_unit_symbol<boost::units::angle::radian_base_unit> = "rad";
template <>
inline constexpr char const* base_unit_symbol<boost::units::angle::steradian_base_unit> = "sr";

// Boost names these only in headers that a program may not include, and calls the angstrom "A".
template <long Base, long Power>
using scaled_second =
    boost::units::scaled_base_unit<boost::units::si::second_base_unit,
                                   boost::units::scale<Base, boost::units::static_rational<Power>>>;

template <>
inline constexpr char const* base_unit_symbol<scaled_second<60, 1>> = "min";
template <>
inline constexpr char const* base_unit_symbol<scaled_second<60, 2>> = "h";
template <>
inline constexpr char const* base_unit_symbol<scaled_second<86400, 1>> = "d";
template <>
inline constexpr char const* base_unit_symbol<
    boost::units::scaled_base_unit<boost::units::si::meter_base_unit,
                                   boost::units::scale<10, boost::units::static_rational<-10>>>> =
    "angstrom";
template <>
inline constexpr char const* base_unit_symbol<
    boost::units::scaled_base_unit<boost::units::si::kilogram_base_unit,
                                   boost::units::scale<1000, boost::units::static_rational<1>>>> =
    "t";
/// \endcond

namespace diagnostics {

/// A product of base units, as written by unit_text, and the name that it goes by.
struct named_unit {
  char const* product;
  char const* name;
};

/// The units that have a name of their own. Hertz and becquerel share s^-1, so neither is named.
inline constexpr named_unit named_units[] = {
    {"kg m s^-2", "N"},
    {"kg m^2 s^-2", "J"},
    {"kg m^2 s^-2 rad^-1", "N m rad^-1"},
    {"kg m^2 s^-3", "W"},
    {"kg m^-1 s^-2", "Pa"},
    {"s A", "C"},
    {"kg m^2 s^-3 A^-1", "V"},
    {"kg m^2 s^-3 A^-2", "ohm"},
    {"s^3 A^2 kg^-1 m^-2", "S"},
    {"s^4 A^2 kg^-1 m^-2", "F"},
    {"kg m^2 s^-2 A^-1", "Wb"},
    {"kg s^-2 A^-1", "T"},
    {"kg m^2 s^-2 A^-2", "H"},
    {"cd sr", "lm"},
    {"cd sr m^-2", "lx"},
    {"mol s^-1", "kat"},
    {"g cm s^-2", "dyn"},
    {"g cm^2 s^-2", "erg"},
};

/// The metric prefix of 10^power, or null where there is none.
constexpr char const* metric_prefix(long power) {
  switch (power) {
    case -24: return "y";
    case -21: return "z";
    case -18: return "a";
    case -15: return "f";
    case -12: return "p";
    case -9: return "n";
    case -6: return "u";
    case -3: return "m";
    case -2: return "c";
    case -1: return "d";
    case 1: return "da";
    case 2: return "h";
    case 3: return "k";
    case 6: return "M";
    case 9: return "G";
    case 12: return "T";
    case 15: return "P";
    case 18: return "E";
    case 21: return "Z";
    case 24: return "Y";
    default: return nullptr;
  }
}

}  // namespace diagnostics
}  // namespace unitstep
