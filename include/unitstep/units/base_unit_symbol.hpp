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
/// \brief The symbols that base units are written with in messages.

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

}  // namespace unitstep
