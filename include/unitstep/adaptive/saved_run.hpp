// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/saved_run.hpp>

namespace unitstep {

/// All of a run under a tolerance that changes as it goes on: what `simulation::save` returns there.
///
/// Plain numbers, in the units of the run, that can be copied as bytes. The method, the field and the
/// tolerance are not in it. Of a state with vectors it has arrays of its own, and is no bytes.
/// \proof{examples/reference/adaptive.cpp,saved_adaptive_run}
template <class Method, class State, class Time, class Memory>
struct saved_adaptive_run {
  typename raw_form<State>::raw state;  ///< the state
  Memory memory;                        ///< what the method carries from step to step
  typename raw_form<Time>::raw t;       ///< the time
  typename raw_form<Time>::raw
      next;  ///< the length of the step to be tried next, 0 before the first
  typename raw_form<Time>::raw error;  ///< the square of the error of the last step
  long steps;                          ///< how many were accepted
  long rejected;                       ///< how many were not
  long evaluations;                    ///< how many times the field was called
};

namespace detail {

/// Refuses a saved run that no run can have made.
template <class Method, class State, class Time, class Memory>
constexpr void require_saved(saved_adaptive_run<Method, State, Time, Memory> const& s) {
  static_assert(std::is_trivially_copyable_v<saved_adaptive_run<Method, State, Time, Memory>> ||
                !std::is_trivially_copyable_v<typename raw_form<State>::raw>);
  if (!detail::all_finite(s.state) || !detail::all_finite(s.memory) || !unitstep::is_finite(s.t) ||
      !unitstep::is_finite(s.next) || s.next < 0 || !unitstep::is_finite(s.error) || s.error < 0 ||
      s.steps < 0 || s.rejected < 0 || s.evaluations < 0)
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: a number in it is not finite, or a count negative");
}

}  // namespace detail

}  // namespace unitstep
