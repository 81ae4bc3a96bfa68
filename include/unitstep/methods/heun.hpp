// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Heun, also improved Euler or trapezoidal predictor-corrector: explicit Euler predicts the
/// end of the step, and the mean of the slopes at both ends makes the step.
///
/// \f[ y_{n+1} = y_n + \tfrac h2 (k_1 + k_2), \qquad
///     k_1 = f(y_n, t_n), \qquad k_2 = f(y_n + h k_1, t_n + h) \f]
///
/// Of second order for every field. On an undamped spring each step multiplies the energy by
/// \f$ 1 + (\omega h)^4 / 4 \f$, as the midpoint method does.
///
/// Use it if you know the field only at the ends of the steps, as in a table.
/// Cost: two evaluations a step.
/// Source: K. Heun, Z. Math. Phys. 45, 23 (1900).
/// \proof{examples/reference/methods.cpp,heun}
struct heun : method_facts<2> {
  static constexpr int evaluations = 2;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    auto const a = acceleration(s, t);
    motion<X, V> const end{s.position + s.velocity * dt, s.velocity + a * dt};
    return {s.position + (s.velocity + end.velocity) * (dt / 2),
            s.velocity + (a + acceleration(end, t + dt)) * (dt / 2)};
  }

  /// One step of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& rates, Time t, Time dt) const {
    auto const k1 = rates(y, t);
    auto const k2 = rates(y + k1 * dt, t + dt);
    return y + (k1 + k2) * (dt / 2);
  }
};

}  // namespace unitstep
