// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// RK4, the classical Runge-Kutta method: four slopes, one at the start, two in the middle and one at the end, with
/// weights 1 2 2 1.
///
/// \f[ y_{n+1} = y_n + \tfrac h6 (k_1 + 2 k_2 + 2 k_3 + k_4) \f]
/// \f[ k_1 = f(y_n, t_n), \quad k_2 = f(y_n + \tfrac h2 k_1, t_n + \tfrac h2), \quad
///     k_3 = f(y_n + \tfrac h2 k_2, t_n + \tfrac h2), \quad k_4 = f(y_n + h k_3, t_n + h) \f]
///
/// Of fourth order for every field. On an undamped spring it loses energy, a fraction
/// \f$ (\omega h)^6 / 72 \f$ a step to leading order, and is stable while \f$ \omega h < 2\sqrt 2 \f$.
///
/// Use it when accuracy counts and forces are smooth. Cost: four evaluations a step.
/// Source: W. Kutta, Z. Math. Phys. 46, 435 (1901).
/// \proof{examples/reference/methods.cpp,rk4}
struct rk4 : method_facts<4> {
  static constexpr int evaluations = 4;

  /// One step of a motion: the slope of a position is the velocity of its stage. Inlined in a debug
  /// build too.
  template <class X, class V, class Field, class Time>
  [[nodiscard, gnu::always_inline]] static constexpr motion<X, V> step(motion<X, V> s1,
                                                                       Field const& acceleration,
                                                                       Time t, Time dt) {
    auto const half = dt / 2;
    auto const a1 = acceleration(s1, t);
    V const v2 = s1.velocity + a1 * half;
    auto const a2 = acceleration(motion<X, V>{s1.position + s1.velocity * half, v2}, t + half);
    V const v3 = s1.velocity + a2 * half;
    auto const a3 = acceleration(motion<X, V>{s1.position + v2 * half, v3}, t + half);
    V const v4 = s1.velocity + a3 * dt;
    return {s1.position + (s1.velocity + 2 * (v2 + v3) + v4) * (dt / 6),
            s1.velocity + (a1 + 2 * (a2 + a3) +
                           acceleration(motion<X, V>{s1.position + v3 * dt, v4}, t + dt)) *
                              (dt / 6)};
  }

  /// One step of any other state, whose field returns its rates.
  template <class State, class Field, class Time>
  [[nodiscard]] static constexpr State step(State const& y, Field const& rates, Time t, Time dt) {
    auto const k1 = rates(y, t);
    auto const k2 = rates(y + k1 * (dt / 2), t + dt / 2);
    auto const k3 = rates(y + k2 * (dt / 2), t + dt / 2);
    auto const k4 = rates(y + k3 * dt, t + dt);
    return y + (k1 + 2 * (k2 + k3) + k4) * (dt / 6);
  }
};

}  // namespace unitstep
