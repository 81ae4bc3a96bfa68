// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/speed.hpp>

namespace unitstep {

/// Drag of a fast body in a fluid: against the motion, in proportion to the square of the speed.
///
/// \f[ F = -b\, |v|\, v \f]
///
/// `drag` is a force per velocity squared (kg/m in SI): half the density of the fluid times the drag
/// coefficient times the frontal area. Works on a quantity and on a `vec`.
template <class Drag>
struct quadratic_drag {
  Drag drag;  ///< b, force per velocity squared

  template <class State, class Time>
  constexpr auto operator()(State const& s, Time const&) const {
    return -drag * speed(s.velocity) * s.velocity;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return ::unitstep::quadratic_drag{door<Drag>::off(drag)};
  }

  static constexpr text constant{"quadratic_drag"};
  template <class State, class Force>
  using due = quotient_of<quotient_of<Force, decltype(State::velocity)>, decltype(State::velocity)>;
  using given = Drag;
};

template <class Drag>
quadratic_drag(Drag) -> quadratic_drag<Drag>;

}  // namespace unitstep
