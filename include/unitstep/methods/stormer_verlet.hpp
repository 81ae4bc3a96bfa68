// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep::detail {

/// The memory of the Verlet methods of positions.
template <class V, class A, class Time>
struct quotient_memory {
  V quotient;      ///< (x_n - x_{n-1}) / h_{n-1}
  A acceleration;  ///< at the end of the step
  Time dt;         ///< h_{n-1}
};

/// Refuses the step after a step of zero, whose quotient has no value.
template <class Time>
constexpr void require_previous_step(Time const& previous) {
  if (previous == Time{})
    fail<std::domain_error>("unitstep: the step before this one must not be zero, as it divides");
}

}  // namespace unitstep::detail

namespace unitstep {

/// Størmer-Verlet, also Verlet's or Cowell's method: the next position from the last two. Texts about games call it
/// position Verlet, which in molecular dynamics is `leapfrog`.
///
/// \f[ x_{n+1} = 2 x_n - x_{n-1} + a_n h^2, \qquad x_1 = x_0 + v_0 h + \tfrac12 a_0 h^2 \f]
///
/// It keeps \f$ w_n = (x_n - x_{n-1}) / h \f$ instead of \f$ x_{n-1} \f$, which is the same formula with less rounding.
/// The field sees \f$ w_n \f$ as the velocity; the velocity of the state is \f$ w_n + \tfrac12 a_n h \f$. It is of
/// second order, symplectic and reversible for forces of the position alone; \f$ w_n \f$ is half a step late, so with
/// forces that depend on velocity the order is one.
///
/// The formula holds only for equal steps. A step of another length starts the method again from position and velocity,
/// which keeps the second order.
///
/// Use it to repeat a computation that somebody made with it; for anything new take `velocity_verlet`, which makes the
/// same positions.
/// Cost: one evaluation a step and one to start.
/// Source: L. Verlet, Phys. Rev. 159, 98 (1967); C. Størmer, Arch. sci. phys. nat. 24, 5 (1907).
/// \proof{examples/reference/methods.cpp,stormer_verlet}
struct stormer_verlet : method_facts<2> {
  static constexpr int order_with_velocity_forces = 1;
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 1;
  static constexpr bool symplectic = true;
  static constexpr bool reversible = true;

  /// The memory: (x_n - x_{n-1}) / h, the acceleration, and the step. At the start it is as after a step of `dt` that
  /// ended here, so that the first step arrives at x_0 + v_0 h + a_0 h^2 / 2.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> const& s, Field const& acceleration, Time t,
                                     Time dt) const {
    auto const a = acceleration(s, t);
    return detail::quotient_memory<V, std::remove_const_t<decltype(a)>, Time>{
        s.velocity - a * (dt / 2), a, dt};
  }

  /// One step of a motion.
  template <class X, class V, class Memory, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Memory& last,
                                            Field const& acceleration, Time t, Time dt) const {
    V const w = dt == last.dt ? last.quotient + last.acceleration * dt
                              : s.velocity + last.acceleration * (dt / 2);
    motion<X, V> const seen{s.position + w * dt, w};
    last = {w, acceleration(seen, t + dt), dt};
    return {seen.position, w + last.acceleration * (dt / 2)};
  }

  /// Tells the method that the velocity was changed between two steps.
  template <class Memory, class V>
  static constexpr void kick(Memory& last, V const& change) {
    last.quotient += change;
  }
};

}  // namespace unitstep
