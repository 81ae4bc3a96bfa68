// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Velocity Verlet: the position moves with the acceleration at the start of the step, the velocity
/// with the mean of those at the two ends.
///
/// \f[ x_{n+1} = x_n + v_n h + \tfrac12 a_n h^2, \qquad
///     v_{n+1} = v_n + \tfrac12 (a_n + a_{n+1})\, h, \qquad
///     a_{n+1} = a(x_{n+1}, v_n, t_{n+1}) \f]
///
/// The new acceleration is carried over to the next step. Of second order, symplectic and reversible
/// for forces of the position alone; the new acceleration sees the old velocity, so with forces that
/// depend on velocity the order is one.
///
/// Use it for springs, orbits and molecules. Cost: one evaluation a step and one to start.
/// Source: W. C. Swope et al., J. Chem. Phys. 76, 637 (1982).
/// \proof{examples/reference/methods.cpp,velocity_verlet}
struct velocity_verlet : method_facts<2> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// The memory: the acceleration at the start of the step.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> const& state, Field const& acceleration, Time t,
                                     Time) const {
    return acceleration(state, t);
  }

  /// One step of a motion.
  template <class X, class V, class A, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, A& a, Field const& acceleration,
                                            Time t, Time dt) const {
    state.position += (state.velocity + a * (dt / 2)) * dt;
    auto const a_new = acceleration(state, t + dt);
    state.velocity += (a + a_new) * (dt / 2);
    a = a_new;
    return state;
  }
};

}  // namespace unitstep
