// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/motion_change.hpp>
#include <unitstep/methods/detail/vector_system.hpp>

namespace unitstep::detail {

template <class Result, class State, class Time>
struct field_of;
/// Whether a formula is only checked and not run: then its field is `field_of`, not one of the caller's.
template <class Field>
inline constexpr bool is_checked = false;
template <class Result, class State, class Time>
inline constexpr bool is_checked<field_of<Result, State, Time>> = true;

/// Whether a method solves its equations for a state. If not, its formula is only checked.
template <class State, class Field>
concept solves_for = raw_state<State> && !is_checked<Field>;

/// The formula on which an implicit method is checked: the state moves along the rates at its end.
template <class State, class Field, class Time>
constexpr State checked_step(State const& y, Field const& field, Time const& t, Time const& dt) {
  return detail::moved(y, detail::rates_at(y, field(y, t + dt)), dt);
}

}  // namespace unitstep::detail
