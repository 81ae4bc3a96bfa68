// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/noise/noisy.hpp>

namespace unitstep {

/// Heun's step with noise, in the sense of Stratonovich.
///
/// \f[ \tilde y = y_n + f\,h + b\,\Delta W_n, \qquad
///     y_{n+1} = y_n + \tfrac12\big(f(y_n) + f(\tilde y)\big) h
///             + \tfrac12\big(b(y_n) + b(\tilde y)\big)\,\Delta W_n \f]
///
/// Strong order 1, where each number is pushed by itself or there is one source; weak order 1.
///
/// Use it where the noise stands for something smooth that is too fast to follow. Cost: two evaluations of the field
/// and two of the noise.
/// Source: W. Rümelin, SIAM J. Numer. Anal. 19, 604 (1982).
/// \proof{examples/reference/noise.cpp,stochastic_heun}
struct stochastic_heun : method_facts<1>, detail::for_noise {
  static constexpr int evaluations = 2;
  /// The calculus in which it integrates a noise that depends on the state.
  static constexpr unitstep::calculus calculus = unitstep::calculus::stratonovich;
  static constexpr double strong_order = 1;           ///< of one path
  static constexpr double strong_order_additive = 1;  ///< where b does not depend on the state
  static constexpr double weak_order = 1;             ///< of a mean

  /// One step.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& f, Time t, Time dt) const {
    auto const dw = detail::increment_of(f, dt);
    auto const r = f(s, t);
    auto const kick = detail::push(detail::strength_of(f, s, t), dw);
    State const p = detail::pushed(s, r, dt, kick);
    auto const other = detail::push(detail::strength_of(f, p, t + dt), dw);
    return detail::pushed(s, detail::velocity_of(s) + detail::velocity_of(p), r + f(p, t + dt),
                          dt / 2, (kick + other) / 2);
  }
};

}  // namespace unitstep
