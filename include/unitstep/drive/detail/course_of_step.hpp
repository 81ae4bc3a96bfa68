// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <unitstep/drive/detail/locate_event.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <utility>

/// \file
/// \brief The first moment of an event within a step: of several where the step has a course.

namespace unitstep::detail {

/// Whether an event may come and go within a step. A number may if it changes, or has changed in the steps before, by
/// at least twice its distance from zero at the nearer end; in the first step its pace is not known, so it may. An
/// event that is true or false does not say how near it is, and looking into each step for it would cost several calls.
template <class Value>
struct event_watch {
  template <class Any, class T>
  constexpr bool may_come_and_go(Any const&, Any const&, T const&) const {
    return false;
  }
};
template <std::floating_point Value>
struct event_watch<Value> {
  Value slope =
      -1;  // of the steps before, each counting half as much as the next; none is known yet

  template <class T>
  constexpr bool may_come_and_go(Value was, Value now, T dt) {
    Value const length = static_cast<Value>(size_of(dt)), change = size_of(now - was);
    Value const nearer = size_of(was) < size_of(now) ? size_of(was) : size_of(now);
    bool const may = slope < 0 || 2 * nearer <= change || 2 * nearer <= slope * length;
    slope = change / length > slope / 2 ? change / length : slope / 2;
    return may;
  }
};
template <class... Value>
struct event_watch<std::tuple<Value...>> {
  std::tuple<event_watch<Value>...> each;

  template <class T>
  constexpr bool may_come_and_go(std::tuple<Value...> const& was, std::tuple<Value...> const& now,
                                 T dt) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (int(std::get<I>(each).may_come_and_go(std::get<I>(was), std::get<I>(now), dt)) +
              ...) != 0;
    }(std::index_sequence_for<Value...>{});
  }
};

/// The quartic through five values at 0, 1, 2, 3 and 4, at u.
template <class Value>
constexpr Value quartic_at(std::array<Value, 5> const& v, Value u) {
  Value sum = 0;
  for (int k = 0; k < 5; ++k) {
    Value term = v[static_cast<std::size_t>(k)];
    for (int j = 0; j < 5; ++j)
      if (j != k) term *= (u - static_cast<Value>(j)) / static_cast<Value>(k - j);
    sum += term;
  }
  return sum;
}

/// Where a function of 0 to 1 is lowest, to a thousandth; 0 or 1 if it rises from there on.
template <class Value, class Function>
constexpr Value lowest_between(Function const& f) {
  constexpr int parts = 8;
  Value const close = Value(1) / Value(1 << 10);
  Value low = 0, high = 1, best = 0, least = f(Value(0));
  for (int k = 0; k <= parts + 2; ++k) {  // at both ends, just beside them, and in eighths
    Value const u = k == parts + 1 ? close : k == parts + 2 ? 1 - close : Value(k) / parts;
    if (Value const value = f(u); value < least) best = u, least = value;
  }
  if (best == 0 || best == 1) return best;
  low = best > Value(1) / parts ? best - Value(1) / parts : Value(0);
  high = best < 1 - Value(1) / parts ? best + Value(1) / parts : Value(1);
  while (high - low > close) {
    Value const third = (high - low) / 3;
    if (f(low + third) < f(high - third))
      high -= third;
    else
      low += third;
  }
  return low + (high - low) / 2;
}

/// The lowest point between three of which the middle one is the lowest, by the parabola through them.
template <class T, class Value>
struct bend {
  T low, middle, high;
  Value at_low, at_middle, at_high;

  constexpr T place() const {
    Value const left = at_low - at_middle, right = at_high - at_middle;
    T const a = middle - low, b = high - middle;
    T const shift = (b * b * T(left) - a * a * T(right)) / (2 * (b * T(left) + a * T(right)));
    return middle + shift;
  }
  /// What the parabola has there.
  constexpr Value value() const {
    Value const left = at_low - at_middle, right = at_high - at_middle;
    T const a = middle - low, b = high - middle;
    T const bent = (b * T(left) + a * T(right)) / (a * b * (a + b)), shift = place() - middle;
    return static_cast<Value>(T(at_middle) - bent * shift * shift);
  }
  constexpr void narrow(T at, Value value) {
    bool const right = middle < at;
    if (value < at_middle) {
      (right ? low : high) = middle, (right ? at_low : at_high) = at_middle;
      middle = at, at_middle = value;
    } else {
      (right ? high : low) = at, (right ? at_high : at_low) = value;
    }
  }
};

/// A step that has a course, by dense output or by making it again, shorter: an event is looked for in quarters of it,
/// and in each of them at the place where it bends towards zero. Where the quartic through the quarters does not foretell the middle of one, that
/// one is looked at in quarters, too.
template <class State, class Time, class Saved, class Run>
struct along_course : within_step<State, Time, Saved, Run> {
  using T = typename raw_form<Time>::number;
  static constexpr std::size_t parts = 4, places = parts + 1;
  static constexpr int looks = 6;
  /// A part of a part beside its ends, where the rounding of an event that is about zero may pass for a coming and
  /// going.
  static constexpr T margin = T(1) / T(1 << 10);

  template <class Event, class Value>
  constexpr event_moment<T> find(Event const& event, T low, T high, Value was, Value now,
                                 int depth = 3) const {
    std::array<T, places> place{};
    std::array<Value, places> at{};
    for (std::size_t i = 0; i <= parts; ++i) {
      place[i] = i == parts ? high : low + (high - low) * T(i) / T(parts);
      at[i] = i == parts ? now : i == 0 ? was : this->value(event, place[i]);
    }
    for (std::size_t i = 0; i < parts; ++i) {
      T const begin = place[i], end = place[i + 1];
      event_moment<T> when;
      if (depth > 0 && surprises(event, begin, end, at, i)) {
        when = find(event, begin, end, was, at[i + 1], depth - 1);
      } else {
        when = between(event, begin, end, was, at[i + 1], depth);
        if constexpr (std::floating_point<Value>)
          if (T const other = when.comes ? T(0) : across(event, place, at, i); begin < other) {
            Value const value = this->value(event, other);
            when = between(event, begin, other, was, value, depth);
            detail::keep_side(was, value);
            if (!when.comes) when = between(event, other, end, was, at[i + 1], depth);
          }
      }
      if (when.comes) return when;
      detail::keep_side(was, at[i + 1]);
    }
    return {};
  }

private:
  /// When it first comes in a part whose values at both ends say that it has, or that it went through zero the other
  /// way: before and after that a number may have come and gone.
  template <class Event, class Value>
  constexpr event_moment<T> between(Event const& event, T begin, T end, Value was, Value now,
                                    int depth) const {
    bool const comes = may_have_come<Event>::in(was, now);
    event_moment<T> found;
    if (comes) found = detail::find_event(event, *this, begin, end, was, now);
    if constexpr (std::floating_point<Value>) {
      if (depth == 0 || !has_happened(was, now)) return found;
      auto const other = comes ? found : detail::locate(event, *this, begin, end, was, now);
      T const until = other.before - margin * (other.before - begin);
      if (begin < until)
        if (auto const when = find(event, begin, until, was, this->value(event, until), depth - 1);
            when.comes)
          return when;
      T const from = other.after + margin * (end - other.after);
      if (!comes && from < end)
        return find(event, from, end, this->value(event, from), now, depth - 1);
    }
    return found;
  }
  /// Whether the middle of part `i` is far from where the quartic has it, so that a number may go through zero unseen.
  template <class Event, class Value>
  constexpr bool surprises(Event const& event, T begin, T end, std::array<Value, places> const& at,
                           std::size_t i) const {
    if constexpr (std::floating_point<Value>) {
      Value const middle = this->value(event, begin + (end - begin) / 2);
      Value const off = 32 * size_of(middle - detail::quartic_at(at, Value(i) + Value(1) / 2));
      return off > size_of(at[i]) || off > size_of(middle) || off > size_of(at[i + 1]);
    } else {
      return false;
    }
  }
  /// A place in part `i` at which a number is on the other side of zero than at both ends of it, or 0.
  template <class Event, class Value>
  constexpr T across(Event const& event, std::array<T, places> const& place,
                     std::array<Value, places> const& at, std::size_t i) const {
    Value const sign = at[i] < 0 ? Value(-1) : Value(1);
    if (!(sign * at[i] > 0 && sign * at[i + 1] > 0)) return T(0);
    auto const guessed = [&](Value u) { return sign * detail::quartic_at(at, Value(i) + u); };
    Value const lowest = detail::lowest_between<Value>(guessed);
    Value const nearer = at[i] * sign < at[i + 1] * sign ? at[i] * sign : at[i + 1] * sign;
    if (!(Value(margin) < lowest && lowest < Value(1 - margin) && guessed(lowest) < nearer / 2))
      return T(0);
    T const middle = place[i] + (place[i + 1] - place[i]) * T(lowest);
    bend<T, Value> part{
        place[i],        middle, place[i + 1], sign * at[i], sign * this->value(event, middle),
        sign * at[i + 1]};
    for (int n = 0; n < looks; ++n) {
      if (part.at_middle <= 0) return part.middle;
      if (!(part.at_middle < part.at_low && part.at_middle < part.at_high) ||
          part.value() > part.at_middle / 2)
        return T(0);
      T const next = part.place();
      T const beside = margin * (place[i + 1] - place[i]);
      if (!(place[i] + beside < next && next < place[i + 1] - beside) || next == part.middle)
        return T(0);
      part.narrow(next, sign * this->value(event, next));
    }
    return part.at_middle <= 0 ? part.middle : T(0);
  }
};

/// The last step of an adaptive run, in which one can move to and fro on its dense output: what an event
/// is located on. It has the members of a `stepper` that take part in that. Both ends are those of the step, and no
/// time lies beyond its end.
template <class State, class Time, class Path>
class dense_run {
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;

  Path const& path_;
  raw_state start_;
  T t_;
  T dt_;
  raw_state end_;
  T end_time_;
  T share_ = T(1);

public:
  constexpr dense_run(Path const& path, raw_state const& start, T t, T dt, raw_state const& end,
                      T end_time)
      : path_(path), start_(start), t_(t), dt_(dt), end_(end), end_time_(end_time) {}

  constexpr T save() const { return share_; }
  constexpr void restore(T share) { share_ = share; }
  constexpr void change_step(Time const& dt) { share_ = raw_form<Time>::to_raw(dt) / dt_; }
  constexpr void step() {}

  constexpr raw_state raw() const {
    return share_ == 1 ? end_ : share_ == 0 ? start_ : path_(share_);
  }
  constexpr State const state() const { return raw_form<State>::from_raw(raw()); }
  constexpr Time time() const {
    T const t = t_ + share_ * dt_;
    bool const beyond = dt_ < 0 ? t < end_time_ : end_time_ < t;
    return raw_form<Time>::from_raw(share_ == 1 || beyond ? end_time_ : t);
  }
  constexpr Time dt() const { return raw_form<Time>::from_raw(dt_); }
};

/// The end of a run at the first event within its last step; `which` is `no_event` if there is none. That step is a
/// `saved_run` from before it, from which it is made again, or one that has a course. Not a part of the loop over the
/// steps, which would be slower with it.
template <class State, class Time, class Event, class Run, class Step, class Value>
[[gnu::noinline]] constexpr run_end<State, Time> first_event_in_step(Event const& event, Run& run,
                                                                     Step const& last,
                                                                     Value const& was,
                                                                     Value const& now) {
  using number = typename raw_form<Time>::number;
  long const steps = run.steps();
  auto const end = [&](auto const& step, auto& within) -> run_end<State, Time> {
    auto const first = detail::find_first(event, step, number(0), number(1), was, now);
    bool const at_start = steps == 1 && step.is_at_start(first.when);
    step.go(at_start ? number(0) : first.when.before);
    return {within.state(), within.time(), at_start ? 0 : steps,
            at_start ? stop_reason::at_start : stop_reason::event, first.which};
  };
  if constexpr (requires { run.path(last); }) {
    auto const path = run.path(last);
    using run_in_step = dense_run<State, Time, decltype(path)>;
    run_in_step within{path, last.before, last.t, last.dt, run.raw(), run.raw_time()};
    return end(along_course<State, Time, number, run_in_step>{{number(0), within}}, within);
  } else {
    auto const after = run.save();
    auto const found = [&] {
      within_step<State, Time, Step, Run> const again{last, run};
      if constexpr (std::floating_point<number>)
        return end(along_course<State, Time, Step, Run>{again}, run);
      else
        return end(again, run);
    }();
    run.restore(after);
    return found;
  }
}

}  // namespace unitstep::detail
