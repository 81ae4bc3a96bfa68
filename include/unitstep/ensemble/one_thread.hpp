// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace unitstep {

/// What an ensemble throws when a run threw: the run that did, the first of them. What that run threw is
/// nested in it (`std::rethrow_if_nested`), unless it did so in another process.
/// \snippet examples/reference/output.cpp one_thread
class failed_run : public std::runtime_error {
public:
  /// Run `number`, and what it said.
  failed_run(long number, std::string const& said)
      : std::runtime_error("unitstep: run " + std::to_string(number) + " failed: " + said),
        run(number) {}

  long run;  ///< its number
};

namespace detail {

/// A run that threw, and what.
struct run_failure {
  long run;
  std::exception_ptr cause;
  std::string said;

  /// The failure of a run by the exception that is being handled: to be called in a `catch`.
  static run_failure caught(long run) {
    std::exception_ptr const cause = std::current_exception();
    try {
      std::rethrow_exception(cause);
    } catch (std::exception const& e) {
      return {run, cause, e.what()};
    } catch (...) {
      return {run, cause, "what it threw is no std::exception"};
    }
  }
  [[noreturn]] void report() const {
    if (cause == nullptr) throw failed_run(run, said);
    try {
      std::rethrow_exception(cause);
    } catch (...) {
      std::throw_with_nested(failed_run(run, said));
    }
  }
};

/// What an ensemble asks of the processes that make it, where there is one.
struct one_process {
  /// Whether this one reads and writes the checkpoint and shows the progress.
  static bool leads() { return true; }
  /// A number or words that all processes are to agree on: those of the process that leads.
  template <class T>
  static T agreed(T const& here) {
    return here;
  }
  /// Whether a condition holds in any process.
  static bool any(bool here) { return here; }
  /// The results of the one that leads, for all.
  template <class Result>
  static void share(std::vector<Result>&) {}
};

}  // namespace detail

/// An ensemble's runs are made one after the other.
/// \snippet examples/reference/output.cpp one_thread
struct one_thread : detail::one_process {
  /// How many runs are made at a time.
  static long workers() { return 1; }

  /// Makes the runs from `first` on, one for each place of `results`.
  /// \return the first of those that threw
  template <class Run, class Result>
  std::optional<detail::run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                          Run const& run) const {
    std::size_t i = 0;
    try {
      for (; i < results.size(); ++i) results[i].emplace(run(first + static_cast<long>(i)));
    } catch (...) {
      return detail::run_failure::caught(first + static_cast<long>(i));
    }
    return std::nullopt;
  }
};

}  // namespace unitstep
