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
/// \brief What makes the runs of an ensemble, and how it says that one failed.
///
/// An executor is the third argument of `make_runs`: `one_thread{}`, `all_cores{}`, `ranks{world}`, or one of the
/// caller's. It is asked as a constant, and where there are many processes each of them asks its own:
///
/// - `workers()`: how many runs are best made at a time, a `long`, the same in all processes; 0 where nobody knows, as
///   `std::thread::hardware_concurrency()` may be;
/// - `make(first, results, run)`: calls `run(first + i)` for each place i of `results`, a
///   `std::vector<std::optional<Result>>`, in any order and on any threads, and puts what it returns there. It returns
///   the failure of the run with the least number that threw, a `std::optional<run_failure>`. At the end every process
///   has all results, or the failure;
/// - `leads()`: whether this process reads and writes the checkpoint and shows the progress;
/// - `agreed(x)`: the number (`long`) or the words (`std::string`) that the process which leads has, in all processes;
/// - `any(here)`: whether a condition holds in any process;
/// - `share(results)`: gives all processes the `std::vector<Result>` of the one that leads.
///
/// For a single process `one_process` has the last four.

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

/// A run that threw, and what.
/// \snippet tests/ensemble/executor_test.cpp executor
struct run_failure {
  long run;                  ///< its number
  std::exception_ptr cause;  ///< what it threw, or null if that was in another process
  std::string said;          ///< the words of what it threw

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
    if (cause == nullptr) throw failed_run(run, said);
    try {
      std::rethrow_exception(cause);
    } catch (...) {
      std::throw_with_nested(failed_run(run, said));
    }
  }
};

/// What an ensemble asks of the processes that make it, where there is one: what makes its runs in one process inherits
/// it, and adds `workers` and `make`.
/// \snippet tests/ensemble/executor_test.cpp executor
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

/// What makes the runs of an ensemble, each of which returns a `Result`.
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

/// How many runs an executor makes at a time: one, if it does not know.
template <class How>
long workers_of(How const& how) {
  long const workers = how.workers();
  if (workers < 0)
    fail<std::domain_error>("unitstep: workers() of an executor must not be negative");
  return workers == 0 ? 1 : workers;
}

/// Refuses what makes no runs.
template <class How, class Result>
constexpr void require_executor() {
  if constexpr (!ensemble_executor<How, Result>) {
    using verdict =
        diagnostics::refuse<"how", diagnostics::words<"one_thread{} or another ensemble_executor">,
                            How>;
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  }
}

}  // namespace detail

}  // namespace unitstep
