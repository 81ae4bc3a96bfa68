// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep {

/// The closed form of a mass on a spring with a damper, \f$ \ddot x = -\omega^2 x - 2\gamma \dot x \f$.
///
/// With \f$ z = (\omega^2 - \gamma^2)\, t^2 \f$, and \f$ C = \cos\sqrt z \f$,
/// \f$ S = \sin\sqrt z / \sqrt z \f$, which are \f$ \cosh \f$ and \f$ \sinh \f$ of
/// \f$ \sqrt{-z} \f$ above critical damping and 1 at it:
///
/// \f[ x = e^{-\gamma t} \left( x_0 C + (v_0 + \gamma x_0)\, t S \right), \qquad
///     v = e^{-\gamma t} \left( v_0 C - (\omega^2 x_0 + \gamma v_0)\, t S \right) \f]
///
/// `after(start, t)` is the motion a time `t` after `start`. Rates are per unit of that time. Next to
/// critical damping, where \f$ |z| < 1 \f$, C and S are power series in z, which know no difference
/// between its two sides; far above it the two exponentials are taken term by term, so nothing
/// overflows. A negative \f$ \gamma \f$ lets the motion grow. Of \f$ \omega \f$ only the square
/// counts, not the sign.
///
/// \tparam Omega, Gamma the reciprocal of a time; both are plain angular rates without radian
/// \proof{examples/reference/analysis.cpp,damped_oscillator}
template <class Omega, class Gamma = Omega>
struct damped_oscillator {
  Omega omega;  ///< \f$ \omega = \sqrt{k/m} \f$, the angular frequency without damping
  Gamma
      gamma;  ///< \f$ \gamma = c/2m \f$, the rate at which the amplitude decays; negative, it grows

  /// The motion a time `t` after `start`.
  template <class X, class V, class Time>
  [[nodiscard]] constexpr auto after(motion<X, V> const& start, Time const& t) const {
    using verdict = decltype(check<X, V, Time>());
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
    if constexpr (verdict::ok) {
      auto const w = raw_form<Omega>::to_raw(omega);
      auto const g = raw_form<Gamma>::to_raw(gamma);
      auto const s = raw_form<motion<X, V>>::to_raw(start);
      return raw_form<motion<X, V>>::from_raw(solution(w, g, s, raw_form<Time>::to_raw(t)));
    } else {
      return detail::refused_state<motion<X, V>>::of(start);
    }
  }

  /// Refused: only a motion is followed, and the time comes after it.
  template <class State, class Time>
    requires detail::no_state_of_motion<State>
  constexpr auto after(State const& start, Time const&) const {
    using verdict = diagnostics::not_a_motion<"start", State>;
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
    return detail::refused_state<State>::of(start);
  }

private:
  template <class X, class V, class Time>
  static consteval auto check() {
    using motion_verdict = decltype(diagnostics::check_motion<X, V, Time, "velocity", "t">());
    if constexpr (!motion_verdict::ok) {
      return motion_verdict{};
    } else {
      using rate = rate_of<typename raw_form<X>::number, Time>;
      return diagnostics::first_refusal<decltype(diagnostics::check_fit<"omega", rate, Omega>()),
                                        decltype(diagnostics::check_fit<"gamma", rate, Gamma>())>{};
    }
  }

  template <class State, class T>
  static constexpr State solution(T const& w, T const& g, State const& s, T const& t) {
    auto const slope = s.velocity + s.position * g;
    auto const fall = [&](T const& ts) {
      return s.position * w * (w * ts) + s.velocity * (g * ts);
    };
    T const z = ((w - g) * t) * ((w + g) * t);
    if (z > -1 && z < 1) {
      T const c = cosine_of_root(z), ts = t * sinc_of_root(z), decay = math::exp(-g * t);
      return {(s.position * c + slope * ts) * decay, (s.velocity * c - fall(ts)) * decay};
    }
    // Roots are taken one by one: no square overflows.
    T const d = math::sqrt(unitstep::magnitude(w - g)) * math::sqrt(unitstep::magnitude(w + g));
    if (z > 0) {
      auto const [sine, c] = math::sin_cos(d * t);
      T const ts = sine / d, decay = math::exp(-g * t);
      return {(s.position * c + slope * ts) * decay, (s.velocity * c - fall(ts)) * decay};
    }
    // The rates -g + d and -g - d, of which one is worked out without cancellation.
    T const up = g > 0 ? -w * (w / (g + d)) : d - g;
    T const down = g > 0 ? -(g + d) : w * (w / (d - g));
    auto const rising = (s.velocity - s.position * down) / (2 * d) * math::exp(up * t);
    auto const falling = (s.position * up - s.velocity) / (2 * d) * math::exp(down * t);
    return {rising + falling, rising * up + falling * down};
  }

  /// \f$ \cos\sqrt z \f$ where \f$ |z| < 1 \f$, to the last bit that even long double has.
  template <class T>
  static constexpr T cosine_of_root(T const& z) {
    T sum(1);
    for (int n = 20; n > 0; n -= 2) sum = 1 - z * sum / T(n * (n - 1));
    return sum;
  }
  /// \f$ \sin\sqrt z / \sqrt z \f$ there.
  template <class T>
  static constexpr T sinc_of_root(T const& z) {
    T sum(1);
    for (int n = 20; n > 0; n -= 2) sum = 1 - z * sum / T(n * (n + 1));
    return sum;
  }
};

template <class Omega, class Gamma>
damped_oscillator(Omega, Gamma) -> damped_oscillator<Omega, Gamma>;

}  // namespace unitstep
