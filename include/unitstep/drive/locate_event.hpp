// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/field/raw_field.hpp>

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
/// changed its sign. What is NaN has not happened.
constexpr bool has_happened(bool, bool now) { return now; }
template <class T>
constexpr bool has_happened(T const& before, T const& now) {
  T const zero(0);
  if (zero < before) return now < zero || now == zero;
  return before < zero && (zero < now || now == zero);
}

/// The part of a step in which an event happens, as shares of the step.
template <class T, class Told>
struct event_bracket {
  // A class of numbers may be exact and have no epsilon, so it is halved as often as a double.
  static constexpr bool on_line = std::floating_point<T> && std::floating_point<Told>;
  using real = std::conditional_t<std::floating_point<T>, T, double>;
  static constexpr real epsilon = std::numeric_limits<real>::epsilon();
  static constexpr int halvings = std::numeric_limits<real>::digits - 2;  // to 2 epsilon
  static constexpr int on_line_at_most = 12;

  Told at_low;
  Told at_high;
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

  /// Where to look next: halfway, or first a few times where a straight line says. Where it is zero
  /// at the end of the part it may have been zero for long: then further and further back.
  constexpr T next() const {
    T const half = low + (high - low) / T(2);
    if constexpr (on_line) {
      if (looks >= on_line_at_most) return half;
      if (at_high == Told(0)) return reach < high - half ? high - reach : half;
      T const line = static_cast<T>(high - at_high * ((high - low) / (at_high - at_low)));
      if (line < low + epsilon) return low + epsilon;
      if (line > high - epsilon) return high - epsilon;
      return line > low ? line : half;  // no line: not finite
    } else {
      return half;
    }
  }

  /// Takes in what was told there. An end that stays for a second time counts half, so that the
  /// line does not come from one side only.
  constexpr void narrow(T share, Told told, bool happened) {
    if constexpr (on_line) {
      if (at_high == Told(0)) reach = happened ? reach * 64 : real(1);
      if (happened && side == 1) at_low /= 2;
      if (!happened && side == -1) at_high /= 2;
    }
    (happened ? high : low) = share;
    (happened ? at_high : at_low) = told;
    side = happened ? 1 : -1;
    ++looks;
  }
};

/// Takes a run to the first moment at which the event has happened, by one shorter step from where
/// it was saved before.
template <class State, class Time, class Event, class Saved, class Run, class Told>
constexpr void locate(Event const& event, Saved const& before, Run& run, Told at_start,
                      Told at_end) {
  using T = typename door<Time>::number;
  T const dt = door<Time>::off(run.dt());
  event_bracket<T, Told> part{at_start, at_end};
  auto after = run.save();
  while (!part.found()) {
    T const share = part.next();
    run.restore(before);
    run.change_step(door<Time>::on(share * dt));
    run.step();
    Told const told = detail::told_by<State, Time>(event, run);
    bool const happened = detail::has_happened(at_start, told);
    part.narrow(share, told, happened);
    if (happened) after = run.save();
  }
  run.restore(after);
}

}  // namespace unitstep::detail
