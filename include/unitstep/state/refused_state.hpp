// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/mismatched.hpp>
#include <unitstep/state/motion.hpp>

namespace unitstep::detail {

/// What a refused run returns in place of a state, so that nothing that is asserted of it is blamed
/// too: the state that it was given, unless its members can be unknown.
template <class State>
struct refused_state {
  static constexpr State of(State const& initial) { return initial; }
};

struct refused_motion {
  unknown position;
  unknown velocity;

  template <class X, class V>
  constexpr operator motion<X, V>() const {
    return {};
  }
  template <class State>
  constexpr bool operator==(State const&) const {
    return true;
  }
};

template <class X, class V>
struct refused_state<motion<X, V>> {
  static constexpr refused_motion of(motion<X, V> const&) { return {}; }
};

}  // namespace unitstep::detail
