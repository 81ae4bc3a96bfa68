// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/diagnostics/callable.hpp>
#include <unitstep/diagnostics/verdict.hpp>
#include <unitstep/value/raw_form.hpp>
#include <utility>

namespace unitstep {

/// A field that asks to be called with `boost::units::quantity`; made by `boost_typed`.
/// \proof{examples/reference/field.cpp,boost_typed}
template <class Field>
struct boost_typed_field {
  [[no_unique_address]] Field field;  ///< the caller's field

  /// Calls it; the field of a `sampled` has a third argument.
  template <class State, class Time, class... Output>
  constexpr auto operator()(State const& state, Time const& t, Output const&... output) const
    requires (sizeof...(Output) < 2)
  {
    return field(state, t, output...);
  }
};

/// Asks for `boost::units::quantity` instead of light quantities in a generic field.
///
/// Needed for a field with two return types, or one that calls helpers templated on
/// `quantity<Unit>`; a field that names its parameter types gets them without asking.
/// \proof{examples/reference/field.cpp,boost_typed}
template <class Field>
[[nodiscard]] constexpr boost_typed_field<std::decay_t<Field const&>> boost_typed(
    Field const& field) {
  return {field};
}

namespace detail {

/// Whether a field was made by `boost_typed`.
template <class Field>
inline constexpr bool asks_for_boost = false;
template <class Field>
inline constexpr bool asks_for_boost<boost_typed_field<Field>> = true;
template <class Field>
inline constexpr bool asks_for_boost<Field const> = asks_for_boost<Field>;

/// Whether a field is called with light quantities, or else with the caller's own types. Neither
/// looks into a body that will not run: a generic field may compile on one of the two only.
/// The field is called directly: `std::invoke` would add lines to every refusal.
template <class Field, class State, class Time>
inline constexpr bool sees_light =
    requires(Field const& field, typename raw_form<State>::field_view const s,
             typename raw_form<Time>::field_view const t) { field(s, t); };
template <class Field, class State, class Time>
  requires asks_for_boost<Field>
inline constexpr bool sees_light<Field, State, Time> = false;
template <class Field, class State, class Time>
inline constexpr bool sees_own =
    requires(Field const& field, State const s, Time const t) { field(s, t); };

/// Whether a field can be called at all. Where the body failed on light quantities, the compiler has
/// said why, and would say so again of the caller's own types.
template <class Field, class State, class Time>
consteval bool sees_either() {
  constexpr bool takes_light = diagnostics::takes<Field, typename raw_form<State>::field_view,
                                                  typename raw_form<Time>::field_view>;
  if constexpr (sees_light<Field, State, Time>)
    return true;
  else if constexpr (takes_light && !asks_for_boost<Field>)
    return false;
  else
    return sees_own<Field, State, Time>;
}

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

template <class Field, class State, class Time, bool Light>
struct field_call {
  using type =
      decltype(std::declval<Field const&>()(std::declval<typename raw_form<State>::field_view>(),
                                            std::declval<typename raw_form<Time>::field_view>()));
};
template <class Field, class State, class Time>
struct field_call<Field, State, Time, false> {
  using type = decltype(std::declval<Field const&>()(std::declval<State>(), std::declval<Time>()));
};

/// What a field returns for the caller's units.
template <class Field, class State, class Time>
using field_result = std::remove_cvref_t<
    typename field_call<Field, State, Time, sees_light<Field, State, Time>>::type>;

}  // namespace detail

}  // namespace unitstep
