// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Midpoint, an explicit Runge-Kutta method of two stages: half a step of explicit Euler,
/// then a whole step along the slope found there.
///
/// \f[ y_{n+1} = y_n + h\, f\bigl(y_n + \tfrac h2 f(y_n, t_n),\; t_n + \tfrac h2\bigr) \f]
///
/// Of second order for every field. On an undamped spring each step multiplies the energy by
/// \f$ 1 + (\omega h)^4 / 4 \f$, so no step is small enough for ever.
///
/// Use it for damped motions and for states that are not motions, if the four evaluations of `rk4` cost too much.
/// Cost: two evaluations a step.
/// Source: C. Runge, Math. Ann. 46, 167 (1895).
/// \proof{examples/reference/methods.cpp,midpoint}
struct midpoint : method_facts<2> {
  static constexpr int evaluations = 2;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    auto const a = acceleration(s, t);
    motion<X, V> const middle{s.position + s.velocity * (dt / 2), s.velocity + a * (dt / 2)};
    return {s.position + middle.velocity * dt, s.velocity + acceleration(middle, t + dt / 2) * dt};
  }

  /// One step of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& rates, Time t, Time dt) const {
    return y + rates(y + rates(y, t) * (dt / 2), t + dt / 2) * dt;
  }
};

}  // namespace unitstep
