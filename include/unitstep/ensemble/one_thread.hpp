// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <optional>
#include <unitstep/ensemble/executor.hpp>
#include <vector>

namespace unitstep {

/// Makes the runs of an ensemble one after the other.
/// \snippet examples/reference/output.cpp one_thread
struct one_thread : one_process {
  /// The number of runs that are made at a time.
  static long workers() { return 1; }

  /// Makes the runs from `first` on, one for each place of `results`.
  /// \return the failure of the first of those that threw, if one did
  template <class Run, class Result>
  std::optional<run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                  Run const& run) const {
    std::size_t i = 0;
    try {
      for (; i < results.size(); ++i) results[i].emplace(run(first + static_cast<long>(i)));
    } catch (...) {
      return run_failure::caught(first + static_cast<long>(i));
    }
    return std::nullopt;
  }
};

}  // namespace unitstep
