// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/noise/noisy.hpp>

namespace unitstep {

namespace detail {

/// Whether the noise of a field names its sources, so that they need not belong to one number each.
template <class Field, class State, class Time>
inline constexpr bool has_named_sources = false;
template <class F, class Noise, class P, class State, class Time>
inline constexpr bool has_named_sources<noisy<F, Noise, P>, State, Time> =
    named_sources<field_result<Noise, State, Time>> != 0;

}  // namespace detail

/// Milstein's step, in the sense of Ito, for noise in which each number is pushed by a source of its own, with a
/// strength that depends on no other number that is pushed (diagonal noise).
///
/// \f[ y_{n+1} = y_n + f\,h + b\,\Delta W_n + \tfrac12\,b\,\frac{\partial b}{\partial y}
///     \big(\Delta W_n^2 - h\big) \f]
///
/// The derivative is that of the noise, by dual numbers. Where the state has fixed members, or the noise names its
/// types, it is a difference along a step of Euler's (Platen's form). Strong order 1, weak order 1. `sources{...}` are
/// refused.
///
/// Use it where the strength depends on the state and one path matters. Cost: one evaluation of the field and one of
/// the noise with its slopes, or two of the noise.
/// Source: G. Milstein, Theory Probab. Appl. 19, 557 (1974); P. Kloeden, E. Platen, Numerical Solution of Stochastic
/// Differential Equations (1992), 11.1.
/// \proof{examples/reference/noise.cpp,milstein}
struct milstein : method_facts<1>, detail::for_noise {
  static constexpr int evaluations = 1;
  /// The calculus in which it integrates a noise that depends on the state.
  static constexpr unitstep::calculus calculus = unitstep::calculus::ito;
  static constexpr double strong_order = 1;           ///< of one path
  static constexpr double strong_order_additive = 1;  ///< where b does not depend on the state
  static constexpr double weak_order = 1;             ///< of a mean

  /// The verdict on a field: it must have noise, and a source for each number.
  template <class State, class Field, class Time>
  static consteval auto verdict_on_field() {
    if constexpr (auto noise = for_noise::verdict_on_field<State, Field, Time>(); !noise.ok)
      return noise;
    else if constexpr (detail::has_named_sources<Field, State, Time>)
      return diagnostics::refuse<"noise, for milstein",
                                 diagnostics::words<"a source for each number">,
                                 diagnostics::words<"sources{...}">>{};
    else
      return diagnostics::accepted{};
  }

  /// One step.
  template <class State, class Field, class Time>
  [[nodiscard]] constexpr State step(State const& s, Field const& f, Time t, Time dt) const {
    auto const dw = detail::increment_of(f, dt);
    auto const b = detail::strength_of(f, s, t);
    auto const r = f(s, t);
    auto const kick = detail::push(b, dw);
    if constexpr (!detail::step_with_noise<Field>) {
      return detail::pushed(s, r, dt, kick);
    } else if constexpr (requires { requires Field::noise_has_slopes; }) {
      auto half = dw;
      for (auto& w : half.w) w = (w * w - dt) / 2;
      return detail::pushed(s, r, dt,
                            kick + detail::push(f.noise.slope_times_strength(s, t), half));
    } else {
      Time const root = math::sqrt(dt);
      auto all = dw, half = dw;
      for (auto& w : all.w) w = root;
      for (auto& w : half.w) w = (w * w - dt) / (2 * root);
      State const beside = detail::pushed(s, r, dt, detail::push(b, all));
      auto const change = detail::strength_of(f, beside, t) - b;
      return detail::pushed(s, r, dt, kick + detail::push(change, half));
    }
  }
};

}  // namespace unitstep
