// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/check_formula.hpp>
#include <unitstep/methods/detail/motion_change.hpp>

/// \file
/// \brief What stands for a step that is solved for while the units of its method are checked.

namespace unitstep::detail {

/// Whether a method solves its equations: for plain numbers, and not while units are checked.
template <class State, class Field>
concept solves_for = raw_state<State> && !only_checks_units<Field>;

/// The formula on which an implicit method is checked: the state moves along the rates at its end.
template <class State, class Field, class Time>
constexpr State checked_step(State const& y, Field const& field, Time const& t, Time const& dt) {
  return detail::moved(y, detail::rates_at(y, field(y, t + dt)), dt);
}

}  // namespace unitstep::detail
