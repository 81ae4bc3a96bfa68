// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/drive/event.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief Finds the first root of an event within a step, and tells whether there may be one.

namespace unitstep::detail {

/// What an event has returned, as a bool or a plain number. Of a number with slopes only the value is taken, unless
/// `WithSlopes` asks for them.
template <bool WithSlopes, class Value>
[[gnu::always_inline]] constexpr auto plain_value(Value const& value) {
  if constexpr (std::is_same_v<Value, bool>)
    return value;
  else if constexpr (WithSlopes || has_no_slopes<typename raw_form<Value>::number>)
    return raw_form<Value>::to_raw(value);
  else
    return detail::real_part(raw_form<Value>::to_raw(value));
}
/// Calls an event with the present state and time of a run.
template <class State, class Time, bool WithSlopes = false, class Event, class Run>
constexpr auto event_value(Event const& event, Run const& run) {
  if constexpr (sees_light<event_callable_type<Event>, State, Time>)
    return detail::plain_value<WithSlopes>(detail::event_callable(event)(
        raw_form<State>::for_field(run.raw()), raw_form<Time>::for_field(run.now())));
  else
    return detail::plain_value<WithSlopes>(detail::event_callable(event)(run.state(), run.time()));
}
/// The number of no event.
inline constexpr int no_event = -1;

/// Whether a number is above or below zero; false for zero and for NaN.
template <class T>
constexpr bool has_sign(T const& value) {
  return value < T(0) || T(0) < value;
}
constexpr bool is_at_zero(bool) { return false; }
template <class T>
constexpr bool is_at_zero(T const& value) {
  return value == T(0);
}

/// Replaces the value before by the next one, unless that is zero or NaN, so that `was` keeps the sign that the event
/// had before. So `was` is zero only if the event has been zero since the start of the run.
template <class T>
constexpr void keep_side(T& was, T const& now) {
  if constexpr (std::is_same_v<T, bool>)
    was = now;
  else if (has_sign(now))
    was = now;
}
/// Whether an event changes its sign between two values: a number that is above or below zero becomes zero or gets the
/// other sign, or a bool becomes true. Neither zero nor NaN has a sign that could change.
constexpr bool changes_sign(bool before, bool now) { return !before && now; }
template <class T>
constexpr bool changes_sign(T const& before, T const& now) {
  T const zero(0);
  if (zero < before) return now < zero || now == zero;
  return before < zero && (zero < now || now == zero);
}

/// The same for an event with a direction: a rising one must have been below zero before.
template <class Event, class Value>
constexpr bool changes_sign_in_direction(Value const& before, Value const& now) {
  constexpr direction wanted = direction_of<Event>;
  if constexpr (wanted == direction::upwards)
    return before < Value(0) && detail::changes_sign(before, now);
  else if constexpr (wanted == direction::downwards)
    return Value(0) < before && detail::changes_sign(before, now);
  else
    return detail::changes_sign(before, now);
}

/// Whether a number that has been zero since the start of the run is now on the side to which its event goes.
template <class Event, class Value>
constexpr bool leaves_zero(Value const& now) {
  constexpr direction wanted = direction_of<Event>;
  return (wanted == direction::upwards && Value(0) < now) ||
         (wanted == direction::downwards && now < Value(0));
}

/// Whether an event may change its sign between two values: it does, or the first value is zero.
template <class Event, class Value>
constexpr bool may_change_sign(Value const& before, Value const& now) {
  return detail::is_at_zero(before) || detail::changes_sign_in_direction<Event>(before, now);
}

/// The rounding of a share of a step. A class of numbers, which may be exact and have no epsilon, takes that of a
/// double.
template <class T>
UNITSTEP_TABLE constexpr auto event_epsilon =
    std::numeric_limits<std::conditional_t<std::floating_point<T>, T, double>>::epsilon();

/// The part of a step in which a root lies, as shares of the step; `next` and `narrow` make it smaller.
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
  int samples = 0;
  int wide_samples = 0;
  int side = 0;
  real reach = epsilon;

  /// Whether the part is no longer than 2 epsilon of its distance from the start of the step. So the end of a short
  /// flight has as many digits as that of a long one. A class of numbers is halved as often as a double would be.
  constexpr bool found() const {
    if constexpr (std::floating_point<T>)
      return high - low <= 2 * epsilon * (high > epsilon ? high : epsilon);
    else
      return samples == halvings;
  }

  /// Whether one end is more than 64 times the other, as for a flight that is far shorter than the step.
  constexpr bool is_wide() const { return T(0) < low && T(64) * low < high; }

  /// Where to evaluate the event next: at the zero of the straight line through both ends (regula falsi), or in the
  /// middle after too many such tries. If the value at the end is zero, the event may have been zero for long, so at
  /// longer and longer distances before the end. Between ends of different orders of magnitude, at their geometric
  /// mean.
  constexpr T next() const {
    T const half = low + (high - low) / T(2);
    if constexpr (on_line) {
      if (is_wide()) return unitstep::sqrt(low) * unitstep::sqrt(high);
      if (samples >= on_line_at_most + 3 * wide_samples) return half;
      if (at_high == Value(0)) return reach * high < high - half ? high - reach * high : half;
      T const line = static_cast<T>(high - at_high * ((high - low) / (at_high - at_low)));
      if (line < low + epsilon * high) return low + epsilon * high;
      if (line > high - epsilon * high) return high - epsilon * high;
      return line > low ? line : half;  // `half` if the line is not finite
    } else {
      return half;
    }
  }

  /// Moves one end of the part to a place where the event was evaluated. The value at an end that stays for a second
  /// time is halved (the Illinois method), so that both ends come nearer to the root.
  constexpr void narrow(T share, Value value, bool is_beyond) {
    bool const wide = on_line && is_wide();
    if constexpr (on_line) {
      if (at_high == Value(0)) reach = is_beyond ? reach * (reach > epsilon ? 64 : 4) : real(1);
      if (is_beyond && side == 1 && !wide) at_low /= 2;
      if (!is_beyond && side == -1 && !wide) at_high /= 2;
    }
    (is_beyond ? high : low) = share;
    (is_beyond ? at_high : at_low) = value;
    side = wide ? 0 : is_beyond ? 1 : -1;
    wide_samples += wide ? 1 : 0;
    ++samples;
  }
};

/// The share of a step that is 64 roundings long. A root before it counts as at the start of the step.
template <class T>
inline constexpr T first_share = [] {
  T share(1);
  for (int n = event_bracket<T, bool>::halvings; n > 5; --n) share = share / T(2);
  return share;
}();

/// Between which shares of a step an event crosses zero: at `before` its sign has not changed yet, or it is exactly
/// zero; at `after` its sign has changed.
template <class T>
struct event_moment {
  bool crosses = false;
  T before = T(0);
  T after = T(0);
};

/// Finds a root in a part of a step between whose ends an event changes its sign.
template <class Event, class Step, class T, class Value>
constexpr event_moment<T> locate(Event const& event, Step const& step, T low, T high, Value at_low,
                                 Value at_high) {
  event_bracket<T, Value> part{at_low, at_high, low, high};
  bool at_zero = detail::is_at_zero(at_high);
  while (!part.found()) {
    T const share = part.next();
    Value const value = step.value(event, share);
    bool const is_beyond = detail::changes_sign(at_low, value);
    part.narrow(share, value, is_beyond);
    if (is_beyond) at_zero = detail::is_at_zero(value);
  }
  return {true, at_zero ? part.high : part.low, part.high};
}

/// Finds the root of one event in a part of a step from its values at both ends. A number that has been zero so far has
/// its root where it leaves zero in the direction of the event. If it leaves zero in the other direction, as the height
/// of a ball that is thrown from the ground, the root is sought after that place.
template <class Event, class Step, class T, class Value>
constexpr event_moment<T> find_event(Event const& event, Step const& step, T low, T high, Value was,
                                     Value now) {
  if constexpr (!std::is_same_v<Value, bool>) {
    if (was == Value(0)) {
      T const length = high - low;
      T zero_at = low, left_at = high;
      was = now;
      // A number that is zero at the end, too, has hardly ever left zero: one sample in the middle is enough.
      for (T share = now == Value(0) ? T(1) / T(2) : first_share<T>; share < T(1);
           share = share * T(16)) {
        Value const value = step.value(event, low + share * length);
        if (detail::has_sign(value)) {
          left_at = low + share * length, was = value;
          break;
        }
        zero_at = low + share * length;
      }
      if (detail::leaves_zero<Event>(was)) {
        event_bracket<T, bool> part{false, true, zero_at, left_at};
        while (low + first_share<T> * length < part.high && !part.found()) {
          T const place = part.next();
          bool const gone = detail::leaves_zero<Event>(step.value(event, place));
          part.narrow(place, gone, gone);
        }
        return {true, part.low, part.high};
      }
      low = left_at;
    }
  }
  if (!detail::changes_sign_in_direction<Event>(was, now)) return {};
  return detail::locate(event, step, low, high, was, now);
}

/// Predicts from the steps before whether an event may have a root within the last step, which `update` returns, and
/// whether it may have one in the next, `is_near`. A number may have a root if it changes in the step, or would change
/// at its rate before, by at least twice its distance from zero at the nearer end; that includes each change of sign.
/// In the first step its rate is not known, so it may. A bool does not tell how near it is to a change. To search each
/// step for one would cost several calls of the event, so a bool has a root only where it has become true at the end of
/// a step.
template <class Event, class Value>
struct event_predictor {
  static constexpr bool is_near = false;

  template <class T>
  constexpr bool update(Value const& was, Value const& now, T const&) const {
    return detail::may_change_sign<Event>(was, now) || detail::is_at_zero(now);
  }
};
template <class Event, std::floating_point Value>
struct event_predictor<Event, Value> {
  // The larger of the rate of change in the last step and half the rate before that; -1 where it is not known yet.
  Value rate = -1;
  bool is_near = true;
  bool knows_rate = false;  // whether an effect or a saved run has set the rate

  /// Sets the rate; a negative rate is an unknown one.
  template <class Number>
  constexpr void set_rate(Number other) {
    rate = static_cast<Value>(other);
    knows_rate = !(rate < 0);
  }

  template <class T>
    requires (!has_no_slopes<T>)
  constexpr bool update(Value was, Value now, T const& dt) {
    return update(was, now, detail::real_part(dt));
  }
  template <class T>
    requires has_no_slopes<T>
  constexpr bool update(Value was, Value now, T dt) {
    Value const length = static_cast<Value>(size_of(dt)), change = size_of(now - was);
    Value const at_start = size_of(was), at_end = size_of(now);
    Value const before = rate, known = before * length, half = before / 2;
    Value const most = change < known ? known : change;
    Value const here = length > 0 ? change / length : Value(0);
    rate = half < here ? here : half;
    is_near = at_end <= 4 * most;
    return !(2 * (at_start < at_end ? at_start : at_end) > most) || before < 0;
  }
};
/// An event that is `certain` is sought in each step.
template <class Event, std::floating_point Value>
struct event_predictor<certain<Event>, Value> {
  static constexpr bool is_near = true;

  template <class T>
  constexpr bool update(Value, Value, T) const {
    return true;
  }
};
/// The quartic through five values at 0, 1, 2, 3 and 4, by Newton's divided differences; of bools nothing.
template <class Value>
struct quartic {
  constexpr explicit quartic(std::array<Value, 5> const&) {}
};
template <std::floating_point Value>
struct quartic<Value> {
  Value c0, c1, c2, c3, c4;

  constexpr explicit quartic(std::array<Value, 5> const& v)
      : c0(v[0]),
        c1(v[1] - v[0]),
        c2((v[2] - 2 * v[1] + v[0]) / 2),
        c3((v[3] - v[0] - 3 * (v[2] - v[1])) / 6),
        c4((v[4] - 4 * (v[3] + v[1]) + 6 * v[2] + v[0]) / 24) {}

  /// More than the sum of all roundings of the values and of the differences between them.
  constexpr Value rounding() const {
    return 1024 * std::numeric_limits<Value>::epsilon() *
           (size_of(c0) + size_of(c1) + size_of(c2) + size_of(c3) + size_of(c4));
  }
  constexpr Value operator()(Value u) const {
    return c0 + u * (c1 + (u - 1) * (c2 + (u - 2) * (c3 + (u - 3) * c4)));
  }
};

/// The place in [0, 1] where a function is lowest, to a thousandth; 0 or 1 if it is lowest at an end.
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

/// The minimum of a function between three places of which the middle one is the lowest, by the parabola through them.
template <class T, class Value>
struct parabola_minimum {
  T low, middle, high;
  Value at_low, at_middle, at_high;

  constexpr T place() const {
    Value const left = at_low - at_middle, right = at_high - at_middle;
    T const a = middle - low, b = high - middle;
    T const shift = (b * b * T(left) - a * a * T(right)) / (2 * (b * T(left) + a * T(right)));
    return middle + shift;
  }
  /// The value of the parabola there.
  constexpr Value value() const {
    Value const left = at_low - at_middle, right = at_high - at_middle;
    T const a = middle - low, b = high - middle;
    T const curvature = (b * T(left) + a * T(right)) / (a * b * (a + b)), shift = place() - middle;
    return static_cast<Value>(T(at_middle) - curvature * shift * shift);
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

/// A quarter of a part of a step, in which the quartic through the ends of all quarters approximates an event.
template <class T, class Value>
struct foretold_quarter {
  T begin, end;
  Value at_begin, at_end;
  quartic<Value> const& curve;
  Value number;  // of the quarter, from 0

  constexpr Value operator()(T place) const {
    return curve(number + static_cast<Value>((place - begin) / (end - begin)));
  }
  /// The difference between the quartic and the event in the middle of the quarter, as a share of the smallest of the
  /// values at both ends and in the middle; 0 where it is no more than a rounding.
  constexpr Value missed(Value middle) const {
    Value const off = size_of(middle - curve(number + Value(1) / 2));
    Value least = size_of(at_begin) < size_of(at_end) ? size_of(at_begin) : size_of(at_end);
    if (size_of(middle) < least) least = size_of(middle);
    return off <= curve.rounding() ? Value(0) : off < least ? off / least : Value(1);
  }
  /// Whether the quartic has this sign everywhere between two places, and stays farther from zero than `least`: whether
  /// all of its coefficients in Bernstein's basis exceed `least`, since a polynomial lies between the smallest and the
  /// largest of them. From values v0 to v4 at equal distances these are b0 = v0, 12 b1 = -13 v0 + 48 v1 - 36 v2 + 16
  /// v3 - 3 v4, 18 b2 = 13 v0 - 64 v1 + 120 v2 - 64 v3 + 13 v4, and b3 and b4 as b1 and b0 from the other end.
  constexpr bool keeps(Value sign, T from, T to, Value least = 0) const {
    std::array<Value, 5> v{};
    for (int k = 0; k < 5; ++k)
      v[static_cast<std::size_t>(k)] = sign * (*this)(from + (to - from) * T(k) / T(4));
    auto const twelve_b1 = [](Value a, Value b, Value c, Value d, Value e) {
      return -13 * a + 48 * b - 36 * c + 16 * d - 3 * e;
    };
    return twelve_b1(v[0], v[1], v[2], v[3], v[4]) > 12 * least &&
           twelve_b1(v[4], v[3], v[2], v[1], v[0]) > 12 * least &&
           13 * (v[0] + v[4]) - 64 * (v[1] + v[3]) + 120 * v[2] > 18 * least;  // 18 b2
  }
};

/// Searches a step along its curve, which is dense output or the step made again, shorter. The event is evaluated at
/// the ends of four quarters and, in each quarter, where it is nearest to zero. If the quartic through these values is
/// far off in the middle of a quarter, that quarter is searched by quarters, too.
template <class State, class Time, class Run>
struct along_curve {
  using T = real_type<typename raw_form<Time>::number>;
  static constexpr std::size_t parts = 4, places = parts + 1;
  static constexpr int samples = 6, most_depth = 3;
  /// The share of a part that is left out at its ends, since rounding may change the sign of an event that is about
  /// zero there.
  static constexpr T margin = T(1) / T(1 << 10);

  Run& run;  // at a share of the step, to which it can be put

  template <class Share>
  constexpr void go(Share const& share) const {
    run.go(share);
  }
  template <class Event>
  constexpr auto value(Event const& event, T share) const {
    go(share);
    return detail::event_value<State, Time>(event, run);
  }
  template <class Event, class Value>
  constexpr event_moment<T> find(Event const& event, T low, T high, Value was, Value now) const {
    if constexpr (is_certain<Event>) {
      return event.template find<State, Time>(*this, low, high, was);
    } else {
      // The search knows the middle, too, or a place at which the quantity is off the line.
      point<Value> known{T(1) / T(2), value(event, low + (high - low) / T(2))};
      if (goes_straight(event, low, high, was, now, known))
        return detail::may_change_sign<Event>(was, now)
                   ? detail::find_event(event, *this, low, high, was, now)
                   : event_moment<T>{};
      return search_by_sampling(event, low, high, was, now, most_depth, known);
    }
  }

private:
  /// The value of an event at a share of a part of a step; none is known if the share is 0.
  template <class Value>
  struct point {
    T share;
    Value value;
  };
  /// Whether a quantity lies on the straight line through its values at both ends, to a 64th of its rise, in the
  /// middle, which is `known`, and at two more places. If it is off the line at one of these, that one becomes `known`.
  /// They are multiples of the golden section, so that no oscillation of any period has the same phase at all of these
  /// places.
  template <class Event, class Value>
  constexpr bool goes_straight(Event const& event, T low, T high, Value was, Value now,
                               point<Value>& known) const {
    if constexpr (std::floating_point<Value>) {
      Value const rise = now - was, most = size_of(rise) / 64;
      if (!(size_of(was + rise / 2 - known.value) < most)) return false;
      for (Value const u : {Value(0.23606797749978969), Value(0.85410196624968454)}) {
        Value const here = value(event, low + T(u) * (high - low));
        if (!(size_of(was + u * rise - here) < most)) {
          known = {T(u), here};
          return false;
        }
      }
      return true;
    } else {
      return false;
    }
  }
  template <class Event, class Value>
  constexpr event_moment<T> search_by_sampling(Event const& event, T low, T high, Value was,
                                               Value now, int depth,
                                               point<Value> const& known = {}) const {
    std::array<T, places> place{};
    std::array<Value, places> at{};
    for (std::size_t i = 0; i <= parts; ++i) {
      place[i] = i == parts ? high : low + (high - low) * T(i) / T(parts);
      at[i] = i == parts                                     ? now
              : i == 0                                       ? was
              : 2 * i == parts && known.share == T(1) / T(2) ? known.value
                                                             : value(event, place[i]);
    }
    quartic<Value> const curve(at);
    bool const is_foretold = foretells(curve, at, known);
    for (std::size_t i = 0; i < parts; ++i) {
      event_moment<T> const when = [&] {
        if (!is_foretold)
          return search_by_sampling(event, place[i], place[i + 1], was, at[i + 1], depth - 1);
        if constexpr (std::floating_point<Value>)
          return in_quarter(event, {place[i], place[i + 1], at[i], at[i + 1], curve, Value(i)}, was,
                            depth);
        else
          return detail::may_change_sign<Event>(was, at[i + 1])
                     ? detail::find_event(event, *this, place[i], place[i + 1], was, at[i + 1])
                     : event_moment<T>{};
      }();
      if (when.crosses) return when;
      detail::keep_side(was, at[i + 1]);
    }
    return {};
  }

  /// Whether the quartic agrees with a known value between its five places, to a 32nd of the largest of its values.
  template <class Value>
  static constexpr bool foretells(quartic<Value> const& curve, std::array<Value, places> const& at,
                                  point<Value> const& known) {
    if constexpr (std::floating_point<Value>) {
      if (known.share == T(0) || known.share == T(1) / T(2)) return true;
      Value most = 0;
      for (Value const value : at)
        if (most < size_of(value)) most = size_of(value);
      return !(most < 32 * size_of(known.value - curve(Value(parts) * Value(known.share))));
    } else {
      return true;
    }
  }

  template <class Value>
  using quarter = foretold_quarter<T, Value>;

  template <class Event, class Value>
  constexpr event_moment<T> in_quarter(Event const& event, quarter<Value> const& part, Value was,
                                       int depth) const {
    constexpr Value most_missed = Value(1) / 32;
    T const begin = part.begin, end = part.end;
    Value const missed =
        depth == 0 ? Value(0) : part.missed(value(event, begin + (end - begin) / 2));
    if (most_missed < missed)
      return search_by_sampling(event, begin, end, was, part.at_end, depth - 1);
    auto const when = between(event, part, begin, end, was, part.at_end, depth);
    T const other = when.crosses ? T(0) : across(event, part);
    if (!(begin < other)) return when;
    Value const at_other = value(event, other);
    auto const first = between(event, part, begin, other, was, at_other, depth);
    if (first.crosses) return first;
    detail::keep_side(was, at_other);
    return between(event, part, other, end, was, part.at_end, depth);
  }
  /// The first root between two places at which the event has different signs. If the quartic may change its sign once
  /// more before the root, or after one in the other direction, those parts are searched for two further roots.
  template <class Event, class Value>
  constexpr event_moment<T> between(Event const& event, quarter<Value> const& part, T begin, T end,
                                    Value was, Value now, int depth) const {
    bool const crosses = detail::may_change_sign<Event>(was, now);
    event_moment<T> found;
    if (crosses) found = detail::find_event(event, *this, begin, end, was, now);
    if (depth == 0 || !detail::changes_sign(was, now)) return found;
    auto const other = crosses ? found : detail::locate(event, *this, begin, end, was, now);
    auto const may_turn = [&](T from, T to, Value side) {
      return from < to && !part.keeps(side < 0 ? Value(-1) : Value(1), from, to);
    };
    T const until = other.before - margin * (other.before - begin);
    if (may_turn(begin, until, was))
      if (auto const when =
              search_by_sampling(event, begin, until, was, value(event, until), depth - 1);
          when.crosses)
        return when;
    T const from = other.after + margin * (end - other.after);
    if (!crosses && may_turn(from, end, now))
      return search_by_sampling(event, from, end, value(event, from), now, depth - 1);
    return found;
  }
  /// A place in a quarter at which the event has the other sign than at both ends; 0 if there is none.
  template <class Event, class Value>
  constexpr T across(Event const& event, quarter<Value> const& part) const {
    Value const sign = part.at_begin < 0 ? Value(-1) : Value(1);
    Value const at_begin = sign * part.at_begin, at_end = sign * part.at_end;
    Value const nearer = at_begin < at_end ? at_begin : at_end;
    if (!(nearer > 0) || part.keeps(sign, part.begin, part.end, nearer / 2)) return T(0);
    auto const guessed = [&](Value u) { return sign * part.curve(part.number + u); };
    Value const lowest = detail::lowest_between<Value>(guessed);
    if (!(Value(margin) < lowest && lowest < Value(1 - margin) && guessed(lowest) < nearer / 2))
      return T(0);
    T const length = part.end - part.begin, beside = margin * length;
    T const middle = part.begin + length * T(lowest);
    parabola_minimum<T, Value> dip{
        part.begin, middle, part.end, at_begin, sign * value(event, middle), at_end};
    for (int n = 0; n < samples; ++n) {
      if (dip.at_middle <= 0) return dip.middle;
      if (!(dip.at_middle < dip.at_low && dip.at_middle < dip.at_high) ||
          dip.value() > dip.at_middle / 2)
        return T(0);
      T const next = dip.place();
      if (!(part.begin + beside < next && next < part.end - beside) || next == dip.middle)
        return T(0);
      dip.narrow(next, sign * value(event, next));
    }
    return dip.at_middle <= 0 ? dip.middle : T(0);
  }
};

}  // namespace unitstep::detail
