// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <tuple>
#include <unitstep/field/field.hpp>
#include <unitstep/units/describe.hpp>
#include <utility>

/// \file
/// \brief What an event is.
///
/// An event is called with (state, time), as a field is, and what it returns tells when something happens:
///
/// - a callable that returns a quantity or a number: it happens where that goes through zero, in either
///   direction;
/// - `rising(f)`, `falling(f)`: only where what `f` returns goes through zero upwards, or downwards;
/// - a callable that returns `bool`: it happens where it becomes true. One that is true before the first step
///   ends the run there, with `stop_reason::at_start`;
/// - `certain(event)` of a quantity: one that a step cannot miss (`drive/certain.hpp`);
/// - `first_of{event, event, ...}`: the earliest of several of the kinds above.
///
/// A run is handed back on the side from which it came: none of its events has happened there, or one is just at zero.
/// So it may go on from there, turned round as a ball that bounces.
///
/// A quantity may be zero at the start. `falling` counts it as above, `rising` as below: what leaves it the other way,
/// as a ball that is thrown from the ground, has to come back; what goes on through it has happened. If that is at the
/// start, as far as the clock can tell, the run ends there, with `stop_reason::at_start`. A callable for either
/// direction cannot know which way is through, so a quantity that starts at zero has to leave it first: take `falling`
/// for a floor.

namespace unitstep {

/// An event that happens where what `f(state, time)` returns goes through zero upwards.
/// \proof{examples/reference/drive.cpp,first_of}
template <class Callable>
struct rising {
  [[no_unique_address]] Callable f;  ///< returns a quantity or a number

  /// The event that `called` rises through zero.
  constexpr explicit rising(Callable called) : f(std::move(called)) {}
};
template <class Callable>
rising(Callable) -> rising<Callable>;

/// An event that happens where what `f(state, time)` returns goes through zero downwards, as a height does
/// where a ball hits the ground.
/// \proof{examples/reference/drive.cpp,first_of}
template <class Callable>
struct falling {
  [[no_unique_address]] Callable f;  ///< returns a quantity or a number

  /// The event that `called` falls through zero.
  constexpr explicit falling(Callable called) : f(std::move(called)) {}
};
template <class Callable>
falling(Callable) -> falling<Callable>;

/// The earliest of several events, which may be of different units.
///
/// `run_end::which` says which one, from 0. Of those that come at one moment, to 64 roundings of the step and of the
/// clock, it is the first in the list. The others are at hand in the state: a ball in a corner that is thrown back by
/// the wall hits the floor at the start of the next run.
/// \proof{examples/reference/drive.cpp,first_of}
template <class... Events>
struct first_of {
  std::tuple<Events...> events;  ///< each may stand alone too

  /// The first of these events, each of which may stand alone too.
  constexpr explicit first_of(Events... given) : events(std::move(given)...) {}
};
template <class... Events>
first_of(Events...) -> first_of<Events...>;

template <class Event>
struct certain;  // drive/certain.hpp

namespace detail {

/// Which way a number goes through zero.
enum class direction { either, upwards, downwards };

/// In which direction an event is awaited.
template <class Event>
inline constexpr direction direction_of = direction::either;
template <class Callable>
inline constexpr direction direction_of<rising<Callable>> = direction::upwards;
template <class Callable>
inline constexpr direction direction_of<falling<Callable>> = direction::downwards;

/// Whether an event is one that no step misses; and whether one of several is.
template <class Event>
inline constexpr bool is_certain = false;
template <class Event>
inline constexpr bool is_certain<certain<Event>> = true;
template <class Event>
inline constexpr bool has_certain = is_certain<Event>;
template <class... Events>
inline constexpr bool has_certain<first_of<Events...>> = (is_certain<Events> || ...);
template <class Event>
inline constexpr direction direction_of<certain<Event>> = direction_of<Event>;

/// The callable of a single event.
template <class Event>
constexpr auto const& event_callable(Event const& event) {
  if constexpr (is_certain<Event>)
    return detail::event_callable(event.event);
  else if constexpr (direction_of<Event> == direction::either)
    return event;
  else
    return event.f;
}
template <class Event>
using event_callable_type =
    std::remove_cvref_t<decltype(detail::event_callable(std::declval<Event const&>()))>;

}  // namespace detail

namespace diagnostics {

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

/// The verdict on a single event; `Label` and `ResultLabel` are what it and its result are called.
template <text Label, text ResultLabel, class State, class Event, class Time>
consteval auto check_single_event() {
  using namespace unitstep::detail;
  using called = event_callable_type<Event>;
  if constexpr (auto callable = check_callable<Label, called, State, Time>(); !callable.ok) {
    return callable;
  } else {
    using result = field_result<called, State, Time>;
    constexpr bool directed = direction_of<Event> != direction::either || is_certain<Event>;
    if constexpr (is_of_integers<result>)
      return not_of_integers<ResultLabel, result>{};
    else if constexpr (directed && (std::same_as<result, bool> || !tells_of_event<result>))
      return refuse<ResultLabel, words<"a quantity">, result>{};
    else if constexpr (!tells_of_event<result>)
      return refuse<ResultLabel, words<"bool or a quantity">, result>{};
    else if constexpr (is_certain<Event>)
      return Event::template verdict<State, Time>();
    else
      return accepted{};
  }
}

/// The verdict on an event.
template <class State, class Event, class Time>
struct event_verdict {
  using type = decltype(check_single_event<"event", "event result", State, Event, Time>());
};
template <class State, class Time>
struct event_verdict<State, unitstep::first_of<>, Time> {
  using type = refuse<"first_of", words<"events">, left_out>;
};
template <class State, class... Events, class Time>
struct event_verdict<State, unitstep::first_of<Events...>, Time> {
  template <std::size_t... I>
  static consteval auto check(std::index_sequence<I...>) {
    return first_refusal<
        decltype(check_single_event<text_of<label_words<"event", void, I>>,
                                    text_of<label_words<"result of event", void, I>>, State, Events,
                                    Time>())...>{};
  }
  using type = decltype(check(std::index_sequence_for<Events...>{}));
};
template <class State, class Event, class Time>
consteval auto check_event() {
  return typename event_verdict<State, Event, Time>::type{};
}

}  // namespace diagnostics

}  // namespace unitstep
