// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/judge.hpp>

namespace unitstep::diagnostics {

/// The verdict on an observer, which is called with the caller's own types and returns nothing.
template <class State, class Observer, class Time>
consteval auto judge_observer() {
  if constexpr (!std::is_invocable_v<Observer&, State const&, Time const&>) {
    return refuse<"observer", words<"callable (state, time)">,
                  callable_with<Observer, State, Time>>{};
  } else {
    using result = std::invoke_result_t<Observer&, State const&, Time const&>;
    if constexpr (std::is_void_v<result>)
      return accepted{};
    else
      return refuse<"observer result", void, result>{};
  }
}

}  // namespace unitstep::diagnostics
