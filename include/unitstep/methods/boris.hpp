// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/cayley_turn.hpp>
#include <unitstep/methods/detail/probed_field.hpp>

namespace unitstep {

/// Boris, for forces that turn the velocity, such as \f$ q\, \mathbf v \times \mathbf B \f$: leapfrog whose
/// kick turns the velocity in the middle.
///
/// \f[ \mathbf a = \mathbf g(x, t) + \mathbf v \times \mathbf w(x, t), \quad
///     x_{1/2} = x_n + \tfrac h2 v_n, \quad
///     v^- = v_n + \tfrac h2 \mathbf g, \quad
///     v^+ - v^- = \tfrac h2 (v^- + v^+) \times \mathbf w, \quad
///     v_{n+1} = v^+ + \tfrac h2 \mathbf g, \quad
///     x_{n+1} = x_{1/2} + \tfrac h2 v_{n+1} \f]
///
/// with both at \f$ x_{1/2}, t_n + \tfrac h2 \f$. The turn is solved exactly. It keeps the speed, so in a magnetic
/// field alone the kinetic energy is kept, by steps of any length; and it keeps volumes in phase space. Of second
/// order, reversible; without a turning it is `leapfrog`.
///
/// Refuses forces that are not affine in the velocity with an antisymmetric part, such as friction. The laws of
/// the library know their parts, which takes one evaluation: `magnetic_force`, `coriolis`, and those of
/// the position alone. Any other field is seen at rest, at velocities of 1 along each axis, and at the
/// velocity of the state, which must fit: five evaluations a step in space, four in a plane.
///
/// Use it for charges in magnetic fields and for motions seen from a frame that turns.
/// Cost: one evaluation a step with laws that know their parts.
/// Source: J. P. Boris, Proc. 4th Conf. Numerical Simulation of Plasmas, 3 (1970); H. Qin et al., Phys. Plasmas
/// 20, 084503 (2013) for the volumes.
/// \throw std::domain_error where the acceleration is not of that form
/// \proof{examples/reference/made_of_methods.cpp,boris}
struct boris {
  static constexpr int order = 2;
  static constexpr int order_with_velocity_forces = 2;
  static constexpr int order_with_changing_steps = 2;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 0;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;
  static constexpr bool steps_vectors = false;  ///< it looks at each velocity

  /// One step of a motion.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> s, Field const& acceleration, Time t,
                                            Time dt) const {
    s.position += s.velocity * (dt / 2);
    Time const middle = t + dt / 2;
    if constexpr (detail::knows_its_parts<Field, motion<X, V>, Time>) {
      kick(s.velocity, detail::at_rest(acceleration, s, middle),
           detail::turning(acceleration, s, middle), dt);
    } else {
      auto const parts = detail::probe(s, acceleration, middle);
      kick(s.velocity, parts.at_rest, parts.turning, dt);
    }
    s.position += s.velocity * (dt / 2);
    return s;
  }

private:
  template <class V, class A, class W, class Time>
  static constexpr void kick(V& v, A const& at_rest, W const& turning, Time dt) {
    v += at_rest * (dt / 2);
    v = detail::turned(v, turning, dt);
    v += at_rest * (dt / 2);
  }
};

}  // namespace unitstep
