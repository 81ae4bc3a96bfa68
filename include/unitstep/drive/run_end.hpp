// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/mismatch.hpp>

namespace unitstep {

/// Why a run ended.
/// \proof{examples/reference/drive.cpp,integrate_until}
enum class stop_reason {
  event,       ///< what was waited for happened
  most_steps,  ///< it did not happen in as many steps as were allowed
  at_start,    ///< before the first step: a `bool` was true, or something lay on a floor
  end_time,    ///< it did not happen by the latest time that was allowed
  rest,        ///< something rests that would happen ever sooner
};

/// How a run ended: what `integrate_until` returns.
/// \proof{examples/reference/drive.cpp,integrate_until}
template <class State, class Time>
struct run_end {
  State state;                  ///< the last state
  Time time;                    ///< when
  long steps;                   ///< how many were made, a shortened last one included
  stop_reason stopped_because;  ///< why there were no more
  int which;  ///< which event of `first_of` came, from 0; 0 of a single one, -1 if none came

  friend constexpr bool operator==(run_end const&, run_end const&) = default;
};

template <class State, class Time>
run_end(State, Time, long, stop_reason, int) -> run_end<State, Time>;

namespace detail {

/// What a refused run returns in place of its end: every assertion about it holds, so there is no second error.
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
