// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/units/describe.hpp>
#include <utility>

/// \file
/// \brief The kinds of events.
///
/// An event is called with (state, time), like a field. Its result determines when something happens. These are the
/// kinds:
///
/// - A callable that returns a quantity or a number. The event happens when that goes through zero, in either
///   direction.
/// - `rising(f)` and `falling(f)`. The event happens only when the result of `f` goes through zero upwards, or
///   downwards.
/// - A callable that returns `bool`. The event happens when that becomes true. If it is true at the start, the event
///   happens there, and `integrate_until` ends there with `stop_reason::at_start`.
/// - `certain(event)` of a quantity. A step cannot miss this one (`drive/certain.hpp`).
/// - `first_of{event, event, ...}`. This is the earliest of several events of the kinds above.
///
/// A run is on one *side* of each event: above its zero, below it, or at rest at zero. The event happens when the run
/// comes to the other side in the direction of the event. Nothing else makes it happen. If the quantity touches zero
/// and goes back, nothing happens.
///
/// The quantity is rounded, so near zero its sign is not reliable. The run computes how far it may be rounded: each
/// number of the state and of the time may be off by one rounding. A quantity nearer to zero than that, or at a root
/// that was just found, is on the side to which the run goes. To find that side, the run tries steps ahead until the
/// quantity is well beyond its rounding. So an event that has just happened does not happen again at once, neither in
/// this run nor in one that continues from its end.
///
/// At the start of a run nothing has happened yet. If a quantity starts at zero and leaves it to either side, that is
/// no event. There is one exception: an event of one direction may be a floor on which something lies. Then the
/// quantity starts within its rounding. Either it stays there, as a ball that was put on the floor, or it goes in the
/// direction of the event and the effect turns it back, as a ball that is thrown down from there. To decide this, the
/// run tries the effect on a copy of itself. So an effect that keeps something outside the run may be called once more.
///
/// At the end of a run a quantity may be within its rounding and on its way through zero. Then the event happens now,
/// so that a run that continues from there need not guess.

namespace unitstep {

/// An event that happens when the result of `f(state, time)` goes through zero upwards.
/// \proof{examples/reference/drive.cpp,first_of}
template <class Callable>
struct rising {
  [[no_unique_address]] Callable f;  ///< returns a quantity or a number

  /// The event that the result of `called` rises through zero.
  constexpr explicit rising(Callable called) : f(std::move(called)) {}
};
template <class Callable>
rising(Callable) -> rising<Callable>;

/// An event that happens when the result of `f(state, time)` goes through zero downwards, as a height does when a ball
/// hits the ground.
/// \proof{examples/reference/drive.cpp,first_of}
template <class Callable>
struct falling {
  [[no_unique_address]] Callable f;  ///< returns a quantity or a number

  /// The event that the result of `called` falls through zero.
  constexpr explicit falling(Callable called) : f(std::move(called)) {}
};
template <class Callable>
falling(Callable) -> falling<Callable>;

/// The earliest of several events, which may be of different units.
///
/// `run_end::which` is its number in the list, from 0. If several come at one place, between two neighbouring numbers
/// of a step, it is the first of them in the list. The others have happened there too. If you have to react to each, as
/// for a ball in a corner, give each an effect of its own by `when`.
/// \proof{examples/reference/drive.cpp,first_of}
template <class... Events>
struct first_of {
  std::tuple<Events...> events;  ///< each may also be an event alone

  /// The first of these events. Each may also be used alone.
  constexpr explicit first_of(Events... given) : events(std::move(given)...) {}
};
template <class... Events>
first_of(Events...) -> first_of<Events...>;

template <class Event>
struct certain;  // drive/certain.hpp

namespace detail {

/// Whether a type is a list of events, and not an event.
template <class Event>
concept list_of_events = requires(Event const& list) {
  list[list.size()];
  list.begin();
  list.end();
};

/// The type of an event, or of the events of a list.
template <class Event>
struct event_in {
  using type = Event;
};
template <list_of_events List>
struct event_in<List> {
  using type = std::remove_cvref_t<decltype(*std::declval<List const&>().begin())>;
};

/// A list of `make(event)` for each event of another list: a `std::array` if that is one, so that it can be a constant,
/// else a container of the same kind.
template <class Make, class Event, std::size_t N>
constexpr auto list_made_of(std::array<Event, N> const& given, Make const& make) {
  using made = std::invoke_result_t<Make const&, Event const&>;
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<made, N>{{make(given[I])...}};
  }(std::make_index_sequence<N>{});
}
template <class Make, template <class...> class List, class Event, class... More>
  requires requires(List<int> list) { list.push_back(0); }
constexpr auto list_made_of(List<Event, More...> const& given, Make const& make) {
  List<std::invoke_result_t<Make const&, Event const&>> list;
  for (auto const& event : given) list.push_back(make(event));
  return list;
}

/// Whether a run can keep something for each event of a list.
template <class List>
concept list_to_watch =
    list_of_events<List> &&
    requires(List const& list, int (*make)(typename event_in<List>::type const&)) {
      detail::list_made_of(list, make);
    };

/// The number of events in a list, -1 if it is known at run time only; 1 of an event that is none.
template <class Event>
inline constexpr int event_count = list_of_events<Event> ? -1 : 1;
template <class Event, std::size_t N>
inline constexpr int event_count<std::array<Event, N>> = static_cast<int>(N);

/// The direction in which a number goes through zero.
enum class direction { either, upwards, downwards };

/// The direction of an event.
template <class Event>
inline constexpr direction direction_of = direction::either;
template <class Callable>
inline constexpr direction direction_of<rising<Callable>> = direction::upwards;
template <class Callable>
inline constexpr direction direction_of<falling<Callable>> = direction::downwards;

/// Whether no step can miss an event (`is_certain`), and whether that holds for one of several (`has_certain`).
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

/// Calls a function with an event or, of a `first_of`, with all of its events.
template <class Event, class Use>
constexpr auto with_each_event(Event const& event, Use const& use) {
  return use(event);
}
template <class... Events, class Use>
constexpr auto with_each_event(first_of<Events...> const& first, Use const& use) {
  return std::apply(use, first.events);
}

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

/// The allowed results of an event: whether it has happened, or a number whose sign changes when it does.
template <class T>
inline constexpr bool tells_of_event = std::same_as<T, bool> || signed_number<T>;
template <quantity_like T>
inline constexpr bool tells_of_event<T> = signed_number<number_of<T>>;

/// The verdict on a single event. The sentence calls it `Label`, and its result `ResultLabel`.
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

/// The verdict on an event, or on each of a `first_of`.
template <class State, class Time, class Event>
consteval auto check_event(Event const*) {
  return check_single_event<"event", "event result", State, Event, Time>();
}
template <class State, class Time, class... Events>
consteval auto check_event(unitstep::first_of<Events...> const*) {
  if constexpr (sizeof...(Events) == 0)
    return refuse<"first_of", words<"events">, left_out>{};
  else
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<
          decltype(check_single_event<numbered<"event", I>, numbered<"result of event", I>, State,
                                      Events, Time>())...>{};
    }(std::index_sequence_for<Events...>{});
}

}  // namespace diagnostics

}  // namespace unitstep
