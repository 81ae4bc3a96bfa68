// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <tuple>
#include <unitstep/drive/event.hpp>
#include <unitstep/field/raw_field.hpp>
#include <utility>

/// \file
/// \brief What an event says of a run, and whether it has come since it was asked before.

namespace unitstep::detail {

/// What an event says of a run now: true or false, or a plain number; of several, what each says.
template <class State, class Time, class Event, class Run>
constexpr auto event_value(Event const& single, Run const& run) {
  using parts = single_event<Event>;
  auto const& event = parts::of(single);
  auto const plain = []<class Told>(Told const& told) {
    if constexpr (std::is_same_v<Told, bool>)
      return told;
    else
      return raw_form<Told>::to_raw(told);
  };
  if constexpr (sees_light<typename parts::callable, State, Time>)
    return plain(event(raw_form<State>::for_field(raw_form<State>::to_raw(run.state())),
                       raw_form<Time>::for_field(raw_form<Time>::to_raw(run.time()))));
  else
    return plain(event(run.state(), run.time()));
}
template <class State, class Time, class... Events, class Run>
constexpr auto event_value(first_of<Events...> const& all, Run const& run) {
  return std::apply(
      [&](Events const&... event) {
        return std::tuple{detail::event_value<State, Time>(event, run)...};
      },
      all.events);
}

/// Where none of the events is.
inline constexpr int no_event = -1;

/// Which event is a bool that is true before the first step.
constexpr int true_at_start(bool told) { return told ? 0 : no_event; }
template <class T>
constexpr int true_at_start(T const&) {
  return no_event;
}
template <class... T>
constexpr int true_at_start(std::tuple<T...> const& told) {
  return std::apply(
      [](T const&... each) {
        int which = no_event, n = 0;
        ((which = which == no_event && detail::true_at_start(each) == 0 ? n : which, ++n), ...);
        return which;
      },
      told);
}

/// Whether it has happened, given what was told before. A number that starts at zero has not
/// changed its sign. What is NaN has not happened.
constexpr bool has_happened(bool, bool now) { return now; }
template <class T>
constexpr bool has_happened(T const& before, T const& now) {
  T const zero(0);
  if (zero < before) return now < zero || now == zero;
  return before < zero && (zero < now || now == zero);
}

/// The same of an event that may have a direction: a number has not gone upwards that was not below.
template <class Event, class Told>
constexpr bool has_come(Told const& before, Told const& now) {
  constexpr direction way = single_event<Event>::way;
  if constexpr (way == direction::upwards)
    return before < Told(0) && has_happened(before, now);
  else if constexpr (way == direction::downwards)
    return Told(0) < before && has_happened(before, now);
  else
    return has_happened(before, now);
}

/// Whether an event, or one of several, has come.
template <class Event, class Told>
struct come {
  static constexpr bool in(Told const& before, Told const& now) {
    return detail::has_come<Event>(before, now);
  }
};
template <class... Events, class... Told>
struct come<first_of<Events...>, std::tuple<Told...>> {
  static constexpr bool in(std::tuple<Told...> const& before, std::tuple<Told...> const& now) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (detail::has_come<Events>(std::get<I>(before), std::get<I>(now)) || ...);
    }(std::index_sequence_for<Events...>{});
  }
};
template <class Event, class Told>
constexpr bool any_has_come(Told const& before, Told const& now) {
  return come<Event, Told>::in(before, now);
}

}  // namespace unitstep::detail
