// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/noise/noisy.hpp>

namespace unitstep {

/// Rößler's SRA1: for noise whose strength does not depend on the state. There Ito and Stratonovich agree.
///
/// \f[ \tilde y = y_n + \tfrac34 f(y_n, t_n)\,h + \tfrac32 b(t_n + h)\,\overline W, \qquad
///     y_{n+1} = y_n + \tfrac13\big(f(y_n, t_n) + 2 f(\tilde y, t_n + \tfrac34 h)\big) h
///             + b(t_n + h)\,\Delta W + \big(b(t_n) - b(t_n + h)\big)\,\overline W \f]
///
/// with \f$\overline W\f$ how far the path is from its start in the mean over the step, which is a random number of its
/// own. Strong order 3/2, and 2 for a motion, whose velocity alone is pushed; weak order 2.
///
/// Use it wherever the noise is additive. Cost: two evaluations of the field and two of the noise, and two random
/// numbers for each source.
/// Source: A. Rößler, SIAM J. Numer. Anal. 48, 922 (2010), table 6.3.
/// \proof{examples/reference/noise.cpp,sra1}
struct sra1 : method_facts<2>, detail::for_noise {
  static constexpr int evaluations = 2;
  /// The calculus in which it integrates a noise that depends on the state.
  static constexpr unitstep::calculus calculus = unitstep::calculus::ito;
  static constexpr double strong_order = 1.5;           ///< of one path
  static constexpr double strong_order_additive = 1.5;  ///< where b does not depend on the state
  static constexpr double weak_order = 2;               ///< of a mean

  /// One step.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& f, Time t, Time dt) const {
    auto const [dw, mean] = detail::increment_and_mean_of(f, dt);
    auto const first = detail::strength_of(f, s, t), last = detail::strength_of(f, s, t + dt);
    auto const kick = detail::push(last, mean);
    auto const r = f(s, t);
    auto const part = 3 * dt / 4;
    State const p = detail::pushed(s, r, part, 3 * kick / 2);
    return detail::pushed(s, detail::velocity_of(s) + 2 * detail::velocity_of(p),
                          r + 2 * f(p, t + part), dt / 3,
                          detail::push(last, dw) + (detail::push(first, mean) - kick));
  }
};

}  // namespace unitstep
