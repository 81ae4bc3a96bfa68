// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/drive/raw_field.hpp>
#include <unitstep/state/checked_step.hpp>
#include <unitstep/state/judge_aggregate.hpp>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/judge_rigid_body.hpp>
#include <unitstep/state/judge_rotation.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep::diagnostics {

/// Whether something is a state: a motion, or another aggregate of quantities.
template <class State>
concept steppable = requires {
  &door<State>::require_finite;
};

/// The verdict on a field: can it be called with the state and the time, and does it return what
/// this state needs?
template <class State, class Field, class Time>
consteval auto judge_field() {
  using seen = typename door<State>::seen;
  using seen_time = typename door<Time>::seen;
  if constexpr (requires { typename Field::template verdict<State, Time>; }) {
    return typename Field::template verdict<State, Time>{};
  } else if constexpr (!unitstep::detail::sees_either<Field, State, Time>()) {
    return refuse<"field", words<"callable (state, time)">,
                  callable_with<Field, seen, seen_time>>{};
  } else {
    using result = unitstep::detail::field_result<Field, State, Time>;
    using due = typename door<State>::template field_returns<Time>;
    if constexpr (fits<due, result>)
      return accepted{};
    else
      return judge_result(static_cast<State*>(nullptr), static_cast<due*>(nullptr),
                          static_cast<result*>(nullptr));
  }
}

/// The verdict on the time of a start: of the unit and value type of `dt`.
template <class Time, class StartTime>
consteval auto judge_start_time() {
  if constexpr (fits<Time, StartTime>)
    return accepted{};
  else
    return refuse<"t0", Time, StartTime>{};
}

/// The verdict on everything that a driver is given; the first thing that does not fit is refused.
template <class Method, class State, class Field, class Time, class Steps = int,
          class StartTime = Time>
consteval auto judge() {
  if constexpr (!steppable<State>) {
    return judge_start<State>();
  } else {
    using state_verdict =
        decltype(judge_state(static_cast<State*>(nullptr), static_cast<Time*>(nullptr)));
    if constexpr (!state_verdict::ok) {
      return state_verdict{};
    } else if constexpr (!std::integral<Steps>) {
      return refuse<"steps", words<"an integer">, Steps>{};
    } else if constexpr (!fits<Time, StartTime>) {
      return judge_start_time<Time, StartTime>();
    } else {
      using field_verdict = decltype(judge_field<State, Field, Time>());
      if constexpr (!field_verdict::ok) {
        return field_verdict{};
      } else if constexpr (!unitstep::detail::can_step<Method, State, Time>) {
        return refuse<"method", typename method_for<State>::due, Method>{};
      } else {
        unitstep::detail::check_formula<Method, State, Time>();
        return accepted{};
      }
    }
  }
}

/// The verdict on another step for a run in steps of `Time`.
template <class Time, class OtherTime>
consteval auto judge_step() {
  if constexpr (fits<Time, OtherTime>)
    return accepted{};
  else
    return refuse<"dt", Time, OtherTime>{};
}

}  // namespace unitstep::diagnostics
