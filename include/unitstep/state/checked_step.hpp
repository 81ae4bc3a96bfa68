// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/state/stepping.hpp>
#include <unitstep/units/door.hpp>
#include <unitstep/units/rate.hpp>
#include <utility>

namespace unitstep::detail {

/// Stands for the caller's field while a method's formula is checked: never evaluated.
template <class Result>
struct field_of {
  template <class State, class Time>
  constexpr Result operator()(State const&, Time const&) const {
    return {};
  }
};

template <class Method, class State, class Field, class Time>
concept steps_alone = requires(Method const m, State const s, Field const f, Time const t) {
  { m.step(s, f, t, t) } -> std::convertible_to<State>;
};
template <class Method, class State, class Field, class Time>
using memory_of = decltype(std::declval<Method const&>().start(
    std::declval<State const&>(), std::declval<Field const&>(), std::declval<Time const&>(),
    std::declval<Time const&>()));
template <class Method, class State, class Field, class Time>
concept steps_with_memory = requires(Method const m, State const s,
                                     memory_of<Method, State, Field, Time> memory, Field const f,
                                     Time const t) {
  { m.step(s, memory, f, t, t) } -> std::convertible_to<State>;
};

template <class State, class Time>
using checked_field = field_of<typename door<State>::template field_returns_checked<Time>>;

/// Whether a method has a step for a state.
template <class Method, class State, class Time, class Checked = typename door<State>::checked,
          class Field = checked_field<State, Time>,
          class CheckedTime = typename door<Time>::checked>
concept can_step = stepping_of<State, Method>::suits &&
    (steps_alone<Method, Checked, Field, CheckedTime> ||
     steps_with_memory<Method, Checked, Field, CheckedTime>);

/// Instantiates a method's own formula with light quantities of the caller's units, so that a wrong
/// dimension in it is an error of the operator that meets it. Nothing is evaluated: the lambda names
/// the step, which has the compiler go through its body, and nobody calls the lambda.
template <class Method, class State, class Time>
consteval auto check_formula() {
  using checked = typename door<State>::checked;
  using field = checked_field<State, Time>;
  using time = typename door<Time>::checked;
  (void)[](Method const& m, checked const& s, field const& f, time const& t) {
    if constexpr (steps_alone<Method, checked, field, time>) {
      static_cast<void>(m.step(s, f, t, t));
    } else {
      auto memory = m.start(s, f, t, t);
      static_cast<void>(m.step(s, memory, f, t, t));
    }
  };
}

}  // namespace unitstep::detail
