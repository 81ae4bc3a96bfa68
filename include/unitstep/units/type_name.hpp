// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string_view>

#include <unitstep/units/text.hpp>

/// \file
/// \brief The short name of a type, as a person would say it.

namespace unitstep::diagnostics {

/// The compiler's own spelling of T, for example `boost::units::quantity<...>`.
template <class T>
constexpr std::string_view spelled_type() {
  std::string_view words = __PRETTY_FUNCTION__;
  words.remove_prefix(words.find("T = ") + 4);
  std::size_t const next =
      words.find(';');  // g++ adds its typedefs: "T = int; std::string_view = ..."
  return words.substr(0, next == words.npos ? words.rfind(']') : next);
}

/// The name of T without namespaces and template arguments; `a lambda` for a lambda.
template <class T>
constexpr sentence type_name() {
  std::string_view words = spelled_type<T>();
  sentence name;
  int depth = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    char const c = words[i];
    // "<lambda(auto)>" or "(lambda at ...)", not "damped<<lambda(auto)>, double>".
    if (depth == 0 && name.size() == 0 && words.substr(i + 1).starts_with("lambda"))
      return name += "a lambda";
    depth -= c == '>';
    if (depth == 0 && c == ':') name = {};
    bool const array = c == ' ' && words.substr(i + 1).starts_with('[');  // g++: "char [4]"
    if (depth == 0 && c != ':' && c != '<' && c != '>' && !array) name += c;
    depth += c == '<';
  }
  return name;
}

}  // namespace unitstep::diagnostics
