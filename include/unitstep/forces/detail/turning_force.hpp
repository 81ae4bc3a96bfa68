// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/field/detail/turning.hpp>
#include <unitstep/forces/law.hpp>

namespace unitstep::detail {

/// The raw form of every law that turns the velocity: \f$ \mathbf F = \mathbf v \times \mathbf w \f$ on plain
/// numbers, where w is the same everywhere and always, or a callable (state, time).
template <class Turning>
struct turning_force {
  Turning about;  ///< w, force per velocity; in a plane a number

  /// \f$ \mathbf w \f$ in this state at this time.
  template <class State, class Time>
  constexpr auto turning(State const& s, Time const& t) const {
    if constexpr (requires { about(s, t); })
      return about(s, t);
    else
      return about;
  }

  // Callable only where the callable inside is: implicit methods ask whether dual numbers may be given.
  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const& t) const
      -> decltype(detail::cross_turning(s.velocity, turning(s, t))) {
    return detail::cross_turning(s.velocity, turning(s, t));
  }

  /// Nothing: a body at rest is not turned.
  template <class State, class Time>
  constexpr auto at_rest(State const& s, Time const& t) const {
    return decltype((*this)(s, t)){};
  }
};

template <class Turning>
turning_force(Turning) -> turning_force<Turning>;

/// What a force per velocity that turns is made of, for a velocity of this shape.
template <class Due, class V>
struct turning_due {};
template <class Due, class Q>
struct turning_due<Due, vec<Q, 2>> {
  using type = Due;
};
template <class Due, class Q>
struct turning_due<Due, vec<Q, 3>> {
  using type = vec<Due, 3>;
};

/// The verdict on an angular velocity, in 1/s, for a motion in a plane or in space.
template <text Name, class Turning, class State, class Acceleration>
consteval auto check_turning() {
  using V = decltype(State::velocity);
  if constexpr (requires { typename turning_due<V, V>::type; }) {
    using due = quotient_of<component_of<Acceleration>, component_of<V>>;
    return diagnostics::check_fit_of_turning<Name, typename turning_due<due, V>::type, Turning>();
  } else {
    return diagnostics::refuse<"velocity", diagnostics::words<"a vec of two or three">, V>{};
  }
}

}  // namespace unitstep::detail
