// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// SUVAT: the school formulas of constant acceleration, applied to every step.
///
/// \f[ x_{n+1} = x_n + v_n h + \tfrac12 a_n h^2, \qquad v_{n+1} = v_n + a_n h \f]
///
/// Exact while the acceleration is constant, and of first order otherwise: a step of the position has an error of one
/// order higher, but that of the velocity enters it. On an undamped spring it gains energy.
///
/// Use it for thrown bodies without drag. Cost: one evaluation a step.
/// Source: G. Galilei, Discorsi (1638), third day, theorem II.
/// \proof{examples/reference/methods.cpp,suvat}
struct suvat : method_facts<1> {
  static constexpr int evaluations = 1;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    auto const a = acceleration(state, t);
    state.position += (state.velocity + a * (dt / 2)) * dt;
    state.velocity += a * dt;
    return state;
  }
};

}  // namespace unitstep
