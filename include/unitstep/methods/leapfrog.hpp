// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Leapfrog, as drift, kick, drift, also position Verlet: half a step of position, a step of velocity with the
/// acceleration in the middle, and the other half of position.
///
/// \f[ x_{1/2} = x_n + \tfrac h2 v_n, \quad
///     v_{n+1} = v_n + h\, a(x_{1/2}, v_n, t_n + \tfrac h2), \quad
///     x_{n+1} = x_{1/2} + \tfrac h2 v_{n+1} \f]
///
/// Of second order, symplectic and reversible for forces of the position alone, stable while
/// \f$ \omega h < 2 \f$. The kick sees the velocity at the start of the step, so with forces that
/// depend on velocity the order is one.
///
/// Use it in place of `velocity_verlet` if nothing but the state is to be kept from step to step.
/// Cost: one evaluation a step.
/// Source: M. Tuckerman, B. J. Berne, G. J. Martyna, J. Chem. Phys. 97, 1990 (1992); another form of it is in L.
/// Verlet, Phys. Rev. 159, 98 (1967).
/// \proof{examples/reference/methods.cpp,leapfrog}
struct leapfrog : method_facts<2> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> state, Field const& acceleration, Time t,
                                            Time dt) const {
    state.position += state.velocity * (dt / 2);
    state.velocity += acceleration(state, t + dt / 2) * dt;
    state.position += state.velocity * (dt / 2);
    return state;
  }
};

}  // namespace unitstep
