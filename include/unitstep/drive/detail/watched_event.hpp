// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/course_of_step.hpp>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/drive/detail/fail_at.hpp>
#include <unitstep/drive/detail/listed_events.hpp>
#include <unitstep/drive/detail/moments.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/units/detail/plain_number.hpp>
#include <utility>

/// \file
/// \brief What a run keeps of each of its events, of which a `when` has one or a list.

namespace unitstep::detail {

/// What an effect has changed: a number of the state; the mode, or nothing by a state that was the same; or nothing, since it
/// only looks.
enum class what_changed : int { nothing, no_number, state };

/// Where a run stands with one event.
template <class T>
struct event_course {
  bool is_leaving =
      false;  ///< its effect was the last thing, and it is not known yet how the run leaves it
  int crossing = 0;  ///< which way it last went through zero: 1 or -1
  T rate = T(0);     ///< how fast; of what is true or false, within which time
  what_changed changed = what_changed::nothing;  ///< by the effect
};

/// An event as a run watches it.
template <class Event, class Value, class T>
struct watched_event {
  using event_type = Event;
  using value_type = Value;
  static constexpr bool is_truth = std::is_same_v<Value, bool>;

  Event event;
  Value was;  ///< before the last step, or the side on which it is
  Value now;  ///< after that step
  event_watch<Event, Value> watch{};
  event_course<T> course{};
  bool may_come = false;  ///< in that step

  /// Whether it is true, of what is true or false.
  constexpr bool is_true() const {
    if constexpr (is_truth)
      return was;
    else
      return false;
  }
  /// Whether it is to be expected in the next step.
  constexpr bool is_near() const { return course.is_leaving || watch.is_near; }
  /// What can be saved of its pace; of what is no number there is none.
  constexpr auto slope() const {
    if constexpr (requires { watch.slope; })
      return watch.slope;
    else
      return 0;
  }
  /// Another event in its place, which is of the same kind.
  constexpr void set_event(Event const& other) { detail::remake(event, other); }
  /// Nothing is known of it but its value.
  constexpr void begin_anew(Value const& value) {
    was = value;
    watch = {};
    course = {};
  }
};

/// The place of something in the list of what happens.
template <std::size_t Place>
struct place_in_list {
  static constexpr std::size_t of_when = Place, index = 0;
  static constexpr bool is_in_list = false;
};
/// That of an event, the `Slot`-th of those that have events: with its number among all events, and that in its own list.
template <std::size_t Place, std::size_t Slot, bool InList>
struct event_place {
  static constexpr std::size_t of_when = Place, slot = Slot;
  static constexpr bool is_in_list = InList;
  int number;
  std::size_t index;
};

/// The effect of an event, which is told which event of a list it is.
template <class Effect, class Place>
constexpr decltype(auto) effect_told(Effect const& effect, Place const& place) {
  if constexpr (Place::is_in_list && !std::is_same_v<Effect, stop_type>)
    return told_which<Effect>{effect, place.index};
  else
    return (effect);
}
/// Reports what went wrong with "happening 2", or "happening 2 (event 7 of its list)".
template <class Time, class Place, class T>
[[noreturn]] constexpr void fail_at_happening(Place const& place, T now, char const* why) {
  sentence what;
  what += "happening ";
  what += static_cast<long>(Place::of_when);
  if constexpr (Place::is_in_list) {
    what += " (event ";
    what += static_cast<long>(place.index);
    what += " of its list)";
  }
  detail::fail_at<std::runtime_error>(what.data(), now, why, "", unit_after<Time>());
}

/// What was found in a step: the number of an event, and where.
template <class T>
struct event_found {
  int which = no_event;
  T share = T(0);
  bool comes_again = false;
  bool rests = false;
};

/// The places of the events in a list of what happens.
template <class... H>
inline constexpr auto places_of_events = [] {
  std::array<std::size_t, (std::size_t(kind_of<H>::is_when) + ... + 0)> places{};
  std::size_t n = 0, i = 0;
  ((kind_of<H>::is_when ? void(places[n++] = i) : void(), ++i), ...);
  return places;
}();

/// How the event of one `when` is watched, or each of its list.
template <class State, class Time, class Run, class Mode, class Given>
struct watch_of {
  using bound = bound_to_mode<typename event_in<Given>::type, Mode>;
  using value = decltype(detail::event_value<State, Time>(
      std::declval<typename bound::type const&>(), std::declval<Run const&>().inner()));
  using one = watched_event<typename bound::type, value, plain_of<typename raw_form<Time>::raw>>;

  /// Each begins with what it is now.
  static constexpr auto begin(Given const& given, Mode const& mode, Run const& run) {
    auto const make = [&](typename event_in<Given>::type const& event) {
      one made{bound::of(event, mode), {}, {}};
      made.was = detail::event_value<State, Time>(made.event, run.inner());
      return made;
    };
    if constexpr (list_of_events<Given>)
      return watched_list{detail::list_made_of(given, make)};
    else
      return make(given);
  }
};

/// How many events a `when` has, if its type tells: -1 if it does not, 0 of anything else that happens.
template <class H>
inline constexpr int number_of_events_in = 0;
template <class Event, class Effect, class Rest>
inline constexpr int number_of_events_in<when<Event, Effect, Rest>> = 1;
template <list_of_events Events, class Effect, class Rest>
inline constexpr int number_of_events_in<when<Events, Effect, Rest>> = length_of_list<Events>;

/// Where all events of a run are saved: an array, or a container like the list whose length is known at run time.
template <class Saved, class... H>
struct saved_events {
  using type = std::array<Saved, std::size_t((number_of_events_in<H> + ... + 0))>;
};
template <class Saved, class H, class... More>
  requires (number_of_events_in<H> >= 0 && ((number_of_events_in<More> < 0) || ...))
struct saved_events<Saved, H, More...> : saved_events<Saved, More...> {};
template <class Saved, template <class...> class List, class Event, class... Rest, class Effect,
          class Rests, class... More>
  requires (number_of_events_in<when<List<Event, Rest...>, Effect, Rests>> < 0)
struct saved_events<Saved, when<List<Event, Rest...>, Effect, Rests>, More...> {
  using type = List<Saved>;
};

/// The speed below which something rests; below none where no rest is given.
/// \throw std::domain_error if it is not finite, or not positive
template <class T, class Event, class Effect, class Rest>
constexpr T rest_speed(when<Event, Effect, Rest> const& given) {
  if constexpr (requires { given.rest.speed; }) {
    using quantity = decltype(given.rest.speed);
    T const speed =
        static_cast<T>(detail::value_alone(raw_form<quantity>::to_raw(given.rest.speed)));
    if (!unitstep::is_finite(speed) || !(speed > 0))
      detail::fail_got<quantity>("the speed of rest_below must be finite and positive", speed);
    return speed;
  } else
    return T(-1);
}

}  // namespace unitstep::detail
