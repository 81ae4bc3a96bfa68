// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The members of a field.
///
/// A field is any callable (state, time) that returns the rates of a state: the acceleration of a motion, the angular
/// acceleration of a rotation, `accelerations` of a rigid body, `rates` of any aggregate. A generic field is called
/// with light quantities, one that names the types of its parameters with these types, and one in `boost_typed` with
/// Boost's quantities.
///
/// A field that is a type of its own, as the library's laws are, may have more members:
/// - `raw<State, Time>()` returns a callable on plain numbers, in the units of the state;
/// - `verdict<State, Time>` is its own verdict on the units of a state; its body is not checked then;
/// - `verdict_on_method<Method>` is its own verdict on a method, as `noisy` has it;
/// - `require_values()` throws if it cannot work with its constants;
/// - `on_number<N>()` returns the same field with constants of the number `N`: `taylor` and implicit methods call it
///   with series and dual numbers, `enclose` with intervals. Write it only if the field has members that are no
///   constants; any other field is converted member by member (`field/detail/field_on_number.hpp`).
///
/// The result of `raw` may have more members for methods that can use them:
/// - `band`, a type with `below` and `above`: the rate of number i depends only on the numbers from i - below to i +
///   above. `banded` makes one for implicit methods;
/// - `jacobian(numbers, t, matrix)` writes the derivative of rate i by number j of the state to `matrix.a[i][j]`.
///   `with_jacobian` makes one for implicit methods;
/// - `prepared(dt)` and `in_step(step, prepared)`: it gets the number of the step (`field/detail/step_of_run.hpp`);
/// - `require_start(state, t)` throws if a run cannot begin from there: `constrained` has it;
/// - `sees_no_velocity = true`, or `at_rest(state, t)` and `turning(state, t)`: the parts of an acceleration that
///   `boris` steps by (`field/detail/turning.hpp`).

namespace unitstep::detail {

// The body of a caller's field, which the compiler checks first, so that a mistake in it is the first error.

/// Whether a law states its own verdict; then its body is not checked.
template <class Field, class State, class Time>
concept checks_itself = requires { typename Field::template verdict<State, Time>; };

/// The type of a state or a time for a generic field.
template <class Value>
using view_of = typename raw_form<Value>::field_view;

/// A state and a time that a generic field can be called with.
template <class State, class Time>
concept seen_by_a_field = diagnostics::steppable<State> && requires {
  typename raw_form<State>::field_view;
  typename raw_form<Time>::field_view;
};

/// Whether the body of a field can be checked with a state and a time: the field is generic and takes them.
///
/// A public function makes the compiler check it by naming a call of the field in its own body. Then the compiler's
/// message about a mistake in the field is three notes away from that function instead of ten, since each template in
/// between is one, and it appears once.
template <class Field, class State, class Time>
inline constexpr bool body_is_checkable = false;
template <class Field, class State, class Time>
  requires (!asks_for_boost<Field> && !checks_itself<Field, State, Time>) &&
               seen_by_a_field<State, Time>
inline constexpr bool body_is_checkable<Field, State, Time> =
    diagnostics::takes<Field, typename raw_form<State>::field_view,
                       typename raw_form<Time>::field_view>;

/// The check of a field's body for a class, which has no body of its own to name the call in:
/// `body_check<body_is_checkable<...>>::of<...>` names it.
template <bool IsCheckable>
struct body_check {
  // clang-format off
  template <class Field, class State, class Time>
  using of = std::bool_constant<requires(Field const& field) {
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
};
template <>
struct body_check<false> {
  template <class Field, class State, class Time>
  using of = void;
};

/// Makes the compiler do the checks among its arguments; the verdict is always `accepted`.
template <class... BodyChecks>
struct checked_bodies {
  using verdict = diagnostics::accepted;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on an argument that must be callable with (state, time), in light quantities or in the caller's own
/// types: a field, a law, a torque, an event. `Label` is its name.
template <text Label, class Called, class State, class Time>
consteval auto check_callable() {
  if constexpr (unitstep::detail::sees_either<Called, State, Time>())
    return accepted{};
  else if constexpr (lambda_of<Called, State, Time>)
    return unitstep::detail::reported{};  // the compiler has reported the mistake in the body
  else
    return refuse<Label, words<"callable (state, time)">,
                  callable_with<Called, typename raw_form<State>::field_view,
                                typename raw_form<Time>::field_view>>{};
}

/// The type of the time parameter of a callable that is no template; `void` if there is none.
template <class T>
struct time_of_member {
  using type = void;
};
template <class R, class C, class State, class Time>
struct time_of_member<R (C::*)(State, Time) const> {
  using type = std::remove_cvref_t<Time>;
};
template <class Field>
struct time_named_by {
  using type = void;
};
template <class Field>
  requires requires { &Field::operator(); }
struct time_named_by<Field> : time_of_member<decltype(&Field::operator())> {};

/// A field of an aggregate, in which no member fixes the unit of time, with a time parameter in another unit than the
/// run's.
template <class Field, class Time>
concept names_other_time =
    unitstep::detail::is_time<typename time_named_by<Field>::type> &&
    unitstep::detail::is_time<Time> && !fits<typename time_named_by<Field>::type, Time>;

/// A field whose result would be right with times in seconds, which those of the run are not.
template <class State, class Result, class Time>
concept goes_by_seconds = unitstep::detail::is_time<Time> &&
                          fits<typename raw_form<State>::template field_returns<
                                   boost::units::quantity<boost::units::si::time, number_of<Time>>>,
                               Result>;

/// The verdict on a field: whether it can be called with the state and the time, and whether its result fits this
/// state.
template <class State, class Field, class Time>
consteval auto check_field() {
  using callable = decltype(check_callable<"field", Field, State, Time>());
  if constexpr (!callable::ok && names_other_time<Field, Time>) {
    return refuse<"dt, as all times", typename time_named_by<Field>::type, Time>{};
  } else if constexpr (!callable::ok) {
    return callable{};
  } else {
    using result = unitstep::detail::field_result<Field, State, Time>;
    using due = typename raw_form<State>::template field_returns<Time>;
    if constexpr (fits<due, result>)
      return accepted{};
    else if constexpr (goes_by_seconds<State, result, Time>)
      return refuse<"dt, as all times",
                    boost::units::quantity<boost::units::si::time, number_of<Time>>, Time>{};
    else
      return typename raw_form<State>::template result_verdict<due, result>{};
  }
}

/// A field that states its own verdict is not called for it.
template <class State, class Field, class Time>
  requires requires { typename Field::template verdict<State, Time>; }
consteval auto check_field() {
  return typename Field::template verdict<State, Time>{};
}

/// The verdict on a field inside another, which sees its rates alone: its noise, constraints or samples would be lost.
template <class State, class Field, class Time>
consteval auto check_inside() {
  if constexpr (requires { typename Field::due_inside; })
    return refuse<"field", typename Field::due_inside, Field>{};
  else
    return check_field<State, Field, Time>();
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Lets a field or a law refuse values of its constants that are not valid.
template <class Law>
constexpr void require_values(Law const& law) {
  if constexpr (requires { law.require_values(); }) law.require_values();
}

}  // namespace unitstep::detail
