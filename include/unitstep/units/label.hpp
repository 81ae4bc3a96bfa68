// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/text.hpp>

/// \file
/// \brief What an argument is called in a refusal if it is one of several, or lies within another.

namespace unitstep::diagnostics {

/// "rate 1 (of m s^-1)", "rate 0.1 (of m)", "member 2": what is at a path through nested members.
template <text What, class Member, std::size_t... Path>
struct label_words {
  static constexpr sentence write() {
    sentence said;
    said += What;
    char before = ' ';
    ((said += before, said += static_cast<long>(Path), before = '.'), ...);
    if constexpr (!std::is_void_v<Member>) {
      said += " (of ";
      said += describe<Member>();
      said += ')';
    }
    return said;
  }
};

}  // namespace unitstep::diagnostics
