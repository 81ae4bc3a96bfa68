// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/judge_state.hpp>
#include <unitstep/math/exp.hpp>
#include <unitstep/math/sin_cos.hpp>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/refused_state.hpp>
#include <unitstep/value/door.hpp>
#include <unitstep/value/judge_fit.hpp>

namespace unitstep {

/// The closed form of a mass on a spring with a damper, \f$ \ddot x = -\omega^2 x - 2\gamma \dot x \f$.
///
/// With \f$ s = \dot x_0 + \gamma x_0 \f$ and \f$ \delta = \sqrt{|\omega^2 - \gamma^2|} \f$:
/// - below critical damping (\f$ \gamma < \omega \f$):
///   \f$ x(t) = e^{-\gamma t} (x_0 \cos\delta t + \tfrac s\delta \sin\delta t) \f$
/// - at critical damping: \f$ x(t) = e^{-\gamma t} (x_0 + s\,t) \f$
/// - above it: \f$ x(t) = e^{-\gamma t} (x_0 \cosh\delta t + \tfrac s\delta \sinh\delta t) \f$
///
/// `after(start, t)` is the motion a time `t` after `start`. Rates are per unit of that time. Far
/// above critical damping the difference of two exponentials is taken term by term, so nothing
/// overflows.
///
/// \tparam Omega, Gamma the reciprocal of a time; both are plain angular rates without radian
template <class Omega, class Gamma = Omega>
struct damped_oscillator {
  Omega omega;  ///< \f$ \omega = \sqrt{k/m} \f$, the angular frequency without damping
  Gamma gamma;  ///< \f$ \gamma = c/2m \f$, the rate at which the amplitude decays

  /// The motion a time `t` after `start`.
  template <class X, class V, class Time>
  [[nodiscard]] constexpr auto after(motion<X, V> const& start, Time const& t) const {
    using verdict = decltype(judge<X, V, Time>());
    static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
    if constexpr (verdict::ok) {
      auto const w = door<Omega>::off(omega);
      auto const g = door<Gamma>::off(gamma);
      auto const s = door<motion<X, V>>::off(start);
      return door<motion<X, V>>::on(solution(w, g, s, door<Time>::off(t)));
    } else {
      return detail::refused_state<motion<X, V>>::of(start);
    }
  }

  /// Refused: only a motion is followed, and the time comes after it.
  template <class State, class Time>
    requires detail::no_state_of_motion<State>
  constexpr auto after(State const& start, Time const&) const {
    using verdict = diagnostics::not_a_motion<"start", State>;
    static_assert(units_match<typename verdict::expected, typename verdict::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename verdict::expected, typename verdict::got>); };
    return detail::refused_state<State>::of(start);
  }

private:
  template <class X, class V, class Time>
  static consteval auto judge() {
    using motion_verdict = decltype(diagnostics::judge_motion<X, V, Time, "velocity", "t">());
    if constexpr (!motion_verdict::ok) {
      return motion_verdict{};
    } else {
      using rate = rate_of<typename door<X>::number, Time>;
      return diagnostics::first_refusal<decltype(diagnostics::judge_fit<"omega", rate, Omega>()),
                                        decltype(diagnostics::judge_fit<"gamma", rate, Gamma>())>{};
    }
  }

  template <class State, class T>
  static constexpr State solution(T const& w, T const& g, State const& s, T const& t) {
    auto const slope = s.velocity + s.position * g;
    if (w > g) {
      auto const d = math::sqrt((w - g) * (w + g));
      auto const [sine, cosine] = math::sin_cos(d * t);
      return decayed(math::exp(-g * t), s.position * cosine + slope * (sine / d),
                     slope * cosine - s.position * (d * sine), g);
    }
    if (w == g) return decayed(math::exp(-g * t), s.position + slope * t, slope, g);
    auto const d = math::sqrt((g - w) * (g + w));
    auto const slow = s.position / 2 + slope / (2 * d);
    auto const fast = s.position / 2 - slope / (2 * d);
    auto const slow_rate = -w * w / (g + d);  // -g + d without cancellation
    auto const slow_decay = math::exp(slow_rate * t);
    auto const fast_decay = math::exp(-(g + d) * t);
    return {slow * slow_decay + fast * fast_decay,
            slow * (slow_rate * slow_decay) - fast * ((g + d) * fast_decay)};
  }

  /// \f$ e^{-\gamma t} p \f$ and its derivative, from p and its derivative.
  template <class X, class T>
  static constexpr motion<X, X> decayed(T const& decay, X const& p, X const& p_dot, T const& g) {
    return {p * decay, (p_dot - p * g) * decay};
  }
};

template <class Omega, class Gamma>
damped_oscillator(Omega, Gamma) -> damped_oscillator<Omega, Gamma>;

}  // namespace unitstep
