// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <cstddef>
#include <execution>
#include <mutex>
#include <optional>
#include <thread>
#include <unitstep/ensemble/executor.hpp>
#include <vector>

namespace unitstep {

/// Makes the runs of an ensemble on all cores, by `std::for_each` with `std::execution::par`.
///
/// With GNU's standard library that is oneTBB: link with `-ltbb`, or with CMake's target
/// `unitstep::ensemble` (Debian's libtbb-dev). `tbb::global_control` bounds the number of threads.
/// \snippet tests/ensemble/all_cores_test.cpp bits
struct all_cores : one_process {
  /// The number of runs that are made at a time.
  static long workers() { return static_cast<long>(std::thread::hardware_concurrency()); }

  /// Makes the runs from `first` on, one for each place of `results`.
  /// \return the failure of the first of those that threw, if one did
  template <class Run, class Result>
  std::optional<run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                  Run const& run) const {
    std::optional<run_failure> failure;
    std::mutex one_at_a_time;
    std::for_each(std::execution::par, results.begin(), results.end(),
                  [&](std::optional<Result>& place) {
                    long const number = first + (&place - results.data());
                    try {
                      place.emplace(run(number));
                    } catch (...) {
                      std::lock_guard const lock(one_at_a_time);
                      if (!failure || number < failure->run) failure = run_failure::caught(number);
                    }
                  });
    return failure;
  }
};

}  // namespace unitstep
