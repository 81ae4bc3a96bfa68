// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/analysis/detail/stumpff.hpp>
#include <unitstep/analysis/judge_state.hpp>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/magnitude.hpp>
#include <unitstep/state/judge_motion.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/refused_state.hpp>
#include <unitstep/value/door.hpp>
#include <unitstep/value/finite.hpp>

namespace unitstep {

/// The closed form of an orbit around a centre at the origin, \f$ \ddot{\mathbf r} = -GM\, \mathbf r / r^3 \f$: an
/// ellipse, a parabola or a hyperbola.
///
/// With \f$ \alpha = 2/r_0 - v_0^2/GM \f$, which is 1/a, and Stumpff's C and S of \f$ \alpha \chi^2 \f$, Kepler's
/// equation in the universal anomaly \f$ \chi \f$ is the same for all of them:
///
/// \f[ \sqrt{GM}\, t = \frac{\mathbf r_0 \cdot \mathbf v_0}{\sqrt{GM}}\, \chi^2 C + (1 - \alpha r_0)\, \chi^3 S +
///     r_0\, \chi, \qquad \mathbf r = f \mathbf r_0 + g \mathbf v_0 \f]
///
/// `after(start, t)` is the motion a time `t` after `start`, before it where t is negative. The right side grows
/// with \f$ \chi \f$, so Newton's method between two bounds always finds it. Where a body moves straight through
/// the centre there is no orbit. On an ellipse whole turns are taken off first.
///
/// `parameter` is GM as in `central_gravity`: 398600.4418 km³/s² for the Earth.
/// \throw std::domain_error if the start is at the centre, or a number is not finite
///
/// Source: R. H. Battin, An Introduction to the Mathematics and Methods of Astrodynamics (1999), 4.5.
template <class Parameter>
struct two_body {
  Parameter parameter;  ///< GM, an acceleration times an area

  /// The motion a time `t` after `start`.
  template <class X, class V, class Time>
  [[nodiscard]] constexpr auto after(motion<X, V> const& start, Time const& t) const {
    using verdict = decltype(judge<X, V, Time>());
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
    if constexpr (verdict::ok)
      return door<motion<X, V>>::on(solution(door<Parameter>::off(parameter),
                                             door<motion<X, V>>::off(start), door<Time>::off(t)));
    else
      return detail::refused_state<motion<X, V>>::of(start);
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
  static consteval auto judge() {
    using motion_verdict = decltype(diagnostics::judge_motion<X, V, Time, "velocity", "t">());
    if constexpr (!motion_verdict::ok)
      return motion_verdict{};
    else
      return diagnostics::judge_fit<"two_body GM", detail::parameter_due<X, rate_of<V, Time>>,
                                    Parameter>();
  }

  // Kepler's equation: what is left of it, and its slope, which is the distance.
  template <class T>
  struct equation {
    T alpha, r, sigma, e, due;
    struct value {
      T left, slope;
      detail::stumpff<T> cs;
    };
    constexpr value at(T const& x) const {
      auto const cs = detail::stumpff<T>::of(alpha * x * x);
      T const c = x * cs.c, s = x * x * cs.s;
      return {x * (sigma * c + e * s + r) - due, sigma * x * (1 - alpha * s) + e * x * c + r, cs};
    }
  };

  template <class T>
  static constexpr T anomaly(equation<T> const& kepler) {
    T low(0), high = math::sqrt(kepler.r);
    for (int n = 0; kepler.at(high).left < 0; ++n) {
      if (n == 2000) fail<std::domain_error>("unitstep: two_body: the time is beyond all numbers");
      low = high;
      high = 2 * high;
    }
    T x = (low + high) / 2;
    for (int n = 0; n < 200; ++n) {
      auto const f = kepler.at(x);
      (f.left < 0 ? low : high) = x;
      T next = x - f.left / f.slope;
      if (!(next > low && next < high)) next = (low + high) / 2;
      if (next == x || next == low || next == high) break;
      T const moved = next < x ? x - next : next - x;
      x = next;
      if (moved < x * std::numeric_limits<T>::epsilon() / 4) break;
    }
    return x;
  }

  template <class State, class T>
  static constexpr State solution(T const& mu, State const& s, T t) {
    if (!unitstep::is_finite(s.position) || !unitstep::is_finite(s.velocity) ||
        !unitstep::is_finite(t) || !(mu > 0))
      fail<std::domain_error>("unitstep: two_body: start and time must be finite, and GM positive");
    T const r = unitstep::magnitude(s.position);
    if (!(r > 0))
      fail<std::domain_error>("unitstep: two_body: the start must not be at the centre");
    T const root = math::sqrt(mu);
    T const alpha = 2 / r - unitstep::squared(s.velocity) / mu;
    if (alpha > 0) {  // whole turns come back to the start
      T const turn =
          2 * T(3.14159265358979323846264338327950288L) / (root * alpha * math::sqrt(alpha));
      T const turns = t / turn;
      if (turns > T(1LL << 52) || turns < T(-(1LL << 52)))
        fail<std::domain_error>("unitstep: two_body: the time is beyond all digits of a turn");
      t = t - turn * T(static_cast<long long>(turns));
    }
    if (t == 0) return s;
    // Backwards is forwards with the velocity turned round.
    T const way = t < 0 ? T(-1) : T(1);
    T const sigma = way * detail::scalar_product(s.position, s.velocity) / root;
    equation<T> const kepler{alpha, r, sigma, 1 - alpha * r, root * way * t};
    T const x = anomaly(kepler);
    auto const found = kepler.at(x);
    T const c = x * x * found.cs.c, ss = x * x * x * found.cs.s;
    T const f = 1 - c / r, g = way * (r * (x - alpha * ss) + sigma * c) / root;
    T const f_rate = way * root / (found.slope * r) * (alpha * ss - x),
            g_rate = 1 - c / found.slope;
    auto const there = s.position * f + s.velocity * g;
    return {there, s.position * f_rate + s.velocity * g_rate};
  }
};

template <class Parameter>
two_body(Parameter) -> two_body<Parameter>;

}  // namespace unitstep
