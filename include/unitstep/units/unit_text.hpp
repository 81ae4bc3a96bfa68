// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <boost/units/conversion.hpp>
#include <boost/units/physical_dimensions/amount.hpp>
#include <boost/units/physical_dimensions/current.hpp>
#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/luminous_intensity.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/physical_dimensions/plane_angle.hpp>
#include <boost/units/physical_dimensions/solid_angle.hpp>
#include <boost/units/physical_dimensions/temperature.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/reduce_unit.hpp>
#include <boost/units/unit.hpp>
#include <boost/units/units_fwd.hpp>

#include <unitstep/diagnostics/describe.hpp>
#include <unitstep/diagnostics/text.hpp>
#include <unitstep/units/detail/base_unit_text.hpp>
#include <unitstep/units/detail/named_units.hpp>

/// \file
/// \brief A unit as text, worked out by the compiler.

namespace unitstep {
namespace diagnostics {

/// Where a base unit stands in a product: kg m s A K mol cd rad sr, then all others.
template <class BaseUnit>
constexpr int place_in_product() {
  using dimension = typename BaseUnit::dimension_type;
  if constexpr (std::is_same_v<dimension, boost::units::mass_dimension>) return 0;
  if constexpr (std::is_same_v<dimension, boost::units::length_dimension>) return 1;
  if constexpr (std::is_same_v<dimension, boost::units::time_dimension>) return 2;
  if constexpr (std::is_same_v<dimension, boost::units::current_dimension>) return 3;
  if constexpr (std::is_same_v<dimension, boost::units::temperature_dimension>) return 4;
  if constexpr (std::is_same_v<dimension, boost::units::amount_dimension>) return 5;
  if constexpr (std::is_same_v<dimension, boost::units::luminous_intensity_dimension>) return 6;
  if constexpr (std::is_same_v<dimension, boost::units::plane_angle_dimension>) return 7;
  if constexpr (std::is_same_v<dimension, boost::units::solid_angle_dimension>) return 8;
  return 9;
}
inline constexpr int places_in_product = 10;

/// Appends a power: nothing for 1, else ^-2 or ^(1/2).
constexpr void append_power(sentence& words, long numerator, long denominator) {
  if (numerator == 1 && denominator == 1) return;
  words += '^';
  if (denominator != 1) words += '(';
  words += numerator;
  if (denominator != 1) (((words += '/') += denominator) += ')');
}

/// A product of base units in words, and whether a metric prefix can stand directly before it.
struct product {
  sentence words;
  bool takes_prefix = false;
};

/// Appends those factors of a list of base units that stand at `place`, multiplied or divided by.
template <class Factors>
constexpr void append_factors(product& units, int place, bool multiplied) {
  if constexpr (!std::is_same_v<Factors, boost::units::dimensionless_type>) {
    using base_unit = typename Factors::item::tag_type;
    using power = typename Factors::item::value_type;
    if (place == place_in_product<base_unit>() && multiplied == (power::Numerator > 0)) {
      if (units.words.size() == 0) {
        units.takes_prefix =
            power::Numerator == 1 && power::Denominator == 1 && !is_multiple<base_unit>;
      } else {
        units.words += ' ';
      }
      units.words += symbol_of<base_unit>();
      append_power(units.words, power::Numerator, power::Denominator);
    }
    append_factors<typename Factors::next>(units, place, multiplied);
  }
}

/// The scale of a unit as a metric prefix, or null where it is none.
template <class Scales>
constexpr char const* prefix_of() {
  if constexpr (Scales::size::value == 1) {
    using power = typename Scales::item::exponent;
    if (Scales::item::base == 10 && power::Denominator == 1) return metric_prefix(power::Numerator);
  }
  return nullptr;
}

/// A scaled kilogram as grams with a prefix, "mg", or null where there is none; one that is not scaled is "kg".
template <class Scales>
constexpr char const* grams_of() {
  if constexpr (Scales::size::value == 1) {
    using power = typename Scales::item::exponent;
    if (Scales::item::base != 10 || power::Denominator != 1) return nullptr;
    switch (power::Numerator) {
      case -12: return "ng";
      case -9: return "ug";
      case -6: return "mg";
      case -3: return "g";
      default: return nullptr;
    }
  }
  return nullptr;
}

/// Appends the scale of a unit: "10^3 ".
template <class Scales>
constexpr void append_scales(sentence& words) {
  if constexpr (!std::is_same_v<Scales, boost::units::dimensionless_type>) {
    using power = typename Scales::item::exponent;
    words += Scales::item::base;
    append_power(words, power::Numerator, power::Denominator);
    words += ' ';
    append_scales<typename Scales::next>(words);
  }
}

/// The name of a product with a scale, its prefix included: "kN"; nothing where it has none.
template <class Scales>
constexpr sentence name_of(product const& units) {
  constexpr char const* prefix = prefix_of<Scales>();
  sentence words;
  if (Scales::size::value != 0 && prefix == nullptr) return words;
  for (auto const& named : named_units) {
    if (units.words == named.product) {
      if (prefix != nullptr) words += prefix;
      words += named.name;
    }
  }
  return words;
}

/// A unit that Boost has reduced to base units, their powers and a scale.
template <class Unit>
struct reduced_unit;
template <class Dimension, class Factors, class Scales>
struct reduced_unit<boost::units::unit<
    Dimension, boost::units::heterogeneous_system<
                   boost::units::heterogeneous_system_impl<Factors, Dimension, Scales>>>> {
  static constexpr product factors() {
    product units;
    for (bool multiplied : {true, false}) {
      for (int place = 0; place < places_in_product; ++place) {
        append_factors<Factors>(units, place, multiplied);
      }
    }
    return units;
  }
  static constexpr sentence name() { return name_of<Scales>(factors()); }
  static constexpr sentence write() {
    product const units = factors();
    constexpr char const* prefix = prefix_of<Scales>();
    sentence words;
    if (units.words == "kg" && grams_of<Scales>() != nullptr) {
      return words += grams_of<Scales>();
    } else if (prefix != nullptr && units.takes_prefix) {
      words += prefix;
    } else {
      append_scales<Scales>(words);
    }
    words += units.words;
    if (units.words.size() == 0) words += "dimensionless";
    sentence const name = name_of<Scales>(units);
    if (name.size() != 0) ((words += " (") += name) += ')';
    return words;
  }
};

template <class Unit>
constexpr sentence write_unit(Unit const*) {
  return reduced_unit<typename boost::units::reduce_unit<Unit>::type>::write();
}
template <class Unit>
constexpr sentence write_unit(boost::units::absolute<Unit> const*) {
  sentence words = write_unit(static_cast<Unit const*>(nullptr));
  return words += " (absolute)";
}

}  // namespace diagnostics

/// The text of a Boost unit, worked out by the compiler: `m s^-2`, `kg m s^-2 (N)`, `m^(1/2)`.
/// Positive powers come first, each group in the order kg m s A K mol cd rad sr, others last. A
/// unit with a name of its own carries it in brackets; a scale that no prefix can say is `10^2 kg`.
/// \proof{examples/reference/units.cpp,unit_text}
template <class Unit>
inline constexpr sentence unit_text = diagnostics::write_unit(static_cast<Unit const*>(nullptr));

namespace diagnostics {

/// The name alone of a Boost unit, `N` or `mV`, or nothing where it has none, as an absolute unit.
template <class Unit>
inline constexpr sentence unit_name =
    reduced_unit<typename boost::units::reduce_unit<Unit>::type>::name();
template <class Unit>
inline constexpr sentence unit_name<boost::units::absolute<Unit>> = {};

template <with_unit T>
struct description<T> {
  static constexpr sentence write(wording much) {
    using unit = typename T::unit_type;
    bool const by_name = much == wording::name || much == wording::name_and_value_type;
    sentence said = by_name && unit_name<unit>.size() != 0 ? unit_name<unit> : unit_text<unit>;
    if (much == wording::value_type || much == wording::name_and_value_type) {
      said += " in ";
      said += type_name<typename T::value_type>();
    }
    return said;
  }
};

}  // namespace diagnostics

}  // namespace unitstep
