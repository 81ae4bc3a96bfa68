// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/diagnostics/judge_fit.hpp>
#include <unitstep/drive/judge_callable.hpp>
#include <unitstep/state/checked_step.hpp>
#include <unitstep/state/judge_aggregate.hpp>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/judge_rigid_body.hpp>
#include <unitstep/state/judge_rotation.hpp>
#include <unitstep/state/state_mismatch.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep::detail {

/// The type of a start time that is not given: that of the step, if it is one.
template <class Time>
using start_time = std::conditional_t<typed_value<Time>, Time, double>;

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// Whether something is a state: a motion, or another aggregate of quantities.
template <class State>
concept steppable = requires { &door<State>::require_finite; };

/// Whether a step fits a state, or else what is wrong is said before a field is looked into.
template <class State, class Time>
inline constexpr bool is_step_of = false;
template <steppable State, class Time>
inline constexpr bool is_step_of<State, Time> = decltype(diagnostics::judge_state(
    static_cast<State*>(nullptr), static_cast<Time*>(nullptr)))::ok;

/// The number of steps where it was left out. Only beside a state: a call of somebody else's function
/// of the same name, with as many arguments, is to find no other.
template <steppable State>
using no_steps = not_given;

/// The verdict on a field: can it be called with the state and the time, and does it return what
/// this state needs?
template <class State, class Field, class Time>
consteval auto judge_field() {
  using callable = decltype(judge_callable<"field", Field, State, Time>());
  if constexpr (!callable::ok) {
    return callable{};
  } else {
    using result = unitstep::detail::field_result<Field, State, Time>;
    using due = typename door<State>::template field_returns<Time>;
    if constexpr (fits<due, result>)
      return accepted{};
    else
      return diagnostics::judge_result(static_cast<State*>(nullptr), static_cast<due*>(nullptr),
                                       static_cast<result*>(nullptr));
  }
}

/// A field that states its own verdict is not called to find out.
template <class State, class Field, class Time>
  requires requires { typename Field::template verdict<State, Time>; }
consteval auto judge_field() {
  return typename Field::template verdict<State, Time>{};
}

/// The verdict on everything that a driver is given; the first thing that does not fit is refused.
template <class Method, class State, class Field, class Time, class Steps = int,
          class StartTime = Time>
consteval auto judge() {
  if constexpr (!steppable<State>) {
    return judge_start<State>();
  } else {
    using state_verdict = decltype(diagnostics::judge_state(static_cast<State*>(nullptr),
                                                            static_cast<Time*>(nullptr)));
    if constexpr (!state_verdict::ok) {
      return state_verdict{};
    } else if constexpr (!std::integral<Steps>) {
      return refuse<"steps", words<"an integer">, Steps>{};
    } else if constexpr (!fits<Time, StartTime>) {
      return judge_fit<"t0", Time, StartTime>();
    } else {
      using field_verdict = decltype(judge_field<State, Field, Time>());
      using own_verdict = typename method_verdict<Method, State, Time>::type;
      if constexpr (!field_verdict::ok) {
        return field_verdict{};
      } else if constexpr (!own_verdict::ok) {
        return own_verdict{};
      } else if constexpr (!unitstep::detail::can_step<Method, State, Time>) {
        return refuse<"method", typename method_for<State>::due, Method>{};
      } else {
        unitstep::detail::check_formula<Method, State, Time>();
        return accepted{};
      }
    }
  }
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// A callable whose body a driver has looked at before all else but the start and the step.
template <class Field, class State, class Time>
concept looked_at = diagnostics::is_step_of<State, Time> && looked_into<Field, State, Time>;

}  // namespace unitstep::detail
