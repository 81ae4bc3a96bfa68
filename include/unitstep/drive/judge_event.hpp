// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/drive/judge.hpp>

namespace unitstep::diagnostics {

/// A number that has a sign.
template <class T>
concept signed_number = number<T> && requires(T const a, T const b) {
  { a < b } -> std::same_as<bool>;
  { a == b } -> std::same_as<bool>;
};

/// What an event may return: whether it has happened, or a number whose sign changes when it does.
template <class T>
inline constexpr bool tells_of_event = std::same_as<T, bool> || signed_number<T>;
template <quantity_like T>
inline constexpr bool tells_of_event<T> = signed_number<number_of<T>>;

/// The verdict on an event.
template <class State, class Event, class Time>
consteval auto judge_event() {
  using callable = decltype(judge_callable<"event", Event, State, Time>());
  if constexpr (!callable::ok) {
    return callable{};
  } else {
    using result = unitstep::detail::field_result<Event, State, Time>;
    if constexpr (tells_of_event<result>)
      return accepted{};
    else if constexpr (is_of_integers<result>)
      return not_of_integers<"event result", result>{};
    else
      return refuse<"event result", words<"bool or a quantity">, result>{};
  }
}

/// The verdict on all that a run until an event is given.
template <class Method, class State, class Field, class Time, class Event, class MostSteps,
          class StartTime>
consteval auto judge_until() {
  using run = decltype(judge<Method, State, Field, Time, int, StartTime>());
  if constexpr (!run::ok) {
    return run{};
  } else {
    using event = decltype(judge_event<State, Event, Time>());
    if constexpr (!event::ok)
      return event{};
    else
      return judge_count<"most_steps", MostSteps>();
  }
}

}  // namespace unitstep::diagnostics
