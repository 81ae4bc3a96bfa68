// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/drive/raw_field.hpp>

namespace unitstep::detail {

/// What an event says of a run now: true or false, or a plain number.
template <class State, class Time, class Event, class Run>
constexpr auto told_by(Event const& event, Run const& run) {
  auto const plain = []<class Told>(Told const& told) {
    if constexpr (std::is_same_v<Told, bool>)
      return told;
    else
      return door<Told>::off(told);
  };
  if constexpr (sees_light<Event, State, Time>)
    return plain(event(door<State>::show(door<State>::off(run.state())),
                       door<Time>::show(door<Time>::off(run.time()))));
  else
    return plain(event(run.state(), run.time()));
}

/// Whether it has happened, given what was told before. A number that starts at zero has not
/// changed its sign.
constexpr bool has_happened(bool, bool now) { return now; }
template <class T>
constexpr bool has_happened(T const& before, T const& now) {
  return before > 0 ? now <= 0 : before < 0 && now >= 0;
}

/// The part of a step in which an event happens, as shares of the step.
template <class T, class Told>
struct event_bracket {
  static constexpr T epsilon = std::numeric_limits<T>::epsilon();

  Told at_low;
  Told at_high;
  T low = 0;
  T high = 1;
  int looks = 0;
  int side = 0;

  constexpr bool found() const { return high - low <= 2 * epsilon; }

  /// Where to look next: halfway, or first a few times where a straight line says.
  constexpr T next() const {
    T const half = low + (high - low) / 2;
    if constexpr (std::is_same_v<Told, bool>) {
      return half;
    } else {
      T const line = high - at_high * ((high - low) / (at_high - at_low));
      if (looks > 12 || !(line >= low && line <= high)) return half;
      if (line - low < epsilon) return low + epsilon;
      if (high - line < epsilon) return high - epsilon;
      return line;
    }
  }

  /// Takes in what was told there. An end that stays for a second time counts half, so that the
  /// line does not come from one side only.
  constexpr void narrow(T share, Told told, bool happened) {
    constexpr bool on_line = !std::is_same_v<Told, bool>;
    if (happened) {
      high = share;
      at_high = told;
      if constexpr (on_line)
        if (side == 1) at_low /= 2;
    } else {
      low = share;
      at_low = told;
      if constexpr (on_line)
        if (side == -1) at_high /= 2;
    }
    side = happened ? 1 : -1;
    ++looks;
  }
};

/// The run at the first moment at which the event has happened, made by one shorter step from the
/// run before. A run that meets a zero exactly is not looked at further.
template <class State, class Time, class Event, class Run, class Told>
constexpr Run located(Event const& event, Run const& before, Run after, Told at_start,
                      Told at_end) {
  using T = typename door<Time>::number;
  T const dt = door<Time>::off(before.dt());
  event_bracket<T, Told> part{at_start, at_end};
  auto const exact = [](Told told) { return !std::is_same_v<Told, bool> && told == Told{}; };
  while (!part.found() && !exact(part.at_high)) {
    T const share = part.next();
    Run run = before;
    run.change_step(door<Time>::on(share * dt));
    run.step();
    Told const told = detail::told_by<State, Time>(event, run);
    bool const happened = detail::has_happened(at_start, told);
    part.narrow(share, told, happened);
    if (happened) after = run;
  }
  return after;
}

}  // namespace unitstep::detail
