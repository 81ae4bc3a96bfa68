// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/field/detail/turning.hpp>

namespace unitstep::detail {

/// The raw form of every law that is linear in the state: \f$ F = f_x x - c v \f$ on plain numbers.
///
/// Such laws add up to one, so a spring and a damper cost a single call a step. A spring has
/// \f$ f_x = -k \f$, which saves turning the sign at every step. The other term is subtracted: a
/// compiler may swap the terms of a sum, and clang then takes both constants of it for a pair and
/// shuffles a vector to suit them.
template <class T>
struct linear_force {
  T per_position;  ///< \f$ f_x \f$, force per position
  T damping;       ///< c, force per velocity, against it

  template <class State, class Time>
  [[gnu::always_inline]] constexpr auto operator()(State const& s, Time const&) const {
    return per_position * s.position - damping * s.velocity;
  }

  /// Its parts where nothing is damped, as `boris` asks for them.
  /// \throw std::domain_error if it is a damper
  template <class State, class Time>
  constexpr auto at_rest(State const& s, Time const&) const {
    if (damping < T{} || T{} < damping) detail::fail_as_no_turning();
    return per_position * s.position;
  }
  /// None: it does not turn the velocity.
  template <class State, class Time>
  constexpr detail::no_turning turning(State const&, Time const&) const {
    return {};
  }
};

template <class T>
linear_force(T, T) -> linear_force<T>;

/// The raw form of every law that is the same everywhere and always.
template <class Force>
struct steady_force {
  Force force;  ///< the force, or the acceleration once divided by the mass

  /// It does not depend on the velocity.
  static constexpr bool sees_no_velocity = true;

  template <class State, class Time>
  [[gnu::always_inline]] constexpr Force operator()(State const&, Time const&) const {
    return force;
  }
};

template <class Force>
steady_force(Force) -> steady_force<Force>;

}  // namespace unitstep::detail
