// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/linear_force.hpp>

namespace unitstep {

/// A spring that pulls to the origin with a force in proportion to the distance.
///
/// \f[ F = -k\, x \f]
///
/// `stiffness` is a force per length (N/m in SI). Works on a quantity, a `vec` and many bodies.
/// Source: R. Hooke, De Potentia Restitutiva (1678).
template <class Stiffness>
struct spring {
  Stiffness stiffness;  ///< k, force per position

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -stiffness * s.position;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const k = door<Stiffness>::off(stiffness);
    return linear_force{k, decltype(k){}};
  }

  static constexpr text constant{"spring stiffness"};
  template <class State, class Force>
  using due = quotient_of<Force, decltype(State::position)>;
  using given = Stiffness;
};

template <class Stiffness>
spring(Stiffness) -> spring<Stiffness>;

}  // namespace unitstep
