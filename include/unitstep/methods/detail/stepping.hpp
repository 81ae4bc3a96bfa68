// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/methods/detail/check_formula.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/raw_form.hpp>

/// \file
/// \brief The method that steps the raw form of a state: the caller's own, or `lie_group` around it.

namespace unitstep::detail {

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
