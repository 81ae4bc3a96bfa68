// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Explicit Euler, also forward Euler: position and velocity move along the rates at the start of the
/// step.
///
/// \f[ x_{n+1} = x_n + v_n h, \qquad v_{n+1} = v_n + a(x_n, v_n, t_n)\, h \f]
///
/// Exact only if the rates are constant over a step. On an undamped spring it gains energy with every step, however
/// small the step is.
///
/// Use it to learn how a method works, and why the other methods were made.
/// Cost: one evaluation a step. Source: L. Euler, Institutionum calculi integralis I (1768), ch. VII.
/// \proof{examples/reference/methods.cpp,explicit_euler}
struct explicit_euler : method_facts<1> {
  static constexpr int evaluations = 1;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    auto const a = acceleration(state, t);
    state.position += state.velocity * dt;
    state.velocity += a * dt;
    return state;
  }

  /// One step of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& state, Field const& rates, Time t,
                                     Time dt) const {
    return state + rates(state, t) * dt;
  }
};

}  // namespace unitstep
