// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/state/motion.hpp>
#include <unitstep/value/detail/check_fit.hpp>

namespace unitstep::diagnostics {

/// The verdict on a state that takes the place of another: it is of the same type, or a motion in the
/// same units.
template <class Due, class Got>
struct other_state_verdict {
  using type = refuse<"state", Due, Got>;
};
template <class State>
struct other_state_verdict<State, State> {
  using type = accepted;
};
template <class X, class V, class OtherX, class OtherV>
  requires (!std::is_same_v<motion<X, V>, motion<OtherX, OtherV>>)
struct other_state_verdict<motion<X, V>, motion<OtherX, OtherV>> {
  using type = first_refusal<decltype(check_fit<"position", X, OtherX>()),
                             decltype(check_fit<"velocity", V, OtherV>())>;
};
template <class Due, class Got>
consteval auto check_other_state() {
  return typename other_state_verdict<Due, Got>::type{};
}

/// The verdict on a state to which one is written.
template <class State, class To>
consteval auto check_fit_of_copy() {
  if constexpr (std::is_same_v<State, To>)
    return accepted{};
  else
    return refuse<"state to be written to", State, To>{};
}

}  // namespace unitstep::diagnostics
