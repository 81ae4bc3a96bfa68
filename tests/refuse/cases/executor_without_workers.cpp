// SPDX-License-Identifier: BSL-1.0
// What is to make the runs of an ensemble says nowhere how many it makes at a time. It is asked as `make_runs` asks it,
// which needs Random123 beside.
// expect: expected how: one_thread{} or another ensemble_executor, got mine
#include <optional>
#include <vector>

#include <unitstep/ensemble/executor.hpp>

struct mine : unitstep::one_process {
#ifndef UNITSTEP_MISTAKE
  static long workers() { return 1; }
#endif
  template <class Run, class Result>
  std::optional<unitstep::run_failure> make(long, std::vector<std::optional<Result>>&,
                                            Run const&) const {
    return {};
  }
};
void ask() { unitstep::detail::require_executor<mine, double>(); }
