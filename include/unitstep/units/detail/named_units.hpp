// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief The names of units that are products of others, and the prefixes of those that are multiples.

namespace unitstep::diagnostics {

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

}  // namespace unitstep::diagnostics
