// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <unitstep/ensemble/checkpoint.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/ensemble/executor.hpp>
#include <unitstep/ensemble/fallible.hpp>
#include <unitstep/ensemble/one_thread.hpp>
#include <unitstep/ensemble/progress.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>
#include <vector>

namespace unitstep::detail {

/// During its lifetime ctrl-C and the signal by which a batch system ends a job are noted and not obeyed. A second
/// signal is obeyed.
class interruption {
public:
  interruption() {
    noted = 0;
    for (auto* const one : {&interrupted_, &ended_}) {
      one->before = std::signal(one->which, note);
      if (one->before == SIG_IGN) std::signal(one->which, SIG_IGN);
    }
  }
  interruption(interruption const&) = delete;
  interruption& operator=(interruption const&) = delete;
  ~interruption() { restore(); }

  /// Whether there was such a signal.
  static bool seen() { return noted != 0; }
  /// Ends the program by the noted signal, unless the program handles that; before this it prints the sentence, if any.
  void obey(char const* sentence) {
    int const which = noted;
    restore();
    for (auto const* const one : {&interrupted_, &ended_})
      if (sentence != nullptr && one->which == which && one->before == SIG_DFL) {
        std::fprintf(stderr, "%s\n", sentence);
        std::fflush(stderr);
      }
    if (which != 0) std::raise(which);
  }

private:
  /// A signal, and how it was handled before.
  struct handled {
    int which;
    void (*before)(int) = SIG_DFL;
  };
  static inline volatile std::sig_atomic_t noted{};

  static void note(int which) {
    noted = which;
    std::signal(which, SIG_DFL);
  }
  void restore() {
    for (auto const* const one : {&interrupted_, &ended_}) std::signal(one->which, one->before);
  }

  handled interrupted_{SIGINT};
  handled ended_{SIGTERM};
};

}  // namespace unitstep::detail

namespace unitstep {

/// The plan of an ensemble: the number of runs, and its checkpoint and progress.
/// \snippet examples/reference/output.cpp make_runs
struct ensemble {
  long runs;                                             ///< the number of runs, at least 0
  std::uint64_t seed = 0;                                ///< of the random numbers
  std::filesystem::path checkpoint = {};                 ///< a file to continue from; none if empty
  std::chrono::duration<double> checkpoint_every{60.0};  ///< the time between two writes of it
  std::function<void(ensemble_progress const&)>
      progress{};  ///< called now and then, such as `progress_bar{}`
};

/// The exception of an ensemble with a checkpoint on ctrl-C, if the program handles that signal itself. Otherwise the
/// signal ends the program, after the same sentence on `stderr`. The checkpoint is written before.
/// \snippet tests/ensemble/ensemble_test.cpp interrupted
class ensemble_interrupted : public std::runtime_error {
public:
  /// After `runs` runs.
  explicit ensemble_interrupted(long runs)
      : std::runtime_error("unitstep: interrupted; the checkpoint has " + std::to_string(runs) +
                           " runs"),
        done(runs) {}

  long done;  ///< the number of runs in the checkpoint
};

namespace detail {

/// The arguments and the result of a caller's run.
template <class Run>
inline constexpr bool draws_numbers = std::invocable<Run const&, long, draws&>;
template <class Run>
concept run_of_ensemble = draws_numbers<Run> || std::invocable<Run const&, long>;
template <class Run>
decltype(auto) make_run(Run const& run, long number, std::uint64_t seed) {
  if constexpr (draws_numbers<Run>) {
    draws random{seed, number};
    return run(number, random);
  } else {
    return run(number);
  }
}
template <class Run>
using run_result = std::remove_cvref_t<decltype(make_run(
    std::declval<Run const&>(), std::declval<long>(), std::declval<std::uint64_t>()))>;

/// The result for which an executor is checked; a run that returns nothing is refused later, with its own message.
template <class Run>
using result_asked = std::conditional_t<std::is_void_v<run_result<Run>>, double, run_result<Run>>;

/// Calls something in the leading process; an exception from it is thrown in all processes.
template <class How, class Action>
void lead(How const& how, Action const& action) {
  std::string problem;
  try {
    if (how.leads()) action();
  } catch (std::exception const& e) {
    problem = e.what();
  }
  problem = how.agreed(problem);
  if (!problem.empty()) throw std::runtime_error(problem);
}

}  // namespace detail

/// Makes the runs of an ensemble and returns their results in order.
///
/// A run is made from its number, and its random numbers depend only on the seed and that number. So the results are
/// the same bits by any executor: one after the other, on all cores (`all_cores{}`), or by many processes
/// (`ranks{world}`).
///
/// With a checkpoint, the results so far are written to a file every `checkpoint_every`, at ctrl-C and at the end. The
/// same call continues from there; for a finished ensemble it only reads the results.
///
/// \param plan the number of runs, and the rest of an `ensemble`
/// \param run  called with the number of the run, from 0, and if it takes them the random numbers of that run; it
///             returns the result. With several threads it is called from each of them.
/// \param how  `one_thread{}` unless given; `all_cores{}`, `ranks{world}`, or an executor of yours (`executor.hpp`)
/// \return the results in order; in each process all of them
/// \throw failed_run if a run throws: the ensemble ends with the first, unless the run is `fallible{run}`
/// \throw std::domain_error if the number of runs is negative, or the results for a checkpoint hold an address
/// \throw std::runtime_error if the checkpoint is of another ensemble or cannot be read or written
/// \snippet examples/reference/output.cpp make_runs
template <class Run, class How = one_thread>
  requires detail::run_of_ensemble<Run> && ensemble_executor<How, detail::result_asked<Run>>
[[nodiscard]] auto make_runs(ensemble const& plan, Run const& run, How const& how = {}) {
  using result = detail::run_result<Run>;
  static_assert(!std::is_void_v<result>, "a run returns its result");
  using clock = std::chrono::steady_clock;
  if (plan.runs < 0) fail<std::domain_error>("unitstep: runs must not be negative");

  std::vector<result> results;
  std::unique_ptr<typename detail::file_of<result>::type> file;
  std::optional<detail::interruption> signals;
  if (!plan.checkpoint.empty()) {
    file = std::make_unique<typename detail::file_of<result>::type>(plan.checkpoint, plan.runs,
                                                                    plan.seed);
    detail::lead(how, [&] { results = file->read(); });
    how.share(results);
    signals.emplace();
  }
  auto const size = [&] { return static_cast<long>(results.size()); };
  long const resumed = size();
  long saved = resumed;
  auto const save = [&] {
    if (file != nullptr) detail::lead(how, [&] { file->append(results, saved); });
    saved = size();
  };
  results.reserve(static_cast<std::size_t>(plan.runs));

  auto const start = clock::now();
  auto last_saved = start;
  auto const seconds_since = [](clock::time_point then) {
    return std::chrono::duration<double>(clock::now() - then).count();
  };
  auto const show = [&] {
    if (plan.progress && how.leads())
      plan.progress({size(), plan.runs, seconds_since(start), resumed});
  };
  auto const call = [&](long number) { return detail::make_run(run, number, plan.seed); };
  std::vector<std::optional<result>> made;
  long const least = detail::workers_of(how);
  long most = least;
  show();
  while (size() < plan.runs) {
    auto const begun = clock::now();
    made.resize(static_cast<std::size_t>((std::min)(how.agreed(most), plan.runs - size())));
    if (auto const failure = how.make(size(), made, call)) {
      save();
      failure->report();
    }
    for (auto& one : made) results.push_back(*std::move(one));
    // As many at a time as take about a tenth of a second, after which signals and the progress are handled.
    double const took = seconds_since(begun);
    if (took < 0.05) most *= 2;
    if (took > 0.2) most = (std::max)(most / 2, least);
    bool const ended = signals && how.any(detail::interruption::seen());
    bool const due = ended || clock::now() - last_saved > plan.checkpoint_every;
    if (how.agreed(static_cast<long>(due)) != 0) {
      save();
      last_saved = clock::now();
    }
    show();
    if (ended && size() < plan.runs) {
      ensemble_interrupted const interrupted(size());
      signals->obey(how.leads() ? interrupted.what() : nullptr);
      throw interrupted;
    }
  }
  save();
  return results;
}

/// \cond
template <class Run, class How>
  requires detail::run_of_ensemble<Run> && (!ensemble_executor<How, detail::result_asked<Run>>)
auto make_runs(ensemble const&, Run const&, How const&) {
  detail::require_executor<How, detail::result_asked<Run>>();
  return std::vector<detail::run_result<Run>>{};
}
/// \endcond

}  // namespace unitstep
