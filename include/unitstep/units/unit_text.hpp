// SPDX-License-Identifier: BSL-1.0
#pragma once

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
#include <boost/units/scaled_base_unit.hpp>
#include <boost/units/unit.hpp>
#include <boost/units/units_fwd.hpp>
#include <string_view>
#include <type_traits>
#include <unitstep/units/base_unit_symbol.hpp>
#include <unitstep/units/describe.hpp>

/// \file
/// \brief A unit as text, worked out by the compiler.

namespace unitstep {

namespace diagnostics {

// The names of units that are products of others, and the prefixes of those that are multiples.

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

// The symbol of one base unit: from the table, from the base unit itself, or from its type's name.

/// Whether words can be a symbol in a message: they are ASCII, and start with a letter.
constexpr bool is_symbol(std::string_view words) {
  if (words.empty()) return false;
  for (char c : words) {
    if (c < ' ' || c > '~' || c == '"' || c == '\\') return false;
  }
  char const first = words.front();
  return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
}

// A call that is no constant must fail as a template argument, since in a constraint it would be an error.
template <class T, bool = is_symbol(T::symbol())>
constexpr bool says_symbol(int) {
  return is_symbol(T::symbol());
}
template <class T>
constexpr bool says_symbol(...) {
  return false;
}
template <class T, bool = is_symbol(T::name())>
constexpr bool says_name(int) {
  return is_symbol(T::name());
}
template <class T>
constexpr bool says_name(...) {
  return false;
}

/// \cond
template <class BaseUnit>
constexpr sentence symbol_of();
/// \endcond

/// A base unit that is a multiple of another: km, or (3^-1 yd) when it has no name.
template <class Unit, long Base, long Power, long Root>
constexpr sentence multiple_of() {
  sentence words;
  if constexpr (Base == 10 && Root == 1 && metric_prefix(Power) != nullptr)
    return words.add(metric_prefix(Power), symbol_of<Unit>());
  words.add('(', Base);
  if (Power != 1 || Root != 1) words.add('^', Power);
  if (Root != 1) words.add('/', Root);
  return words.add(' ', symbol_of<Unit>(), ')');
}

template <class BaseUnit>
inline constexpr bool is_multiple = false;
template <class Unit, class Scale>
inline constexpr bool is_multiple<boost::units::scaled_base_unit<Unit, Scale>> = true;

/// Another place for the symbol of a base unit: a specialisation of Boost's `base_unit_info`. The primary template does
/// not count: with <boost/units/io.hpp> it calls functions of the unit, which may have none.
template <class BaseUnit, class Info = boost::units::base_unit_info<BaseUnit>>
struct symbol_source {
  using type = Info;
};
template <class BaseUnit, class Info>
  requires requires { typename Info::base_unit_info_primary_template; }
struct symbol_source<BaseUnit, Info> {
  struct type {};
};

template <class BaseUnit>
constexpr sentence symbol_of() {
  using info = typename symbol_source<BaseUnit>::type;
  sentence words;
  if constexpr (base_unit_symbol<BaseUnit> != nullptr) {
    return words += base_unit_symbol<BaseUnit>;
  } else if constexpr (says_symbol<info>(0)) {
    return words += std::string_view(info::symbol());
  } else if constexpr (says_name<info>(0)) {
    return words += std::string_view(info::name());
  } else if constexpr (is_multiple<BaseUnit>) {
    using scale = typename BaseUnit::scale_type;
    return multiple_of<typename BaseUnit::system_type, scale::base, scale::exponent::Numerator,
                       scale::exponent::Denominator>();
  } else if constexpr (says_symbol<BaseUnit>(0)) {
    return words += std::string_view(BaseUnit::symbol());
  } else if constexpr (says_name<BaseUnit>(0)) {
    return words += std::string_view(BaseUnit::name());
  } else {
    sentence const name = type_name<BaseUnit>;
    std::string_view shorter(name.data(), name.size());
    if (shorter.ends_with("_base_unit")) shorter.remove_suffix(10);
    return words += shorter;
  }
}

/// The place of a base unit in a product: kg m s A K mol cd rad sr, then all others.
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
  if (denominator == 1)
    words.add('^', numerator);
  else
    words.add("^(", numerator, '/', denominator, ')');
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

/// The metric prefix for the scale of a unit, or null if there is none.
template <class Scales>
constexpr char const* prefix_of() {
  if constexpr (Scales::size::value == 1) {
    using power = typename Scales::item::exponent;
    if (Scales::item::base == 10 && power::Denominator == 1) return metric_prefix(power::Numerator);
  }
  return nullptr;
}

/// A scaled kilogram as grams with a prefix, "mg", also as the first factor of a product, or null where there is none;
/// one that is not scaled is "kg".
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
    sentence const name = name_of<Scales>(units);
    std::string_view const text(units.words.data(), units.words.size());
    // A unit with a name of its own keeps the usual product: kg m s^-2.
    if (grams_of<Scales>() != nullptr && name.size() == 0 &&
        (text == "kg" || text.starts_with("kg "))) {
      return words.add(grams_of<Scales>(), text.substr(2));
    } else if (prefix != nullptr && units.takes_prefix) {
      words += prefix;
    } else {
      append_scales<Scales>(words);
    }
    words += units.words;
    if (units.words.size() == 0) words += "dimensionless";
    if (name.size() != 0) words.add(" (", name, ')');
    return words;
  }
};

template <class Unit>
constexpr sentence write_unit(Unit const*) {
  return reduced_unit<typename boost::units::reduce_unit<Unit>::type>::write();
}
template <class Unit>
constexpr sentence write_unit(boost::units::absolute<Unit> const*) {
  return write_unit(static_cast<Unit const*>(nullptr)).add(" (absolute)");
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

/// The name of the number of a quantity.
template <class T>
struct number_words {
  static constexpr sentence write() { return type_name<T>; }
};

template <with_unit T>
struct description<T> {
  template <wording Style>
  static constexpr sentence write() {
    using unit = typename T::unit_type;
    constexpr bool by_name = Style == wording::name || Style == wording::name_and_value_type;
    sentence words = by_name && unit_name<unit>.size() != 0 ? unit_name<unit> : unit_text<unit>;
    if (Style == wording::value_type || Style == wording::name_and_value_type)
      words.add(" in ", number_words<typename T::value_type>::write());
    return words;
  }
};

}  // namespace diagnostics

}  // namespace unitstep
