// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The body of a caller's field, which the compiler checks before all else, so that a mistake in it is the
/// first error.

namespace unitstep::detail {

/// Whether a law states its own verdict: its body is not checked.
template <class Field, class State, class Time>
concept checks_itself = requires { typename Field::template verdict<State, Time>; };

/// What a generic field sees of a state or a time.
template <class Value>
using view_of = typename raw_form<Value>::field_view;

/// A state and a time that a generic field can be shown.
template <class State, class Time>
concept seen_by_a_field = diagnostics::steppable<State> && requires {
  typename raw_form<State>::field_view;
  typename raw_form<Time>::field_view;
};

/// Whether the body of a field can be checked beside a state and a time: the field is generic and takes them.
///
/// A public function has the compiler check it by naming a call of the field in its own body: what the
/// compiler says of a mistake in the field then leads there in three notes instead of ten, since each
/// template in between is one; and it is said once.
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

/// Has the compiler make the checks that are named as its arguments; the verdict is always `accepted`.
template <class... BodyChecks>
struct checked_bodies {
  using verdict = diagnostics::accepted;
};

}  // namespace unitstep::detail
