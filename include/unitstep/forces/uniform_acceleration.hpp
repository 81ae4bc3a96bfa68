// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/check_state.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/detail/check_motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep {

/// The closed form of motion under one constant acceleration.
///
/// \f[ x(t) = x_0 + v_0 t + \tfrac12 a t^2, \qquad v(t) = v_0 + a t \f]
///
/// `after(start, t)` is the motion a time `t` after `start`. Works on quantities and on vecs, in any
/// coherent units. Exact but for the rounding of its few operations.
/// \proof{examples/reference/analysis.cpp,uniform_acceleration}
template <class Acceleration>
struct uniform_acceleration {
  Acceleration acceleration;  ///< a

  /// The motion a time `t` after `start`.
  template <class X, class V, class Time>
  [[nodiscard]] constexpr auto after(motion<X, V> const& start, Time const& t) const {
    using verdict = decltype(check<X, V, Time>());
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
    if constexpr (verdict::ok) {
      // On plain numbers: Boost adds only what spells its unit in one way.
      auto const x = raw_form<X>::to_raw(start.position);
      auto const v = raw_form<V>::to_raw(start.velocity);
      auto const a = raw_form<Acceleration>::to_raw(acceleration);
      auto const h = raw_form<Time>::to_raw(t);
      return motion<X, V>{raw_form<X>::from_raw(x + v * h + a * h * h / detail::two<Time>),
                          raw_form<V>::from_raw(v + a * h)};
    } else {
      return detail::refused_state<motion<X, V>>::of(start);
    }
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
      return diagnostics::check_fit<"acceleration", rate_of<V, Time>, Acceleration>();
  }
};

template <class Acceleration>
uniform_acceleration(Acceleration) -> uniform_acceleration<Acceleration>;

}  // namespace unitstep
