// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// A state and its time: one entry of a trajectory.
/// \proof{examples/reference/drive.cpp,trajectory}
template <class Time, class State>
struct sample {
  Time time;    ///< the time
  State state;  ///< the state at that time

  friend constexpr bool operator==(sample const&, sample const&) = default;
};

template <class Time, class State>
sample(Time, State) -> sample<Time, State>;

namespace detail {

template <class T>
inline constexpr bool is_sample = false;
template <class Time, class State>
inline constexpr bool is_sample<sample<Time, State>> = true;

}  // namespace detail

}  // namespace unitstep
