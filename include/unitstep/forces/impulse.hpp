// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/forces/detail/bodies.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/units/describe.hpp>

namespace unitstep {

/// A force for a span of time: a shot, a kick, a rocket motor.
///
/// \f[ F(t) = \begin{cases} F_0 & t_0 \le t < t_1 \\ 0 & \text{otherwise} \end{cases} \qquad
///     \Delta p = F_0\, (t_1 - t_0) \f]
///
/// `force` has the shape of the position of a body, a quantity or a `vec`; for many bodies it is one for all or a
/// `std::array` with one for each.
///
/// A method evaluates the force at moments within a step, each with a weight. If both edges are ends of steps, the
/// weight at an edge is gained at the first and lost at the last, so the momentum is \f$ F_0 (t_1 - t_0) \f$ to
/// rounding with any method. The run must start at least a step before \f$ t_0 \f$ and end a step after \f$ t_1 \f$
/// (two steps with a composition such as `yoshida8`). One that starts at \f$ t_0 \f$ misses the weight of the end of a
/// step: none with `semi_implicit_euler` and `midpoint`, 1/6 of a step with `rk4`, 1/2 with `heun` and
/// `velocity_verlet`. An edge inside a step changes the momentum by at most \f$ |F_0|\, h \f$, for methods whose
/// weights are not negative. Between the edges the velocity may be ahead by the same weight, so positions are of first
/// order.
///
/// Steps of 1/64 s end exactly at such edges. But 0.35 s is not 35 steps of 0.01 s in binary numbers, and an edge that
/// misses the end of a step by a rounding is inside a step.
///
/// \throw std::domain_error from `second_law` if a constant is not finite or `until` is before
/// `from`
/// \proof{examples/reference/forces.cpp,impulse}
template <class Force, class Time, class End = Time>
struct impulse {
  Force force;  ///< F, from `from` to `until`
  Time from;    ///< the first moment with the force
  End until;    ///< the first moment without it

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <class State, class Now>
  constexpr Force operator()(State const&, Now const& now) const {
    return !(now < from) && now < until ? force : Force{};
  }

  template <class State, class Now>
  constexpr auto raw() const {
    return ::unitstep::impulse{raw_form<Force>::to_raw(force), raw_form<Time>::to_raw(from),
                               raw_form<End>::to_raw(until)};
  }

  /// The law of body `i`.
  constexpr auto for_body(std::size_t i) const {
    return ::unitstep::impulse{detail::for_body(force, i), from, until};
  }

  /// The verdict on the units of the constants.
  template <class State, class Now, class Due>
  using constants_verdict =
      diagnostics::first_refusal<detail::constant_verdict<"impulse force", Due, Force>,
                                 detail::constant_verdict<"impulse from", Now, Time>,
                                 detail::constant_verdict<"impulse until", Now, End>>;

  /// Refuses constants that are not finite, and an end before the start.
  constexpr void require_values() const {
    detail::require_finite("unitstep: impulse: constants must be finite", force, from, until);
    if constexpr (fits<Time, End> &&
                  typed_value<Time>) {  // otherwise refused where units are checked
      if (raw_form<End>::to_raw(until) < raw_form<Time>::to_raw(from))
        fail<std::domain_error>("unitstep: impulse: until must not be before from");
    }
  }
};

template <class Force, class Time, class End>
impulse(Force, Time, End) -> impulse<Force, Time, End>;

}  // namespace unitstep
