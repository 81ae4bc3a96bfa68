// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/stormer_verlet.hpp>

namespace unitstep {

/// Variable-step Verlet: Størmer-Verlet whose last displacement is scaled to the new step, and whose acceleration is
/// multiplied by the mean of both steps.
///
/// \f[ x_{n+1} = x_n + (x_n - x_{n-1}) \frac{h_n}{h_{n-1}} + a_n h_n \frac{h_n + h_{n-1}}{2} \f]
///
/// It keeps the quotient \f$ w_n = (x_n - x_{n-1}) / h_{n-1} \f$, which the field sees as the velocity; the velocity of
/// the state is \f$ w_n + \tfrac12 a_n h_{n-1} \f$. It is of second order for any sequence of steps, exact for constant
/// acceleration, and with a fixed step the same as `stormer_verlet`. With forces that depend on velocity the order is
/// one.
///
/// Use it in place of `time_corrected_verlet` if the frame rate varies.
/// Cost: one evaluation a step and one to start.
/// Source: Taylor's theorem, from \f$ t_n \f$ one step ahead and one step back.
/// \throw std::domain_error in the step after a step of zero
/// \proof{examples/reference/made_of_methods.cpp,variable_step_verlet}
struct variable_step_verlet : stormer_verlet {
  /// One step of a motion.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Memory& last,
                                            Field const& acceleration, Time t, Time dt) const {
    detail::require_previous_step(last.dt);
    V const w = last.quotient + last.acceleration * ((dt + last.dt) / 2);
    motion<X, V> const seen{s.position + w * dt, w};
    last = {w, acceleration(seen, t + dt), dt};
    return {seen.position, w + last.acceleration * (dt / 2)};
  }
};

}  // namespace unitstep
