// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/stage_newton.hpp>
#include <unitstep/methods/detail/step_on_line.hpp>
#include <unitstep/methods/lie_group.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep {

/// Implicit Euler, also backward Euler: position and velocity move along the rates at the end of the step, for which it
/// solves an equation.
///
/// \f[ v_{n+1} = v_n + a(x_{n+1}, v_{n+1}, t_{n+1})\, h, \qquad x_{n+1} = x_n + v_{n+1} h \f]
///
/// Newton's method finds \f$ v_{n+1} \f$. Its Jacobian is exact where the field takes dual numbers, and made of
/// differences of the field otherwise. It is of first order. Oscillations lose energy, the faster the longer the step,
/// so no spring is too stiff. At rest, where forces cancel, it does not fail because of their rounding. On a line it
/// does not fail at a jump of the force either, so that dry friction, which turns with the velocity, stops a body and
/// holds it. In several dimensions it judges rounding by the size of the velocities and positions, so it may report
/// that it does not converge for a body at rest at the origin where forces cancel.
///
/// All states but a motion on a line are solved as by the other implicit methods, an aggregate with vectors if the
/// field is `banded`.
///
/// Use it for stiff springs and dampers if only the rest position matters.
/// Cost: two evaluations a step at least, which is what a linear force on a line takes; of any other state one in
/// every iteration, and the Jacobian.
/// Source: C. F. Curtiss, J. O. Hirschfelder, Proc. Natl. Acad. Sci. 38, 235 (1952); for the solving E. Hairer, G.
/// Wanner, Solving Ordinary Differential Equations II, IV.8.
/// \throw std::runtime_error if the Jacobian is singular or Newton's method does not converge
/// \proof{examples/reference/made_of_methods.cpp,implicit_euler}
struct implicit_euler : method_facts<1> {
  static constexpr int evaluations = 2;  ///< at least
  // Newton's method stops at a few units in the last place of the velocity. A sum of state and change has other digits.
  static constexpr bool adds_a_change = false;
  static constexpr bool solves_along_a_band = true;  ///< for an aggregate with vectors

  /// One step of a motion on a line.
  template <std::floating_point T, class Field>
    requires (!detail::only_checks_units<Field>)
  [[nodiscard]] constexpr motion<T, T> step(motion<T, T> const& s, Field const& acceleration, T t,
                                            T dt) const {
    T const v = detail::step_on_line<T, Field>(s, acceleration, t, dt).velocity();
    return {s.position + v * dt, v};
  }

  /// One step of any other state: \f$ y_{n+1} = y_n + h f(y_{n+1}, t_{n+1}) \f$.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& y, Field const& field, Time t, Time dt) const {
    if constexpr (detail::solves_for<State, Field>) {
      using layout = detail::as_vector<State>;
      return layout::unflatten(detail::stages_by_newton<detail::implicit_euler_table>(
          layout::flatten(y), detail::jacobian_of<State, Field>{field}, t, dt,
          detail::implicit_euler_table::name));
    } else {
      return detail::checked_step(y, field, t, dt);
    }
  }
  /// One step of a motion on a group, on its chart.
  template <class X, class V, class Field, class Time>
    requires (detail::raw_state<V> && !std::is_same_v<X, V> && !detail::only_checks_units<Field>)
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> const& s, Field const& acceleration,
                                            Time t, Time dt) const {
    return lie_group<implicit_euler>{*this}.step(s, acceleration, t, dt);
  }
};

}  // namespace unitstep
