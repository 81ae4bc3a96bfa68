// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/forces/detail/check_second_law.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/state/detail/kepler_motion.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Motions in closed form: under one constant acceleration, on a spring with a damper, around a centre.

namespace unitstep::detail {

/// The verdict on the arguments of a closed form: a motion, and a time in its unit.
template <class State, class Time>
consteval auto check_followed() {
  if constexpr (diagnostics::is_motion<State>)
    return diagnostics::check_motion<decltype(State::position), decltype(State::velocity), Time,
                                     "velocity", "t">();
  else if constexpr (no_state_of_motion<State>)
    return diagnostics::not_a_motion<"start", State>{};
  else
    return detail::reported{};  // a part of it was refused before
}

/// The reasons why `two_body` has no orbit.
struct two_body_errors {
  [[noreturn]] static constexpr void unfit() {
    fail<std::domain_error>("unitstep: two_body: start and time must be finite, and GM positive");
  }
  [[noreturn]] static constexpr void at_the_centre() {
    fail<std::domain_error>("unitstep: two_body: the start must not be at the centre");
  }
  [[noreturn]] static constexpr void beyond_all_turns() {
    fail<std::domain_error>("unitstep: two_body: the time is beyond all digits of a turn");
  }
  [[noreturn]] static constexpr void beyond_all_numbers() {
    fail<std::domain_error>("unitstep: two_body: the time is beyond all numbers");
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// The closed form of motion under one constant acceleration.
///
/// \f[ x(t) = x_0 + v_0 t + \tfrac12 a t^2, \qquad v(t) = v_0 + a t \f]
///
/// `after(start, t)` is the motion a time `t` after `start`. Works on quantities and on vecs, in any
/// coherent units. Exact up to the rounding of its few operations.
/// \proof{examples/reference/analysis.cpp,uniform_acceleration}
template <class Acceleration>
struct uniform_acceleration {
  Acceleration acceleration;  ///< a

  /// The motion a time `t` after `start`.
  template <class State, class Time>
  [[nodiscard]] constexpr auto after(State const& start, Time const& t) const {
    using verdict = decltype(check<State, Time>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      // On plain numbers, since Boost adds only units of one spelling.
      using form = raw_form<State>;
      auto const [x, v] = form::to_raw(start);
      auto const a = raw_form<Acceleration>::to_raw(acceleration);
      auto const h = raw_form<Time>::to_raw(t);
      return form::from_raw({x + v * h + a * h * h / detail::two<Time>, v + a * h});
    } else {
      return detail::refused_state<State>::of(start);
    }
  }

private:
  template <class State, class Time>
  static consteval auto check() {
    if constexpr (auto moves = detail::check_followed<State, Time>(); !moves.ok)
      return moves;
    else
      return diagnostics::check_fit<"acceleration", rate_of<decltype(State::velocity), Time>,
                                    Acceleration>();
  }
};

template <class Acceleration>
uniform_acceleration(Acceleration) -> uniform_acceleration<Acceleration>;

/// The closed form of a mass on a spring with a damper, \f$ \ddot x = -\omega^2 x - 2\gamma \dot x \f$.
///
/// With \f$ z = (\omega^2 - \gamma^2)\, t^2 \f$, and \f$ C = \cos\sqrt z \f$,
/// \f$ S = \sin\sqrt z / \sqrt z \f$, which are \f$ \cosh \f$ and \f$ \sinh \f$ of
/// \f$ \sqrt{-z} \f$ above critical damping and 1 at it:
///
/// \f[ x = e^{-\gamma t} \left( x_0 C + (v_0 + \gamma x_0)\, t S \right), \qquad
///     v = e^{-\gamma t} \left( v_0 C - (\omega^2 x_0 + \gamma v_0)\, t S \right) \f]
///
/// `after(start, t)` is the motion a time `t` after `start`. Rates are per unit of that time. Near critical damping,
/// where \f$ |z| < 1 \f$, C and S are power series in z, which are the same on both sides; far above it the two
/// exponentials are computed separately, so nothing overflows. With a negative \f$ \gamma \f$ the motion grows. Only
/// the square of \f$ \omega \f$ counts, not its sign.
///
/// \tparam Omega, Gamma the reciprocal of a time; both are plain angular rates without radian
/// \proof{examples/reference/analysis.cpp,damped_oscillator}
template <class Omega, class Gamma = Omega>
struct damped_oscillator {
  Omega omega;  ///< \f$ \omega = \sqrt{k/m} \f$, the angular frequency without damping
  Gamma
      gamma;  ///< \f$ \gamma = c/2m \f$, the rate at which the amplitude decays; if negative, it grows

  /// The motion a time `t` after `start`.
  template <class State, class Time>
  [[nodiscard]] constexpr auto after(State const& start, Time const& t) const {
    using verdict = decltype(check<State, Time>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      auto const w = raw_form<Omega>::to_raw(omega);
      auto const g = raw_form<Gamma>::to_raw(gamma);
      auto const s = raw_form<State>::to_raw(start);
      return raw_form<State>::from_raw(solution(w, g, s, raw_form<Time>::to_raw(t)));
    } else {
      return detail::refused_state<State>::of(start);
    }
  }

private:
  template <class State, class Time>
  static consteval auto check() {
    if constexpr (auto moves = detail::check_followed<State, Time>(); !moves.ok) {
      return moves;
    } else {
      using rate = rate_of<typename raw_form<State>::number, Time>;
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
      T const c = series_of_root(z, -1), ts = t * series_of_root(z, 1), decay = math::exp(-g * t);
      return {(s.position * c + slope * ts) * decay, (s.velocity * c - fall(ts)) * decay};
    }
    // Two roots instead of one, so that no square overflows.
    T const d = math::sqrt(unitstep::magnitude(w - g)) * math::sqrt(unitstep::magnitude(w + g));
    if (z > 0) {
      auto const [sine, c] = math::sin_cos(d * t);
      T const ts = sine / d, decay = math::exp(-g * t);
      return {(s.position * c + slope * ts) * decay, (s.velocity * c - fall(ts)) * decay};
    }
    // The rates -g + d and -g - d, each without cancellation.
    T const up = g > 0 ? -w * (w / (g + d)) : d - g;
    T const down = g > 0 ? -(g + d) : w * (w / (d - g));
    auto const rising = (s.velocity - s.position * down) / (2 * d) * math::exp(up * t);
    auto const falling = (s.position * up - s.velocity) / (2 * d) * math::exp(down * t);
    return {rising + falling, rising * up + falling * down};
  }

  /// \f$ \cos\sqrt z \f$ with k = -1, and \f$ \sin\sqrt z / \sqrt z \f$ with k = 1, for \f$ |z| < 1 \f$, to the last bit of
  /// a long double.
  template <class T>
  static constexpr T series_of_root(T const& z, int k) {
    T sum(1);
    for (int n = 20; n > 0; n -= 2) sum = 1 - z * sum / T(n * (n + k));
    return sum;
  }
};

template <class Omega, class Gamma>
damped_oscillator(Omega, Gamma) -> damped_oscillator<Omega, Gamma>;

/// The closed form of an orbit around a centre at the origin, \f$ \ddot{\mathbf r} = -GM\, \mathbf r / r^3 \f$: an
/// ellipse, a parabola or a hyperbola.
///
/// With \f$ \alpha = 2/r_0 - v_0^2/GM \f$, which is 1/a, and Stumpff's C and S of \f$ \alpha \chi^2 \f$, Kepler's
/// equation in the universal anomaly \f$ \chi \f$ is the same for all of them:
///
/// \f[ \sqrt{GM}\, t = \frac{\mathbf r_0 \cdot \mathbf v_0}{\sqrt{GM}}\, \chi^2 C + (1 - \alpha r_0)\, \chi^3 S +
///     r_0\, \chi, \qquad \mathbf r = f \mathbf r_0 + g \mathbf v_0 \f]
///
/// `after(start, t)` is the motion a time `t` after `start`, or before it if t is negative. The right side grows with
/// \f$ \chi \f$, so Newton's method between two bounds always finds it. A body that falls straight into the centre leaves
/// as it came, back along its line: a line is the limit of narrow orbits. On an ellipse whole turns are subtracted first.
/// On a hyperbola that comes in from afar the time counts from the pericentre, since the terms of the equation cancel
/// there.
///
/// `parameter` is GM as in `central_gravity`: 398600.4418 km³/s² for the Earth.
/// \throw std::domain_error if the start is at the centre, a number is not finite, or the end overflows
///
/// Source: R. H. Battin, An Introduction to the Mathematics and Methods of Astrodynamics (1999), 4.5.
/// \proof{examples/reference/analysis.cpp,two_body}
template <class Parameter>
struct two_body {
  Parameter parameter;  ///< GM, an acceleration times an area

  /// The motion a time `t` after `start`.
  template <class State, class Time>
  [[nodiscard]] constexpr auto after(State const& start, Time const& t) const {
    using verdict = decltype(check<State, Time>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok)
      return raw_form<State>::from_raw(detail::kepler_motion<detail::two_body_errors>(
          raw_form<Parameter>::to_raw(parameter), raw_form<State>::to_raw(start),
          raw_form<Time>::to_raw(t)));
    else
      return detail::refused_state<State>::of(start);
  }

private:
  template <class State, class Time>
  static consteval auto check() {
    if constexpr (auto moves = detail::check_followed<State, Time>(); !moves.ok)
      return moves;
    else
      return diagnostics::check_fit<"two_body GM",
                                    detail::parameter_due<decltype(State::position),
                                                          rate_of<decltype(State::velocity), Time>>,
                                    Parameter>();
  }
};

template <class Parameter>
two_body(Parameter) -> two_body<Parameter>;

}  // namespace unitstep
