// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/diagnostics/judge_fit.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/stepping.hpp>
#include <unitstep/units/door.hpp>
#include <unitstep/units/rate.hpp>
#include <utility>

namespace unitstep::detail {

/// The verdict on what a method's formula calls the field with.
template <class State, class Time, class GivenState, class GivenTime>
struct call_verdict {
  static consteval auto time() {
    if constexpr (quantity_like<Time>)
      return diagnostics::judge_fit<"time of the field", Time, GivenTime>();
    else
      return diagnostics::accepted{};
  }
  template <class X, class V, class GivenX, class GivenV>
  static consteval auto state(motion<X, V> const*, motion<GivenX, GivenV> const*) {
    return diagnostics::first_refusal<
        decltype(diagnostics::judge_fit<"position of the field", X, GivenX>()),
        decltype(diagnostics::judge_fit<"velocity of the field", V, GivenV>())>{};
  }
  static consteval auto state(void const*, void const*) { return diagnostics::accepted{}; }
  using type = diagnostics::first_refusal<decltype(time()),
                                          decltype(state(static_cast<State*>(nullptr),
                                                         static_cast<GivenState*>(nullptr)))>;
};
template <class State, class Time>
struct call_verdict<State, Time, State, Time> {
  using type = diagnostics::accepted;
};

/// Stands for the caller's field while a method's formula is checked: never evaluated.
template <class Result, class State, class Time>
struct field_of {
  template <class GivenState, class GivenTime>
  constexpr Result operator()(GivenState const&, GivenTime const&) const {
    using verdict = typename call_verdict<State, Time, GivenState, GivenTime>::type;
    static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
    return {};
  }
};

/// A method that keeps nothing between steps.
template <class Method, class State, class Field, class Time>
concept steps_alone = requires(Method const m, State const s, Field const f, Time const t) {
  { m.step(s, f, t, t) } -> std::convertible_to<State>;
};
/// What a method keeps between steps.
template <class Method, class State, class Field, class Time>
using memory_of = decltype(std::declval<Method const&>().start(
    std::declval<State const&>(), std::declval<Field const&>(), std::declval<Time const&>(),
    std::declval<Time const&>()));
/// A method that steps with what it keeps.
template <class Method, class State, class Field, class Time>
concept steps_with_memory =
    requires(Method const m, State const s, memory_of<Method, State, Field, Time> memory,
             Field const f, Time const t) {
      { m.step(s, memory, f, t, t) } -> std::convertible_to<State>;
    };

/// The field of a state while a formula is checked.
template <class State, class Time>
using checked_field = field_of<typename door<State>::template field_returns_checked<Time>,
                               typename door<State>::checked, typename door<Time>::checked>;

/// Whether a method has a step for a state.
template <class Method, class State, class Time, class Checked = typename door<State>::checked,
          class Field = checked_field<State, Time>,
          class CheckedTime = typename door<Time>::checked>
concept can_step =
    stepping_of<State, Method>::suits && (steps_alone<Method, Checked, Field, CheckedTime> ||
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
