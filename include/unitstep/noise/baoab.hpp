// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/noise/langevin.hpp>
#include <unitstep/noise/noisy.hpp>

namespace unitstep {

namespace detail {

/// A velocity after a step in the bath.
template <class Field, class V>
  requires only_checks_units<Field> || requires { Field::is_step_in_bath; }
constexpr V heated(Field const& f, V const& v) {
  if constexpr (only_checks_units<Field>)
    return v;
  else
    return f.heated(v);
}

}  // namespace detail

/// Half a kick by the forces, half a drift, the bath, half a drift, half a kick: for `langevin`.
///
/// \f[ v \mathrel{+}= \tfrac h2 a(x),\quad x \mathrel{+}= \tfrac h2 v,\quad
///     v = e^{-c h} v + \sqrt{\tfrac{kT}{m}\big(1 - e^{-2 c h}\big)}\;\xi,\quad
///     x \mathrel{+}= \tfrac h2 v,\quad v \mathrel{+}= \tfrac h2 a(x) \f]
///
/// In a harmonic trap the variance of the place is kT/k for every step below the limit of stability, h < 2/w; that of
/// the momentum is m kT (1 - (w h)^2/4). Without friction it is velocity Verlet. Strong order 1, weak order 2.
///
/// Use it for bodies in a bath. Cost: one evaluation of the forces, and one random number for each of the velocity.
/// Source: B. Leimkuhler, C. Matthews, Appl. Math. Res. Express 2013, 34 (2013).
/// \proof{examples/reference/noise.cpp,langevin}
struct baoab : method_facts<2> {
  static constexpr int evaluations = 1;
  static constexpr int starting_evaluations = 1;
  /// The calculus in which it integrates a noise that depends on the state.
  static constexpr unitstep::calculus calculus = unitstep::calculus::ito;
  static constexpr double strong_order = 1;           ///< of one path
  static constexpr double strong_order_additive = 1;  ///< its noise is additive
  static constexpr double weak_order = 2;             ///< of a mean
  static constexpr bool steps_in_a_bath = true;       ///< it steps `langevin`

  /// The verdict on a field: it must have a bath.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    if constexpr (
        requires { typename Field::template verdict_on_method<baoab>; } &&
        !requires { typename Field::is_noisy; })
      return diagnostics::accepted{};
    else
      return diagnostics::refuse<
          "field", diagnostics::words<"langevin{law, friction, temperature, path}">, Field>{};
  }

  /// The acceleration at the start.
  template <class X, class V, class Field, class Time>
  [[nodiscard]] constexpr auto start(motion<X, V> const& s, Field const& f, Time t, Time) const {
    return f(s, t);
  }
  /// One step.
  template <class X, class V, class A, class Field, class Time>
  [[nodiscard]] constexpr motion<X, V> step(motion<X, V> s, A& a, Field const& f, Time t,
                                            Time dt) const {
    s.velocity += a * (dt / 2);
    s.position += s.velocity * (dt / 2);
    s.velocity = detail::heated(f, s.velocity);
    s.position += s.velocity * (dt / 2);
    a = f(s, t + dt);
    s.velocity += a * (dt / 2);
    return s;
  }
};

}  // namespace unitstep
