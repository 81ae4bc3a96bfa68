// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/check_vec.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

/// What a refused run returns in place of a state, so that nothing that is asserted of it is blamed
/// too: what its family says, whose members are unknown, or else the state that it was given.
template <class State>
struct refused_state {
  static constexpr State of(State const& initial) { return initial; }
};
template <class State>
  requires requires { typename raw_form<State>::refused; }
struct refused_state<State> {
  static constexpr typename raw_form<State>::refused of(State const&) { return {}; }
};

/// Of what is no state: a number, a quantity, a vec, a method or a field in its place.
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
