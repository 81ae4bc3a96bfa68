// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/value/raw_form.hpp>

/// \file
/// \brief The look into a caller's field, so that a mistake in it is the first error.

namespace unitstep::detail {

/// Whether a law states its own verdict: it is not looked into.
template <class Field, class State, class Time>
concept checks_itself = requires { typename Field::template verdict<State, Time>; };

/// A state and a time that a generic field can be shown.
template <class State, class Time>
concept seen_by_a_field = requires {
  typename raw_form<State>::field_view;
  typename raw_form<Time>::field_view;
  &raw_form<State>::require_finite;
};

/// A generic field whose body a public function has looked at before all else, by naming a call of
/// it in its own body: what the compiler says of a mistake in the field then leads there in three
/// notes instead of ten, since each template in between is one; and it is said once.
template <class Field, class State, class Time>
inline constexpr bool looked_into = false;
template <class Field, class State, class Time>
  requires (!asks_for_boost<Field> && !checks_itself<Field, State, Time>) &&
               seen_by_a_field<State, Time>
inline constexpr bool looked_into<Field, State, Time> =
    diagnostics::takes<Field, typename raw_form<State>::field_view,
                       typename raw_form<Time>::field_view>;

/// The same for a class, which has no body: `look<looked_into<...>>::into<...>` names the call.
template <bool LookedInto>
struct look {
  // clang-format off
  template <class Field, class State, class Time>
  using into = std::bool_constant<requires(Field const& field) {
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
};
template <>
struct look<false> {
  template <class Field, class State, class Time>
  using into = void;
};

/// Has the compiler check the bodies that are named as its arguments; the verdict is always `accepted`.
template <class... Bodies>
struct after_a_look {
  using verdict = diagnostics::accepted;
};

}  // namespace unitstep::detail
