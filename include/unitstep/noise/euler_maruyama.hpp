// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/noise/noisy.hpp>

namespace unitstep {

/// Euler's step with noise, in the sense of Ito.
///
/// \f[ y_{n+1} = y_n + f(y_n, t_n)\,h + b(y_n, t_n)\,\Delta W_n \f]
///
/// Strong order 1/2, or 1 where b does not depend on the state; weak order 1.
///
/// Use it where many runs matter more than the error of one. Cost: one evaluation of the field and one of the noise.
/// Source: G. Maruyama, Rend. Circ. Mat. Palermo 4, 48 (1955).
/// \proof{examples/reference/noise.cpp,euler_maruyama}
struct euler_maruyama : method_facts<1>, detail::for_noise {
  static constexpr int evaluations = 1;
  /// The calculus in which it integrates a noise that depends on the state.
  static constexpr unitstep::calculus calculus = unitstep::calculus::ito;
  static constexpr double strong_order = 0.5;         ///< of one path
  static constexpr double strong_order_additive = 1;  ///< where b does not depend on the state
  static constexpr double weak_order = 1;             ///< of a mean

  /// One step.
  template <class State, class Field, class Time>
  [[nodiscard, gnu::always_inline]] constexpr State step(State const& s, Field const& f, Time t,
                                                         Time dt) const {
    return detail::pushed(s, f(s, t), dt,
                          detail::push(detail::strength_of(f, s, t), detail::increment_of(f, dt)));
  }
};

}  // namespace unitstep
