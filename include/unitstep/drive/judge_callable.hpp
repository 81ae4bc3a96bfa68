// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/drive/raw_field.hpp>

namespace unitstep::diagnostics {

/// The verdict on what must be callable with (state, time), in light quantities or in the caller's
/// own types: a field, a law, a torque, an event. `Label` is what it is called.
template <text Label, class Called, class State, class Time>
consteval auto judge_callable() {
  if constexpr (unitstep::detail::sees_either<Called, State, Time>())
    return accepted{};
  else if constexpr (lambda_of<Called, State, Time>)
    return refused<void, void>{};  // the compiler has said what is wrong in the body
  else
    return refuse<Label, words<"callable (state, time)">,
                  callable_with<Called, typename door<State>::seen, typename door<Time>::seen>>{};
}

}  // namespace unitstep::diagnostics
