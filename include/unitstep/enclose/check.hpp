// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/check.hpp>
#include <unitstep/enclose/detail/interval_state.hpp>
#include <unitstep/field/on_number.hpp>

namespace unitstep::diagnostics {

/// The verdict on everything that an enclosure is given: as for a run by a method, on doubles in place of
/// intervals; then whether state and field can be had on other numbers at all.
template <class State, class Field, class Time, class Steps = int, class StartTime = Time>
consteval auto check_enclosure() {
  using state = unitstep::detail::doubles_of<State>;
  using field = unitstep::detail::doubles_of<Field>;
  using number = interval<double>;
  using problem = decltype(check_problem<state, field, Time, Steps, StartTime>());
  if constexpr (!problem::ok)
    return problem{};
  else if constexpr (!unitstep::detail::rebindable<State, number>)
    return refuse<"initial", words<"a state that is a template over its number">, State>{};
  else if constexpr (!unitstep::detail::field_on_number<number, State, Time, Field>)
    return unitstep::detail::refused_on_number{};
  else
    return accepted{};
}

}  // namespace unitstep::diagnostics
