// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace unitstep {

/// Why a run ended.
enum class stop_reason {
  event,       ///< what was waited for happened
  most_steps,  ///< it did not happen in as many steps as were allowed
  at_start,    ///< it was so before the first step
};

/// How a run ended: what `integrate_until` returns.
template <class State, class Time>
struct run_end {
  State state;                  ///< the last state
  Time time;                    ///< when
  long steps;                   ///< how many were made, a shortened last one included
  stop_reason stopped_because;  ///< why there were no more

  friend constexpr bool operator==(run_end const&, run_end const&) = default;
};

template <class State, class Time>
run_end(State, Time, long, stop_reason) -> run_end<State, Time>;

}  // namespace unitstep
