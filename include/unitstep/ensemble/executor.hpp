// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <vector>

/// \file
/// \brief Executors, which make the runs of an ensemble, and the report of a failed run.
///
/// An executor is the third argument of `make_runs`: `one_thread{}`, `all_cores{}`, `ranks{world}`, or one of the
/// caller's. Its members are called on a constant, with many processes in each of them:
///
/// - `workers()`: the best number of runs at a time, a `long`, the same in all processes; 0 if it is not known, as
///   `std::thread::hardware_concurrency()` may be;
/// - `make(first, results, run)`: calls `run(first + i)` for each place i of `results`, a
///   `std::vector<std::optional<Result>>`, in any order and on any threads, and stores the result there. It returns the
///   failure of the run with the least number that threw, a `std::optional<run_failure>`. At the end every process has
///   all results, or the failure;
/// - `leads()`: whether this process reads and writes the checkpoint and shows the progress;
/// - `agreed(x)`: returns the number (`long`) or the words (`std::string`) of the leading process, in all processes;
/// - `any(here)`: whether a condition holds in any process;
/// - `share(results)`: gives all processes the `std::vector<Result>` of the one that leads.
/// For a single process `one_process` has the last four.

namespace unitstep {

/// The exception of an ensemble if runs threw, with the number of the first of them. The exception of that run is
/// nested in it (`std::rethrow_if_nested`), unless that was in another process.
/// \snippet examples/reference/output.cpp one_thread
class failed_run : public std::runtime_error {
public:
  /// Of run `number`, with the words of its exception.
  failed_run(long number, std::string const& message)
      : std::runtime_error("unitstep: run " + std::to_string(number) + " failed: " + message),
        run(number) {}

  long run;  ///< its number
};

/// A run that threw, and its exception.
/// \snippet tests/ensemble/executor_test.cpp executor
struct run_failure {
  long run;                  ///< its number
  std::exception_ptr cause;  ///< its exception, or null if that was in another process
  std::string message;       ///< what its exception says

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
  /// Throws `failed_run`, with the cause nested in it.
  [[noreturn]] void report() const {
    if (cause == nullptr) throw failed_run(run, message);
    try {
      std::rethrow_exception(cause);
    } catch (...) {
      std::throw_with_nested(failed_run(run, message));
    }
  }
};

/// For a single process, the members of an executor that concern processes. An executor in one process inherits them,
/// and adds `workers` and `make`.
/// \snippet tests/ensemble/executor_test.cpp executor
struct one_process {
  /// Whether this process reads and writes the checkpoint and shows the progress.
  static bool leads() { return true; }
  /// The number or words of the leading process.
  template <class T>
  static T agreed(T const& here) {
    return here;
  }
  /// Whether a condition holds in any process.
  static bool any(bool here) { return here; }
  /// The results of the leading process, for all.
  template <class Result>
  static void share(std::vector<Result>&) {}
};

/// A type that makes the runs of an ensemble, each of which returns a `Result`.
/// \snippet tests/ensemble/executor_test.cpp executor
template <class How, class Result = double>
concept ensemble_executor =
    requires(How const& how, long number, std::string const& words, std::vector<Result>& results,
             std::vector<std::optional<Result>>& made, Result (&run)(long)) {
      { how.workers() } -> std::convertible_to<long>;
      { how.make(number, made, run) } -> std::same_as<std::optional<run_failure>>;
      { how.leads() } -> std::same_as<bool>;
      { how.agreed(number) } -> std::same_as<long>;
      { how.agreed(words) } -> std::same_as<std::string>;
      { how.any(true) } -> std::same_as<bool>;
      how.share(results);
    };

namespace detail {

/// The number of runs that an executor makes at a time: one, if it does not know.
template <class How>
long workers_of(How const& how) {
  long const workers = how.workers();
  if (workers < 0)
    fail<std::domain_error>("unitstep: workers() of an executor must not be negative");
  return workers == 0 ? 1 : workers;
}

/// Refuses a type that is no executor.
template <class How, class Result>
constexpr void require_executor() {
  if constexpr (!ensemble_executor<How, Result>) {
    using verdict =
        diagnostics::refuse<"how", diagnostics::words<"one_thread{} or another ensemble_executor">,
                            How>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
}

}  // namespace detail

}  // namespace unitstep
