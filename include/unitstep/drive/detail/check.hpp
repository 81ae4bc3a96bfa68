// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::detail {

/// The type of a start time that is not given: the type of the step, if that is a time.
template <class Time>
using start_time = std::conditional_t<typed_value<Time>, Time, double>;

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The default for a number of steps that was left out. It exists beside a state only, so that calls of other
/// functions of the same name, with as many arguments, are not ambiguous.
template <steppable State>
using no_steps = left_out;

/// The verdict on everything that a driver is given but the method; the first thing that does not fit is refused. The
/// number of steps is called `Label`.
template <class State, class Field, class Time, class Steps, class StartTime, text Label = "steps">
consteval auto check_problem() {
  if constexpr (!steppable<State>)
    return check_start<State>();
  else if constexpr (!raw_form<State>::template verdict<Time>::ok)
    return typename raw_form<State>::template verdict<Time>{};
  else if constexpr (!counting<Steps>)
    return check_count<Label, Steps>();
  else if constexpr (!fits<Time, StartTime>)
    return check_fit<"t0", Time, StartTime>();
  else
    return check_field<State, Field, Time>();
}

/// The method to take in place of one that does not step a state: that which it is made of, if that does.
template <class Method, class State, class Time>
struct due_method {
  using type = typename method_for<State>::due;
};
template <unitstep::detail::made_of_method Method, class State, class Time>
  requires (!requires { Method::error_order; } &&
            unitstep::detail::can_step<unitstep::detail::wrapped_by<Method>, State, Time>)
struct due_method<Method, State, Time> {
  using type = unitstep::detail::wrapped_by<Method>;
};

/// The verdict on everything that a driver is given for a run.
template <class Method, class State, class Field, class Time, class Steps = int,
          class StartTime = Time, text Label = "steps">
consteval auto check_run() {
  if constexpr (auto problem = check_problem<State, Field, Time, Steps, StartTime, Label>();
                !problem.ok) {
    return problem;
  } else if constexpr (auto own = check_members<Method, State, Time>(); !own.ok) {
    return own;
  } else if constexpr (!unitstep::detail::can_step<Method, State, Time>) {
    return refuse<"method", typename due_method<Method, State, Time>::type, Method>{};
  } else {
    unitstep::detail::instantiate_formula<Method, State, Time>();
    using stepped = unitstep::detail::stepping_of<State, Method>;
    if constexpr (requires { stepped::template verdict_on_field<Field>(); })
      return stepped::template verdict_on_field<Field>();
    else
      return check_method_on_field<Method, State, Field, Time>();
  }
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// A field whose body the compiler is to check before a driver judges the rest: its body can be checked, and the
/// state and the step fit each other.
template <class Field, class State, class Time>
concept body_is_checked_first =
    diagnostics::is_step_of<State, Time> && body_is_checkable<Field, State, Time>;

}  // namespace unitstep::detail
