// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/linear_force.hpp>

namespace unitstep {

/// Uniform gravity: the same acceleration for every mass.
///
/// \f[ F = m\, g \f]
///
/// `acceleration` has the shape of the position. Give it a sign: nothing here says which way is up.
template <class Acceleration>
struct gravity {
  Acceleration acceleration;  ///< g

  /// A law of acceleration, not of force: `second_law` does not divide it by the mass.
  static constexpr bool is_acceleration = true;

  template <class State, class Time>
  constexpr Acceleration operator()(State const&, Time const&) const {
    return acceleration;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return steady_force{door<Acceleration>::off(acceleration)};
  }

  static constexpr text constant{"gravity"};
  template <class State, class Due>
  using due = Due;
  using given = Acceleration;
};

template <class Acceleration>
gravity(Acceleration) -> gravity<Acceleration>;

}  // namespace unitstep
