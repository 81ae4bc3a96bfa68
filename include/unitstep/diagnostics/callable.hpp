// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

#include <unitstep/diagnostics/describe.hpp>

/// \file
/// \brief What a callable can be called with, in words, for a refusal.

namespace unitstep::diagnostics {

/// What a Function that cannot be called with (State, Time) is, as the last argument of
/// `refuse`: what it can be called with instead, or else its type.
template <class Function, class State, class Time>
consteval auto described_callable() {
  if constexpr (std::is_invocable_v<Function const&>) {
    return std::type_identity<words<"callable ()">>{};
  } else if constexpr (std::is_invocable_v<Function const&, State>) {
    return std::type_identity<words<"callable (state)">>{};
  } else if constexpr (std::is_invocable_v<Function const&, Time, State>) {
    return std::type_identity<words<"callable (time, state)">>{};
  } else if constexpr (type_name<Function>() == "a lambda") {
    return std::type_identity<words<"a lambda of other arguments">>{};
  } else {
    return std::type_identity<Function>{};
  }
}
template <class Function, class State, class Time>
using callable_with = typename decltype(described_callable<Function, State, Time>())::type;

}  // namespace unitstep::diagnostics
