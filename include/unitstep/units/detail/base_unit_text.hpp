// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string_view>

#include <boost/units/scaled_base_unit.hpp>
#include <boost/units/units_fwd.hpp>

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/diagnostics/type_name.hpp>
#include <unitstep/units/base_unit_symbol.hpp>
#include <unitstep/units/detail/named_units.hpp>

/// \file
/// \brief The symbol of one base unit, wherever it can be found.

namespace unitstep::diagnostics {

/// Whether words can stand for a unit in a message: ASCII, and starting with a letter.
constexpr bool is_symbol(std::string_view words) {
  if (words.empty()) return false;
  for (char c : words) {
    if (c < ' ' || c > '~' || c == '"' || c == '\\') return false;
  }
  char const first = words.front();
  return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
}

// A call that is no constant must fail as a template argument: in a constraint it is an error.
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
  if constexpr (Base == 10 && Root == 1 && metric_prefix(Power) != nullptr) {
    words += metric_prefix(Power);
    return words += symbol_of<Unit>();
  }
  words += '(';
  words += Base;
  if (Power != 1 || Root != 1) (words += '^') += Power;
  if (Root != 1) (words += '/') += Root;
  words += ' ';
  words += symbol_of<Unit>();
  return words += ')';
}

template <class BaseUnit>
inline constexpr bool is_multiple = false;
template <class Unit, class Scale>
inline constexpr bool is_multiple<boost::units::scaled_base_unit<Unit, Scale>> = true;

/// Where else than in a base unit itself its symbol may stand: in a specialisation of Boost's `base_unit_info`. The
/// primary template counts as none: with <boost/units/io.hpp> it calls functions of the unit, which may have none.
template <class BaseUnit, class Info = boost::units::base_unit_info<BaseUnit>>
struct said_by {
  using type = Info;
};
template <class BaseUnit, class Info>
  requires requires { typename Info::base_unit_info_primary_template; }
struct said_by<BaseUnit, Info> {
  struct type {};
};

// The symbol of a base unit, from the table, from the base unit itself, or from its type's name.
template <class BaseUnit>
constexpr sentence symbol_of() {
  using info = typename said_by<BaseUnit>::type;
  sentence words;
  if constexpr (base_unit_symbol<BaseUnit> != nullptr) {
    words += base_unit_symbol<BaseUnit>;
  } else if constexpr (says_symbol<info>(0)) {
    for (char c : std::string_view(info::symbol())) words += c;
  } else if constexpr (says_name<info>(0)) {
    for (char c : std::string_view(info::name())) words += c;
  } else if constexpr (is_multiple<BaseUnit>) {
    using scale = typename BaseUnit::scale_type;
    words += multiple_of<typename BaseUnit::system_type, scale::base, scale::exponent::Numerator,
                         scale::exponent::Denominator>();
  } else if constexpr (says_symbol<BaseUnit>(0)) {
    for (char c : std::string_view(BaseUnit::symbol())) words += c;
  } else if constexpr (says_name<BaseUnit>(0)) {
    for (char c : std::string_view(BaseUnit::name())) words += c;
  } else {
    sentence const name = type_name<BaseUnit>();
    std::string_view shorter(name.data(), name.size());
    if (shorter.ends_with("_base_unit")) shorter.remove_suffix(10);
    for (char c : shorter) words += c;
  }
  return words;
}

}  // namespace unitstep::diagnostics
