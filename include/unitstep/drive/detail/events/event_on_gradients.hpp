// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/numbers/detail/interval_gradient.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief The value of an event over all states and times in intervals, and its slope.

namespace unitstep::detail {

/// The value of an event over boxes of states and times, with its derivatives along their directions.
template <class State, class Time, class Event, std::size_t directions>
constexpr auto event_on_gradients(
    Event const& event,
    state_vector_on<State, interval_gradient<interval<double>, directions>> const& numbers,
    interval_gradient<interval<double>, directions> const& t) {
  using number = interval_gradient<interval<double>, directions>;
  auto const value = event(vector_layout<on_number<State, number>>::unflatten(numbers, 0),
                           raw_form<on_number<Time, number>>::from_raw(t));
  if constexpr (quantity_like<std::remove_const_t<decltype(value)>>)
    return number(value.value());
  else
    return number(value);
}

/// The sign of an interval: 1 if all its numbers are above zero, -1 if all are below, else 0.
constexpr int sign_of(interval<double> x) { return int{x.lower > 0} - int{x.upper < 0}; }

/// The verdict on an event that is called with intervals: it must return a number.
template <class State, class Time, class Event>
consteval auto check_event_on_gradients() {
  using number = interval_gradient<interval<double>, 1>;
  using seen = on_number<State, number>;
  using now = on_number<Time, number>;
  if constexpr (!std::invocable<Event const&, seen, now>) {
    return diagnostics::refuse<
        "event", diagnostics::words<"callable (state, time) -> quantity, with any number">,
        Event>{};
  } else {
    using result = std::remove_cvref_t<std::invoke_result_t<Event const&, seen, now>>;
    constexpr bool has_sign = [] {
      if constexpr (quantity_like<result>)
        return std::constructible_from<number, number_of<result>>;
      else
        return std::constructible_from<number, result> && !std::same_as<result, bool>;
    }();
    if constexpr (!has_sign)
      return diagnostics::refuse<"event result", diagnostics::words<"a quantity">, result>{};
    else
      return diagnostics::accepted{};
  }
}

}  // namespace unitstep::detail
