// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/text.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/forces/linear_force.hpp>

namespace unitstep {

/// The same force everywhere and always.
///
/// \f[ F = F_0 \f]
///
/// `force` has the shape of the position: a quantity, or a `vec`.
template <class Force>
struct constant_force {
  Force force;  ///< the force

  template <class State, class Time>
  constexpr Force operator()(State const&, Time const&) const {
    return force;
  }

  template <class State, class Time>
  constexpr auto raw() const {
    return steady_force{door<Force>::off(force)};
  }

  static constexpr text constant{"constant_force"};
  template <class State, class Due>
  using due = Due;
  using given = Force;
};

template <class Force>
constant_force(Force) -> constant_force<Force>;

}  // namespace unitstep
