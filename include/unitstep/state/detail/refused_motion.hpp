// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/diagnostics/stand_in.hpp>
#include <unitstep/math/detail/is_vec.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief What a refused run of a motion returns, and one that starts from no state at all.

namespace unitstep {

template <class Position, class Velocity>
struct motion;

namespace detail {

/// What stands in for a motion that was refused.
struct refused_motion : compares_well {
  unknown position;
  unknown velocity;

  template <class X, class V>
  constexpr operator motion<X, V>() const {
    return {};
  }
};

/// What stands in for a start that is not a state but a number, a quantity, a vec, a method or a field.
struct refused_start : refused_motion {
  static constexpr unknown value() { return {}; }
};
template <class State>
  requires quantity_like<State> || scalar<State> || is_vec<State> || std::is_empty_v<State> ||
           std::is_array_v<State>
struct refused_state<State> {
  static constexpr refused_start of(State const&) { return {}; }
};

}  // namespace detail

}  // namespace unitstep
