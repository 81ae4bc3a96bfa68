// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Semi-implicit Euler, also symplectic Euler or Euler-Cromer: the position moves along the new
/// velocity.
///
/// \f[ v_{n+1} = v_n + a(x_n, v_n, t_n)\, h, \qquad x_{n+1} = x_n + v_{n+1} h \f]
///
/// Of first order like explicit Euler, but symplectic: on an undamped spring its energy oscillates about the true one
/// and does not drift, as long as \f$ \omega h < 2 \f$. Its phase does drift.
///
/// Use it for games, and for very many steps if only the long run matters.
/// Cost: one evaluation a step.
/// Source: A. Cromer, Am. J. Phys. 49, 455 (1981).
/// \proof{examples/reference/methods.cpp,semi_implicit_euler}
struct semi_implicit_euler : method_facts<1> {
  static constexpr int evaluations = 1;
  static constexpr bool symplectic = true;

  /// One step of a motion. Inlined in a debug build too, where the call, and a copy of the state, would cost more than
  /// the step.
  template <class X, class V, class Field, class Time>
  [[nodiscard, gnu::always_inline]] static constexpr motion<X, V> step(motion<X, V> const& state,
                                                                       Field const& acceleration,
                                                                       Time t, Time dt) {
    V const velocity = state.velocity + acceleration(state, t) * dt;
    return {state.position + velocity * dt, velocity};
  }
};

}  // namespace unitstep
