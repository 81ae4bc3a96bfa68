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
/// - a callable that returns `bool`: it happens where it becomes true. One that is true at the start happens there;
///   `integrate_until` ends there, with `stop_reason::at_start`;
/// - `certain(event)` of a quantity: one that a step cannot miss (`drive/certain.hpp`);
/// - `first_of{event, event, ...}`: the earliest of several of the kinds above.
///
/// A run is on one *side* of each event: above its zero, below it, or at rest on its surface. An event happens where the
/// run comes to the other side, in the direction of the event. Nothing else makes it happen.
/// What touches zero and goes back has not come through.
///
/// The quantity is computed, so near zero its sign tells nothing. How much it is rounded follows from the numbers of the
/// state and of the time, each of which is a rounding off. Within that, and at a root that was just found, the side is the
/// one to which the run goes: steps are tried ahead until the quantity is well beyond its rounding. So what has just
/// happened does not happen again where the run goes on from it, in this run or in the next.
///
/// At the start of a run nothing has happened yet: what starts at zero and leaves it to either side has not come through.
/// It is otherwise where an event of one direction is the floor on which something lies: there the run begins within the
/// rounding and either goes nowhere, as a ball that was put there, or goes the way of the event and is turned back by the
/// effect, as one that is thrown down from there. That is found by a trial of the effect on a copy of the run, so an effect
/// that keeps something outside the run may be asked once more.
///
/// At the end of a run what is within its rounding and on its way through happens now, so that a run that goes on from
/// there need not guess.

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
/// `run_end::which` says which one, from 0. Of those that come at one place, between two neighbouring numbers of a step, it is
/// the first in the list. The others have happened there too. So whoever has to answer to each, as a ball does in a corner,
/// gives each an effect of its own, by `when`.
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
    else if constexpr (std::integral<result> && !std::same_as<result, bool>)
      return refuse<ResultLabel, words<"a quantity, a bool, or a number such as 2.0">, result>{};
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
