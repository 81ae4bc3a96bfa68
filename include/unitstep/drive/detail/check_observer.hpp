// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/check.hpp>

namespace unitstep::diagnostics {

/// The verdict on an observer, which is called with the caller's own types and returns nothing.
template <class State, class Observer, class Time>
consteval auto check_observer() {
  constexpr bool takes_both = takes<Observer, State, Time>;  // asked before the body is compiled
  if constexpr (requires(Observer& look, State const& s, Time const& t) { look(s, t); }) {
    using result = std::invoke_result_t<Observer&, State const&, Time const&>;
    if constexpr (std::is_void_v<result>)
      return accepted{};
    else
      return refuse<"observer result", void, result>{};
  } else if constexpr (takes_both) {
    return refused<void, void>{};  // the compiler has said what is wrong in the body
  } else {
    return refuse<"observer", words<"callable (state, time)">,
                  callable_with<Observer, State, Time>>{};
  }
}

}  // namespace unitstep::diagnostics
