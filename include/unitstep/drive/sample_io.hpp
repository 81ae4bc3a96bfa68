// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <ostream>
#include <unitstep/drive/sample.hpp>
#include <unitstep/state/state_io.hpp>

namespace unitstep {

namespace detail {

template <class Out, class Time, class State>
void print_state(Out& out, sample<Time, State> const& s) {
  out << "time ";
  print_state(out, s.time);
  out << ", ";
  print_state(out, s.state);
}

}  // namespace detail

/// Prints a sample: `time 0.5 s, position 1 m, velocity 2 m s^-1`, the state as `state_io.hpp` does.
template <class Time, class State>
std::ostream& operator<<(std::ostream& out, sample<Time, State> const& s) {
  detail::print_state(out, s);
  return out;
}

}  // namespace unitstep
