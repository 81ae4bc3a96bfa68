// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/detail/kepler_motion.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>

namespace unitstep {

namespace detail {

/// Why `two_body` has no orbit.
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

}  // namespace detail

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
/// the centre there is no orbit. On an ellipse whole turns are taken off first, and on a hyperbola that comes in from
/// afar the time counts from the pericentre, since the terms of the equation cancel there.
///
/// `parameter` is GM as in `central_gravity`: 398600.4418 km³/s² for the Earth.
/// \throw std::domain_error if the start is at the centre, a number is not finite, or the end is beyond all numbers
///
/// Source: R. H. Battin, An Introduction to the Mathematics and Methods of Astrodynamics (1999), 4.5.
/// \proof{examples/reference/analysis.cpp,two_body}
template <class Parameter>
struct two_body {
  Parameter parameter;  ///< GM, an acceleration times an area

  /// The motion a time `t` after `start`.
  template <class X, class V, class Time>
  [[nodiscard]] constexpr auto after(motion<X, V> const& start, Time const& t) const {
    using verdict = decltype(check<X, V, Time>());
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
    if constexpr (verdict::ok)
      return raw_form<motion<X, V>>::from_raw(detail::kepler_motion<detail::two_body_errors>(
          raw_form<Parameter>::to_raw(parameter), raw_form<motion<X, V>>::to_raw(start),
          raw_form<Time>::to_raw(t)));
    else
      return detail::refused_state<motion<X, V>>::of(start);
  }

  /// Refused: only a motion is followed, and the time comes after it.
  template <class State, class Time>
    requires detail::no_state_of_motion<State>
  constexpr auto after(State const& start, Time const&) const {
    using verdict = diagnostics::not_a_motion<"start", State>;
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
    return detail::refused_state<State>::of(start);
  }

private:
  template <class X, class V, class Time>
  static consteval auto check() {
    using motion_verdict = decltype(diagnostics::check_motion<X, V, Time, "velocity", "t">());
    if constexpr (!motion_verdict::ok)
      return motion_verdict{};
    else
      return diagnostics::check_fit<"two_body GM", detail::parameter_due<X, rate_of<V, Time>>,
                                    Parameter>();
  }
};

template <class Parameter>
two_body(Parameter) -> two_body<Parameter>;

}  // namespace unitstep
