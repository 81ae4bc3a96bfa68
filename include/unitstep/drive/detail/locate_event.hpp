// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <tuple>
#include <unitstep/drive/detail/event_value.hpp>
#include <utility>

namespace unitstep::detail {

/// The part of a step in which an event happens, as shares of the step.
template <class T, class Value>
struct event_bracket {
  // A class of numbers may be exact and have no epsilon, so it is halved as often as a double.
  static constexpr bool on_line = std::floating_point<T> && std::floating_point<Value>;
  using real = std::conditional_t<std::floating_point<T>, T, double>;
  static constexpr real epsilon = std::numeric_limits<real>::epsilon();
  static constexpr int halvings = std::numeric_limits<real>::digits - 2;  // to 2 epsilon
  static constexpr int on_line_at_most = 12;

  Value at_low;
  Value at_high;
  T low = T(0);
  T high = T(1);
  int looks = 0;
  int side = 0;
  real reach = epsilon;

  constexpr bool found() const {
    if constexpr (on_line)
      return high - low <= 2 * epsilon;
    else
      return looks == halvings;
  }

  /// Where to look next: a few times at the zero of a straight line, then halfway. If the value at the end is
  /// zero, it may have been zero for long: then further and further back from the end.
  constexpr T next() const {
    T const half = low + (high - low) / T(2);
    if constexpr (on_line) {
      if (looks >= on_line_at_most) return half;
      if (at_high == Value(0)) return reach < high - half ? high - reach : half;
      T const line = static_cast<T>(high - at_high * ((high - low) / (at_high - at_low)));
      if (line < low + epsilon) return low + epsilon;
      if (line > high - epsilon) return high - epsilon;
      return line > low ? line : half;  // no line: not finite
    } else {
      return half;
    }
  }

  /// Takes in the value at a place. An end that stays for a second time counts half, so that the
  /// line does not come from one side only.
  constexpr void narrow(T share, Value value, bool happened) {
    if constexpr (on_line) {
      if (at_high == Value(0)) reach = happened ? reach * 64 : real(1);
      if (happened && side == 1) at_low /= 2;
      if (!happened && side == -1) at_high /= 2;
    }
    (happened ? high : low) = share;
    (happened ? at_high : at_low) = value;
    side = happened ? 1 : -1;
    ++looks;
  }
};

/// Takes a run to the first moment at which the event has happened, by one shorter step from where
/// it was saved before.
/// \return that moment as a share of the step
template <class State, class Time, class Event, class Saved, class Run, class Value>
constexpr auto locate(Event const& event, Saved const& before, Run& run, Value at_start,
                      Value at_end) {
  using T = typename raw_form<Time>::number;
  T const dt = raw_form<Time>::to_raw(run.dt());
  event_bracket<T, Value> part{at_start, at_end};
  auto after = run.save();
  while (!part.found()) {
    T const share = part.next();
    run.restore(before);
    run.change_step(raw_form<Time>::from_raw(share * dt));
    run.step();
    Value const value = detail::event_value<State, Time>(event, run);
    bool const happened = detail::has_happened(at_start, value);
    part.narrow(share, value, happened);
    if (happened) after = run.save();
  }
  run.restore(after);
  return part.high;
}

/// Takes a run to the first event of the step that it has made.
/// \return which one it is, from 0, or `no_event`: then the run stays where it is
template <class State, class Time, class Event, class Saved, class Run, class Value>
constexpr int find_first(Event const& event, Saved const& before, Run& run, Value const& last_value,
                         Value const& now) {
  if (!detail::has_come<Event>(last_value, now)) return no_event;
  static_cast<void>(detail::locate<State, Time>(event, before, run, last_value, now));
  return 0;
}
template <class State, class Time, class... Events, class Saved, class Run, class... Value>
constexpr int find_first(first_of<Events...> const& all, Saved const& before, Run& run,
                         std::tuple<Value...> const& last_value, std::tuple<Value...> const& now) {
  using T = typename raw_form<Time>::number;
  auto const whole = run.save();
  auto first = whole;
  T first_share = T(1);
  int which = no_event;
  auto const look = [&]<class Event>(int n, Event const& event, auto was, auto is) {
    if (!detail::has_come<Event>(was, is)) return;
    run.restore(whole);
    T const share = detail::locate<State, Time>(event, before, run, was, is);
    if (which != no_event && !(share < first_share)) return;
    first = run.save();
    first_share = share;
    which = n;
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (look(static_cast<int>(I), std::get<I>(all.events), std::get<I>(last_value), std::get<I>(now)),
     ...);
  }(std::index_sequence_for<Events...>{});
  if (which != no_event) run.restore(first);
  return which;
}

}  // namespace unitstep::detail
