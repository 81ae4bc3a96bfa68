// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The check of a method's formula by light quantities of the caller's units, and the method that steps the raw
/// form of a state: the caller's own, or `lie_group` around it.

namespace unitstep::detail {

/// The verdict on the arguments with which a method's formula calls the field.
template <class State, class Time, class GivenState, class GivenTime>
struct call_verdict {
  static consteval auto time() {
    if constexpr (quantity_like<Time>)
      return diagnostics::check_fit<"time of the field", Time, GivenTime>();
    else
      return diagnostics::accepted{};
  }
  template <class X, class V, class GivenX, class GivenV>
  static consteval auto state(motion<X, V> const*, motion<GivenX, GivenV> const*) {
    return diagnostics::first_refusal<
        decltype(diagnostics::check_fit<"position of the field", X, GivenX>()),
        decltype(diagnostics::check_fit<"velocity of the field", V, GivenV>())>{};
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

/// Stands for the caller's field while a method's formula is checked; it is never evaluated.
template <class Result, class State, class Time>
struct field_of {
  template <class GivenState, class GivenTime>
  constexpr Result operator()(GivenState const&, GivenTime const&) const {
    using verdict = typename call_verdict<State, Time, GivenState, GivenTime>::type;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    return {};
  }
};

/// Whether a field only stands for the caller's while the units of a method's formula are checked. No step is run with
/// it, so there are no equations to solve.
template <class Field>
inline constexpr bool only_checks_units = false;
template <class Result, class State, class Time>
inline constexpr bool only_checks_units<field_of<Result, State, Time>> = true;

/// The field of a state while a formula is checked.
template <class State, class Time>
using checked_field = field_of<typename raw_form<State>::template field_returns_checked<Time>,
                               typename raw_form<State>::checked, typename raw_form<Time>::checked>;

/// Instantiates a method's own formula with light quantities of the caller's units, so that a wrong
/// dimension in it is an error at the operator concerned. Nothing is evaluated: the lambda contains a call of
/// the step, which makes the compiler instantiate its body, and the lambda is never called.
template <class Method, class State, class Time>
consteval auto instantiate_formula() {
  using checked = typename raw_form<State>::checked;
  using field = checked_field<State, Time>;
  using time = typename raw_form<Time>::checked;
  (void)[](Method const& m, checked const& s, field const& f, time const& t) {
    if constexpr (steps_alone<Method, checked, field, time>) {
      static_cast<void>(m.step(s, f, t, t));
    } else {
      auto memory = m.start(s, f, t, t);
      static_cast<void>(m.step(s, memory, f, t, t));
    }
  };
}

/// A state with an orientation, according to its raw form.
template <class State>
concept state_on_group = requires { requires raw_form<State>::on_group; };

/// How a method steps the raw form of a state: unchanged, unless that lies on a group.
template <class State, class Method>
struct stepping_of {
  using type = Method;
  static constexpr bool suits = true;
  [[gnu::always_inline]] static constexpr auto of(Method const& method) { return method; }
};
template <state_on_group State, class Method>
struct stepping_of<State, Method> : on_group<Method> {};

/// The method that steps the raw form of a state.
template <class State, class Method>
using stepping_method = typename stepping_of<State, Method>::type;

/// How a method steps a state under a field. A field that keeps something from step to step, as `sampled` does,
/// wraps the caller's method in one of its own.
template <class State, class Method, class Field>
struct stepping_with : stepping_of<State, Method> {
  static constexpr bool keeps = false;  ///< whether the field does
};

/// Whether a method has a step for a state.
template <class Method, class State, class Time, class Checked = typename raw_form<State>::checked,
          class Field = checked_field<State, Time>,
          class CheckedTime = typename raw_form<Time>::checked>
concept can_step =
    stepping_of<State, Method>::suits && (steps_alone<Method, Checked, Field, CheckedTime> ||
                                          steps_with_memory<Method, Checked, Field, CheckedTime>);

}  // namespace unitstep::detail
