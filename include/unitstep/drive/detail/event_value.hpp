// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <tuple>
#include <unitstep/drive/event.hpp>
#include <unitstep/field/raw_field.hpp>
#include <utility>

/// \file
/// \brief The value of an event in a run, and whether it has come since it was asked before.

namespace unitstep::detail {

/// The value of an event in a run now: true or false, or a plain number; of several, the value of each.
template <class State, class Time, class Event, class Run>
constexpr auto event_value(Event const& single, Run const& run) {
  using parts = single_event<Event>;
  auto const& event = parts::of(single);
  auto const plain = []<class Value>(Value const& value) {
    if constexpr (std::is_same_v<Value, bool>)
      return value;
    else
      return raw_form<Value>::to_raw(value);
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

/// In the place of the number of an event: none has happened.
inline constexpr int no_event = -1;

/// The number of the first event that is a bool and true before the first step, or `no_event`.
constexpr int first_true_at_start(bool value) { return value ? 0 : no_event; }
template <class T>
constexpr int first_true_at_start(T const&) {
  return no_event;
}
template <class... T>
constexpr int first_true_at_start(std::tuple<T...> const& value) {
  return std::apply(
      [](T const&... each) {
        int which = no_event, n = 0;
        ((which = which == no_event && detail::first_true_at_start(each) == 0 ? n : which, ++n),
         ...);
        return which;
      },
      value);
}

/// Whether a number is on a side of zero: neither zero nor NaN. What is true or false has no sides.
template <class T>
constexpr bool has_sign(T const& value) {
  return value < T(0) || T(0) < value;
}
constexpr bool is_at_zero(bool) { return false; }
template <class T>
constexpr bool is_at_zero(T const& value) {
  return value == T(0);
}

/// Takes in the next value. Of a number that is at zero, or NaN, the side on which it was before is kept, so that one
/// that is zero has been so since the start of the run.
template <class T>
constexpr void keep_side(T& was, T const& now) {
  if constexpr (std::is_same_v<T, bool>)
    was = now;
  else if (has_sign(now))
    was = now;
}
template <class... T>
constexpr void keep_side(std::tuple<T...>& was, std::tuple<T...> const& now) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (detail::keep_side(std::get<I>(was), std::get<I>(now)), ...);
  }(std::index_sequence_for<T...>{});
}

/// Whether it has happened, given its value before. A number that starts at zero has not
/// changed its sign. What is NaN has not happened.
constexpr bool has_happened(bool, bool now) { return now; }
template <class T>
constexpr bool has_happened(T const& before, T const& now) {
  T const zero(0);
  if (zero < before) return now < zero || now == zero;
  return before < zero && (zero < now || now == zero);
}

/// The same for an event that may have a direction: a number that was not below zero has not gone upwards.
template <class Event, class Value>
constexpr bool has_come(Value const& before, Value const& now) {
  constexpr direction way = single_event<Event>::way;
  if constexpr (way == direction::upwards)
    return before < Value(0) && has_happened(before, now);
  else if constexpr (way == direction::downwards)
    return Value(0) < before && has_happened(before, now);
  else
    return has_happened(before, now);
}

/// Whether a number that has been zero since the start has gone the way of an event that has one: through zero.
template <class Event, class Value>
constexpr bool goes_through(Value const& now) {
  constexpr direction way = single_event<Event>::way;
  return (way == direction::upwards && Value(0) < now) ||
         (way == direction::downwards && now < Value(0));
}

/// Whether an event, or one of several, may have come: it has, or it was zero.
template <class Event>
struct may_have_come {
  template <class Value>
  static constexpr bool in(Value const& before, Value const& now) {
    return detail::is_at_zero(before) || detail::has_come<Event>(before, now);
  }
};
template <class... Events>
struct may_have_come<first_of<Events...>> {
  template <class... Value>
  static constexpr bool in(std::tuple<Value...> const& before, std::tuple<Value...> const& now) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (may_have_come<Events>::in(std::get<I>(before), std::get<I>(now)) || ...);
    }(std::index_sequence_for<Events...>{});
  }
};

}  // namespace unitstep::detail
