// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// A state and the time at which it holds: one entry of a trajectory.
/// \proof{examples/reference/drive.cpp,trajectory}
template <class Time, class State>
struct sample {
  Time time;    ///< when
  State state;  ///< the state then

  friend constexpr bool operator==(sample const&, sample const&) = default;
};

template <class Time, class State>
sample(Time, State) -> sample<Time, State>;

}  // namespace unitstep
