// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/mismatch.hpp>

namespace unitstep {

/// The reason why a run ended.
/// \proof{examples/reference/drive.cpp,integrate_until}
enum class stop_reason {
  event,       ///< the event happened
  most_steps,  ///< the event did not happen in the allowed number of steps
  at_start,    ///< before the first step: a `bool` was true, or a body lay on a floor
  end_time,    ///< the event did not happen by the latest allowed time
  rest,        ///< a body came to rest whose events would come ever sooner
};

/// The end of a run, as `integrate_until` returns it.
/// \proof{examples/reference/drive.cpp,integrate_until}
template <class State, class Time>
struct run_end {
  State state;                  ///< the last state
  Time time;                    ///< the time of the end
  long steps;                   ///< the number of steps, including a shortened last one
  stop_reason stopped_because;  ///< why the run ended
  int which;  ///< the number of the event of `first_of` that came, from 0; 0 of a single one, -1 if none came

  friend constexpr bool operator==(run_end const&, run_end const&) = default;
};

template <class State, class Time>
run_end(State, Time, long, stop_reason, int) -> run_end<State, Time>;

namespace detail {

/// The result of a refused run in place of its end: every assertion about it holds, so there is no second error.
template <class RefusedState>
struct refused_end : equals_anything {
  RefusedState state;
  unknown time;
  unknown steps;
  unknown stopped_because;
  unknown which;

  template <class State, class Time>
  constexpr operator run_end<State, Time>() const {
    return {state, Time{}, 0, stop_reason::at_start, 0};
  }
};
template <class RefusedState>
refused_end(equals_anything, RefusedState, unknown, unknown, unknown, unknown)
    -> refused_end<RefusedState>;

}  // namespace detail

}  // namespace unitstep
