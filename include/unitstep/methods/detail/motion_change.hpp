// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/motion.hpp>

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

/// A change whose type holds the numbers of any change of its state: itself, unless it is a sum that is not yet
/// written.
template <class Change>
struct written_change {
  using type = Change;
};

/// The rates of a state, given what its field returned: of a motion its velocity beside its acceleration.
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

}  // namespace unitstep::detail
