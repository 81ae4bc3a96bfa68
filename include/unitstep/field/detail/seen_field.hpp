// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/field/boost_typed.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief What a caller's field is called with, light quantities or the caller's own, and what it returns.

namespace unitstep::detail {

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

}  // namespace unitstep::detail
