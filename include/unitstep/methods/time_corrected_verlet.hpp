// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/stormer_verlet.hpp>

namespace unitstep {

/// Time-corrected Verlet (TCV): Størmer-Verlet whose last displacement is scaled to the new step.
///
/// \f[ x_{n+1} = x_n + (x_n - x_{n-1}) \frac{h_n}{h_{n-1}} + a_n h_n^2, \qquad
///     x_1 = x_0 + v_0 h_0 + \tfrac12 a_0 h_0^2 \f]
///
/// It keeps the quotient \f$ w_n = (x_n - x_{n-1}) / h_{n-1} \f$, which the field sees as the velocity; the velocity of
/// the state is \f$ w_n + \tfrac12 a_n h_{n-1} \f$. With a fixed step it is `stormer_verlet`: of second order,
/// symplectic and reversible. With changing steps it is only of first order, since the acceleration should be
/// multiplied by the mean of both steps, as in `variable_step_verlet`. To run back, start again: a negative step after
/// a positive one is a change.
///
/// Use it to repeat a computation that somebody made with it.
/// Cost: one evaluation a step and one to start.
/// Source: J. Dummer, A Simple Time-Corrected Verlet Integration Method (2005).
/// \throw std::domain_error in the step after a step of zero
/// \proof{examples/reference/made_of_methods.cpp,time_corrected_verlet}
struct time_corrected_verlet : stormer_verlet {
  static constexpr int order_with_changing_steps = 1;

  /// The quotient, and whether the next step is the first.
  template <class V, class A, class Time>
  struct memory {
    detail::quotient_memory<V, A, Time> last;  ///< that of the step before
    bool at_start;                             ///< whether no step was made yet
  };

  /// The memory: (x_n - x_{n-1}) / h, the acceleration, and the step.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> const& s, Field const& acceleration, Time t,
                                     Time dt) const {
    auto const a = acceleration(s, t);
    return memory<V, decltype(acceleration(s, t)), Time>{{s.velocity, a, dt}, true};
  }

  /// One step of a motion.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Memory& m,
                                            Field const& acceleration, Time t, Time dt) const {
    detail::require_previous_step(m.last.dt);
    V const w = m.last.quotient + m.last.acceleration * (m.at_start ? dt / 2 : dt);
    motion<X, V> const seen{s.position + w * dt, w};
    m = {{w, acceleration(seen, t + dt), dt}, false};
    return {seen.position, w + m.last.acceleration * (dt / 2)};
  }

  /// Tells the method that the velocity was changed between two steps.
  template <class Memory, class V>
  static constexpr void kick(Memory& m, V const& change) {
    m.last.quotient += change;
  }
};

}  // namespace unitstep
