// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <tuple>
#include <unitstep/drive/event.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/units/detail/plain_number.hpp>
#include <unitstep/units/detail/table.hpp>
#include <utility>

namespace unitstep::detail {

// The value of an event in a run, and whether it has come since it was asked before.

/// The value of an event in a run now: true or false, or a plain number; of several, the value of each. A number that
/// carries slopes is its value alone, unless these are wanted.
template <class State, class Time, bool WithSlopes = false, class Event, class Run>
constexpr auto event_value(Event const& single, Run const& run) {
  auto const& event = detail::event_callable(single);
  auto const plain = []<class Value>(Value const& value) {
    if constexpr (std::is_same_v<Value, bool>)
      return value;
    else if constexpr (WithSlopes || is_value_alone<typename raw_form<Value>::number>)
      return raw_form<Value>::to_raw(value);
    else
      return detail::value_alone(raw_form<Value>::to_raw(value));
  };
  if constexpr (sees_light<event_callable_type<Event>, State, Time>)
    return plain(event(raw_form<State>::for_field(run.raw()),
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
constexpr bool has_happened(bool before, bool now) { return !before && now; }
template <class T>
constexpr bool has_happened(T const& before, T const& now) {
  T const zero(0);
  if (zero < before) return now < zero || now == zero;
  return before < zero && (zero < now || now == zero);
}

/// The same for an event that may have a direction: a number that was not below zero has not gone upwards.
template <class Event, class Value>
constexpr bool has_come(Value const& before, Value const& now) {
  constexpr direction way = direction_of<Event>;
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
  constexpr direction way = direction_of<Event>;
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

/// The rounding of a share of a step. A class of numbers may be exact and have no epsilon, so it counts as a double.
template <class T>
UNITSTEP_TABLE constexpr auto event_epsilon =
    std::numeric_limits<std::conditional_t<std::floating_point<T>, T, double>>::epsilon();

/// The part of a step in which an event happens, as shares of the step.
template <class T, class Value>
struct event_bracket {
  static constexpr bool on_line = std::floating_point<T> && std::floating_point<Value>;
  static constexpr auto epsilon = event_epsilon<T>;
  using real = std::remove_const_t<decltype(epsilon)>;
  static constexpr int halvings = std::numeric_limits<real>::digits - 2;  // to 2 epsilon
  static constexpr int on_line_at_most = 12;

  Value at_low;
  Value at_high;
  T low = T(0);
  T high = T(1);
  int looks = 0;
  int wide_looks = 0;
  int side = 0;
  real reach = epsilon;

  /// To 2 epsilon of the way from the start of the step, so that a short flight ends as close to the ground, for
  /// its height, as a long one. A class of numbers is halved as often as a double would be.
  constexpr bool found() const {
    if constexpr (std::floating_point<T>)
      return high - low <= 2 * epsilon * (high > epsilon ? high : epsilon);
    else
      return looks == halvings;
  }

  /// Whether its ends are of different orders, as where a flight is far shorter than the step.
  constexpr bool is_wide() const { return T(0) < low && T(64) * low < high; }

  /// Where to look next: a few times at the zero of a straight line, then halfway. If the value at the end is
  /// zero, it may have been zero for long: then further and further back from the end. Between ends of different
  /// orders it looks at an order between them.
  constexpr T next() const {
    T const half = low + (high - low) / T(2);
    if constexpr (on_line) {
      if (is_wide()) return unitstep::sqrt(low) * unitstep::sqrt(high);
      if (looks >= on_line_at_most + 3 * wide_looks) return half;
      if (at_high == Value(0)) return reach * high < high - half ? high - reach * high : half;
      T const line = static_cast<T>(high - at_high * ((high - low) / (at_high - at_low)));
      if (line < low + epsilon * high) return low + epsilon * high;
      if (line > high - epsilon * high) return high - epsilon * high;
      return line > low ? line : half;  // no line: not finite
    } else {
      return half;
    }
  }

  /// Takes in the value at a place. An end that stays for a second time counts half, so that the
  /// line does not come from one side only.
  constexpr void narrow(T share, Value value, bool happened) {
    bool const wide = on_line && is_wide();
    if constexpr (on_line) {
      if (at_high == Value(0)) reach = happened ? reach * 64 : real(1);
      if (happened && side == 1 && !wide) at_low /= 2;
      if (!happened && side == -1 && !wide) at_high /= 2;
    }
    (happened ? high : low) = share;
    (happened ? at_high : at_low) = value;
    side = wide ? 0 : happened ? 1 : -1;
    wide_looks += wide ? 1 : 0;
    ++looks;
  }
};

/// A share of the step that is as short as 64 roundings of it: what happens by then happens at its start.
template <class T>
inline constexpr T first_share = [] {
  T share(1);
  for (int n = event_bracket<T, bool>::halvings; n > 5; --n) share = share / T(2);
  return share;
}();

/// When an event comes in a step, as shares of it: at `before` it has not happened, or is just at zero, and at
/// `after` it has. The run is handed back at `before`.
template <class T>
struct event_moment {
  bool comes = false;
  T before = T(0);
  T after = T(0);
};

template <class Event, class Step, class T, class Value>
constexpr event_moment<T> find_event(Event const& event, Step const& step, T low, T high, Value was,
                                     Value now);

/// A run within the step that it has made: one shorter step from where it was saved before. An event is looked for among
/// values alone.
template <class State, class Time, class Saved, class Run>
struct within_step {
  using raw = typename raw_form<Time>::number;
  using T = plain_of<raw>;

  Saved const& before;
  Run& run;
  raw dt = raw_form<Time>::to_raw(run.dt());

  template <class Share>
  constexpr void go(Share share) const {
    run.restore(before);
    if constexpr (is_value_alone<Share>)
      if (share == T(0)) return;
    run.change_step(raw_form<Time>::from_raw(share * dt));
    run.step();
  }
  template <class Event>
  constexpr auto value(Event const& event, T share) const {
    go(share);
    return detail::event_value<State, Time>(event, run);
  }

  /// When one event comes in a part of the step, given its value at both ends.
  template <class Event, class Value>
  constexpr event_moment<T> find(Event const& event, T low, T high, Value was, Value now) const {
    return detail::find_event(event, *this, low, high, was, now);
  }

  /// The end of the moment that begins at a share: 64 roundings of the step and of the clock later, which may be
  /// beyond the step.
  constexpr T moment_from(T share) const {
    if constexpr (std::floating_point<T>) {
      constexpr T most = (std::numeric_limits<T>::max)() / 4;
      run.restore(before);
      auto const t = raw_form<Time>::to_raw(run.time());
      T const step = moment_size(dt), clock = moment_size(t);
      if (!(step < most) || !(clock * first_share<T> < step)) return share;
      return share + first_share<T> * (1 + clock / step);
    } else {
      return share;
    }
  }
  static constexpr T moment_size(raw const& t) {
    if constexpr (is_value_alone<raw>)
      return size_of(t);
    else
      return size_of(detail::value_alone(t));
  }
  /// Whether what comes at `when` in the first step of a run comes at its start, as far as the clock can tell.
  constexpr bool is_at_start(event_moment<T> const& when) const {
    run.restore(before);
    auto const start = run.time();
    go(when.before);
    return when.before == T(0) || !(first_share<T> < when.after) || run.time() == start;
  }
};

/// Narrows a part of a step at whose end an event has happened, and at whose start it has not.
template <class Event, class Step, class T, class Value>
constexpr event_moment<T> locate(Event const& event, Step const& step, T low, T high, Value at_low,
                                 Value at_high) {
  event_bracket<T, Value> part{at_low, at_high, low, high};
  bool at_zero = detail::is_at_zero(at_high);
  while (!part.found()) {
    T const share = part.next();
    Value const value = step.value(event, share);
    bool const happened = detail::has_happened(at_low, value);
    part.narrow(share, value, happened);
    if (happened) at_zero = detail::is_at_zero(value);
  }
  return {true, at_zero ? part.high : part.low, part.high};
}

/// When one event comes in a part of a step, given its value at both ends. A number that has been zero so far leaves
/// zero in it: to the side from which it is awaited, as a ball that is thrown from the ground, or through zero.
template <class Event, class Step, class T, class Value>
constexpr event_moment<T> find_event(Event const& event, Step const& step, T low, T high, Value was,
                                     Value now) {
  if constexpr (!std::is_same_v<Value, bool>) {
    if (was == Value(0)) {
      T const length = high - low;
      T zero_at = low, left_at = high;
      was = now;
      // What is at zero again has hardly ever left it: one look, in the middle.
      for (T share = now == Value(0) ? T(1) / T(2) : first_share<T>; share < T(1);
           share = share * T(16)) {
        Value const value = step.value(event, low + share * length);
        if (detail::has_sign(value)) {
          left_at = low + share * length, was = value;
          break;
        }
        zero_at = low + share * length;
      }
      if (detail::goes_through<Event>(was)) {
        event_bracket<T, bool> part{false, true, zero_at, left_at};
        while (low + first_share<T> * length < part.high && !part.found()) {
          T const place = part.next();
          bool const gone = detail::goes_through<Event>(step.value(event, place));
          part.narrow(place, gone, gone);
        }
        return {true, part.low, part.high};
      }
      low = left_at;
    }
  }
  if (!detail::has_come<Event>(was, now)) return {};
  return detail::locate(event, step, low, high, was, now);
}

/// What comes first in a step: the number of the event from 0, or `no_event`, and when.
template <class T>
struct first_event {
  int which = no_event;
  event_moment<T> when;
};

/// Where one event is awaited.
template <class Event, class Step, class T, class Value>
constexpr first_event<T> find_first(Event const& event, Step const& step, T low, T high,
                                    Value const& was, Value const& now) {
  auto const when = step.find(event, low, high, was, now);
  return {when.comes ? 0 : no_event, when};
}

/// Of several, with each of which `each` calls what it is given: its number, it, and its values at both ends. The state
/// that is handed back lies before all of them. Those that come a few roundings of the clock after the first come at the
/// same moment, and then the first in the list is named.
template <class Each, class Step, class T>
constexpr first_event<T> find_first_of(Each const& each, Step const& step, T low, T high) {
  first_event<T> first;
  each([&](int n, auto const& event, auto const& before, auto const& after) {
    bool const alone = first.which == no_event;
    auto const when = alone ? step.find(event, low, high, before, after)
                            : step.find(event, low, first.when.before, before,
                                        step.value(event, first.when.before));
    if (when.comes) first = {n, when};
  });
  if (first.which == no_event) return first;
  T const moment = step.moment_from(first.when.after);
  each([&]<class Event, class V>(int n, Event const& event, V const& before, V const&) {
    if (n < first.which && detail::has_come<Event>(before, step.value(event, moment)))
      first.which = n;
  });
  return first;
}
template <class... Events, class Step, class T, class... Value>
constexpr first_event<T> find_first(first_of<Events...> const& all, Step const& step, T low, T high,
                                    std::tuple<Value...> const& was,
                                    std::tuple<Value...> const& now) {
  return detail::find_first_of(
      [&](auto const& look) {
        [&]<std::size_t... I>(std::index_sequence<I...>) {
          (look(static_cast<int>(I), std::get<I>(all.events), std::get<I>(was), std::get<I>(now)),
           ...);
        }(std::index_sequence_for<Events...>{});
      },
      step, low, high);
}

}  // namespace unitstep::detail
