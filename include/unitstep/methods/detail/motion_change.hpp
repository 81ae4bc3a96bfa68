// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/motion.hpp>

/// \file
/// \brief Changes of a state, such as a motion, and curves of fifth degree through a step, which are made of them.

namespace unitstep::detail {

/// A change of a motion, or its rate: a change of the position and a change of the velocity.
template <class Position, class Velocity>
struct motion_change {
  Position position;
  Velocity velocity;

  template <class P, class V>
  friend constexpr auto operator+(motion_change const& a, motion_change<P, V> const& b) {
    return detail::motion_change{a.position + b.position, a.velocity + b.velocity};
  }
  template <class P, class V>
  friend constexpr auto operator-(motion_change const& a, motion_change<P, V> const& b) {
    return detail::motion_change{a.position - b.position, a.velocity - b.velocity};
  }
  template <class S>
  friend constexpr auto operator*(motion_change const& a, S const& s) {
    return detail::motion_change{a.position * s, a.velocity * s};
  }
  template <class S>
  friend constexpr auto operator/(motion_change const& a, S const& s) {
    return detail::motion_change{a.position / s, a.velocity / s};
  }
};
template <class Position, class Velocity>
motion_change(Position, Velocity) -> motion_change<Position, Velocity>;

/// The type that can hold any change of a state: that of a change itself, unless it is an unevaluated sum.
template <class Change>
struct written_change {
  using type = Change;
};

/// The rates of a state from the result of its field: for a motion its velocity and its acceleration.
template <class State, class Result>
constexpr Result rates_at(State const&, Result const& result) {
  return result;
}
template <class X, class V, class Acceleration>
constexpr motion_change<V, Acceleration> rates_at(motion<X, V> const& s, Acceleration const& a) {
  return {s.velocity, a};
}

/// A state after a time at constant rates.
template <class State, class Rates, class Time>
constexpr State moved(State const& s, Rates const& rates, Time const& dt) {
  return s + rates * dt;
}
template <class X, class V, class P, class A, class Time>
constexpr motion<X, V> moved(motion<X, V> const& s, motion_change<P, A> const& rates,
                             Time const& dt) {
  return {s.position + rates.position * dt, s.velocity + rates.velocity * dt};
}

/// The change from one state to another.
template <class State>
constexpr auto change_between(State const& from, State const& to) {
  return to - from;
}
template <class X, class V>
constexpr auto change_between(motion<X, V> const& from, motion<X, V> const& to) {
  return motion_change{to.position - from.position, to.velocity - from.velocity};
}

/// The curve of a state through three states and the slopes there, at the start, in the middle and at the
/// end of a step: of fifth degree. Both ends are exact.
template <class State, class Change, class T>
struct curve_through_middle {
  static constexpr int degree = 5;

  State start;
  Change whole;       ///< from the start to the end
  Change first;       ///< the slope at the start, times the step
  Change cubic_term;  ///< the remaining change of the cubic through both ends
  Change lack;        ///< 16 times the state in the middle less the cubic there
  Change lean;        ///< 16 times the slope in the middle less that of the cubic there

  [[nodiscard]] constexpr State operator()(T share) const {
    T const rest = T(1) - share;
    auto const more = lack + lean * (share - T(1) / T(2));
    auto const inner = first - whole + (cubic_term + more * rest) * share;
    return detail::moved(start, whole + inner * rest, share);
  }
};

template <class T, class State, class Rates, class Time>
constexpr auto curve_through(State const& start, State const& middle, State const& end,
                             Rates const& at_start, Rates const& at_middle, Rates const& at_end,
                             Time const& dt) {
  using change = typename written_change<decltype(detail::change_between(start, end))>::type;
  change const whole = detail::change_between(start, end);
  change const first = at_start * dt;
  change const last = at_end * dt;
  change const cubic_term = whole * T(2) - first - last;
  change const lack =
      (detail::change_between(start, middle) - whole / T(2)) * T(16) - (first - last) * T(2);
  change const lean = at_middle * dt * T(16) - whole * T(24) + (first + last) * T(4);
  return curve_through_middle<State, change, T>{start, whole, first, cubic_term, lack, lean};
}

/// The curve of a motion through the positions, velocities and accelerations at both ends of a step: of
/// fifth degree, and its derivative.
template <class X, class V, class Time, class T>
struct curve_of_motion {
  static constexpr int degree = 5;

  motion<X, V> start;
  V half_acceleration;  ///< at the start, times the step, as are all that follow
  V cubic;
  V quartic;
  V quintic;
  Time dt;

  [[nodiscard]] constexpr motion<X, V> operator()(T share) const {
    return {
        start.position +
            (start.velocity +
             (half_acceleration + (cubic + (quartic + quintic * share) * share) * share) * share) *
                (share * dt),
        start.velocity +
            (half_acceleration * T(2) +
             (cubic * T(3) + (quartic * T(4) + quintic * T(5) * share) * share) * share) *
                share};
  }
};

template <class T, class X, class V, class A, class Time>
constexpr curve_of_motion<X, V, Time, T> curve_between(motion<X, V> const& start, A const& first,
                                                       motion<X, V> const& end, A const& last,
                                                       Time const& dt) {
  V const half = first * (dt / T(2));
  V const excess = (end.position - start.position) / dt - start.velocity - half;
  V const gain = end.velocity - start.velocity - half * T(2);
  V const turn = (last - first) * dt;
  return {start,
          half,
          excess * T(10) - gain * T(4) + turn / T(2),
          excess * T(-15) + gain * T(7) - turn,
          excess * T(6) - gain * T(3) + turn / T(2),
          dt};
}

}  // namespace unitstep::detail
