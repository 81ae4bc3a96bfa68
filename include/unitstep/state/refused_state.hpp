// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/check_vec.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

/// What a refused run returns in place of a state, so that assertions about it add no second error: the
/// `refused` type of the family of the state, or else the state that was given.
template <class State>
struct refused_state {
  static constexpr State of(State const& initial) { return initial; }
};
template <class State>
  requires requires { typename raw_form<State>::refused; }
struct refused_state<State> {
  static constexpr typename raw_form<State>::refused of(State const&) { return {}; }
};

/// The same where the start is not a state but a number, a quantity, a vec, a method or a field.
struct refused_start : refused_motion {
  static constexpr unknown value() { return {}; }
};
template <class State>
  requires quantity_like<State> || scalar<State> || is_vec<State> || std::is_empty_v<State> ||
           std::is_array_v<State>
struct refused_state<State> {
  static constexpr refused_start of(State const&) { return {}; }
};

}  // namespace unitstep::detail
