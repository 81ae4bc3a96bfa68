// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/linear_force.hpp>

namespace unitstep {

/// A dashpot: a force against the motion, in proportion to the velocity.
///
/// \f[ F = -c\, v \f]
///
/// `damping` is a force per velocity (kg/s in SI). Works on a quantity, a `vec` and many bodies.
template <class Damping>
struct damper {
  Damping damping;  ///< c, force per velocity

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -damping * s.velocity;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    auto const c = door<Damping>::off(damping);
    return linear_force{decltype(c){}, c};
  }

  static constexpr text constant{"damper damping"};
  template <class State, class Force>
  using due = quotient_of<Force, decltype(State::velocity)>;
  using given = Damping;
};

template <class Damping>
damper(Damping) -> damper<Damping>;

}  // namespace unitstep
