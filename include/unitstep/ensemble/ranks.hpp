// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <boost/mpi/collectives.hpp>
#include <boost/mpi/collectives/all_gatherv.hpp>
#include <boost/mpi/communicator.hpp>
#include <boost/mpi/operations.hpp>
#include <boost/serialization/string.hpp>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <unitstep/ensemble/detail/wire.hpp>
#include <unitstep/ensemble/executor.hpp>
#include <unitstep/ensemble/one_thread.hpp>
#include <utility>
#include <vector>

namespace unitstep {

/// Shares the runs of an ensemble among the processes of an MPI job; each makes them one after the other, or on all its
/// cores (`ranks{world, all_cores{}}`).
///
/// Every process makes the same call and gets all results. Process 0 has the checkpoint and shows the progress. A
/// process that is killed ends the job, with MPI's own error; the results in the checkpoint are kept.
///
/// Needs Boost.MPI: link with CMake's target `unitstep::mpi` (Debian's libboost-mpi1.81-dev and openmpi-bin).
/// \snippet tests/ensemble/ranks_test.cpp environment
/// \snippet tests/ensemble/ranks_test.cpp checkpoint
template <class Within = one_thread>
class ranks {
public:
  /// The processes of a communicator, and the executor within each of them.
  explicit ranks(boost::mpi::communicator world, Within within = {})
      : world_(std::move(world)), within_(within) {}

  /// Whether this is process 0.
  bool leads() const { return world_.rank() == 0; }
  /// The number of process 0.
  long agreed(long number) const {
    boost::mpi::broadcast(world_, number, 0);
    return number;
  }
  /// The words of process 0.
  std::string agreed(std::string words) const {
    boost::mpi::broadcast(world_, words, 0);
    return words;
  }
  /// Whether a condition holds in any process.
  bool any(bool here) const {
    return boost::mpi::all_reduce(world_, here ? 1 : 0, boost::mpi::maximum<int>()) != 0;
  }
  /// The results of process 0, for all.
  template <class Result>
  void share([[maybe_unused]] std::vector<Result>& results) const {
    if constexpr (detail::has_message<Result>) send(results);
  }

  /// The number of runs that are made at a time.
  long workers() const { return agreed(detail::workers_of(within_)) * world_.size(); }

  /// Makes the runs from `first` on, one for each place of `results`; process r makes its share.
  /// \return the failure of the first of those that threw in any process, if one did
  template <class Run, class Result>
  std::optional<run_failure> make(long first, std::vector<std::optional<Result>>& results,
                                  Run const& run) const {
    detail::require_message<Result>();
    if constexpr (detail::has_message<Result>)
      return make_shared(first, results, run);
    else
      return {};
  }

private:
  static constexpr std::size_t most_bytes = std::size_t{1} << 30;  // MPI counts by int

  template <class Result>
  void send(std::vector<Result>& results) const {
    std::vector<char> bytes = detail::as_bytes<Result>(results);
    long const size = agreed(static_cast<long>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(size));
    for (std::size_t at = 0; at < bytes.size(); at += most_bytes) {
      auto const count = (std::min)(most_bytes, bytes.size() - at);
      boost::mpi::broadcast(world_, bytes.data() + at, static_cast<int>(count), 0);
    }
    results.clear();
    for (char const* from = bytes.data(); from != bytes.data() + bytes.size();)
      results.push_back(detail::message<Result>::next(from));
  }
  template <class Run, class Result>
  std::optional<run_failure> make_shared(long first, std::vector<std::optional<Result>>& results,
                                         Run const& run) const {
    auto const ranks = static_cast<std::size_t>(world_.size());
    auto const from = [&](std::size_t rank) { return results.size() * rank / ranks; };
    auto const mine = static_cast<std::size_t>(world_.rank());
    std::vector<std::optional<Result>> here(from(mine + 1) - from(mine));
    auto failure = within_.make(first + static_cast<long>(from(mine)), here, run);
    agree_on(failure);
    if (failure) return failure;

    auto const bytes = detail::as_bytes<Result>(here);
    std::vector<int> sizes(ranks);
    boost::mpi::all_gather(world_, static_cast<int>(bytes.size()), sizes);
    std::vector<char> all(std::accumulate(sizes.begin(), sizes.end(), std::size_t{}));
    boost::mpi::all_gatherv(world_, bytes.data(), all.data(), sizes);
    char const* next = all.data();
    for (auto& result : results) result.emplace(detail::message<Result>::next(next));
    return failure;
  }
  /// If runs have failed in any process, all processes get the failure of the first of these runs.
  void agree_on(std::optional<run_failure>& failure) const {
    constexpr long none = (std::numeric_limits<long>::max)();
    long const run = failure ? failure->run : none;
    long const least = boost::mpi::all_reduce(world_, run, boost::mpi::minimum<long>());
    if (least == none) return;
    int const here = run == least ? world_.rank() : -1;
    int const whose = boost::mpi::all_reduce(world_, here, boost::mpi::maximum<int>());
    std::string message = run == least ? failure->message : std::string();
    boost::mpi::broadcast(world_, message, whose);
    if (run != least) failure = run_failure{least, nullptr, message};
  }

  boost::mpi::communicator world_;
  Within within_;
};

/// \cond
ranks(boost::mpi::communicator) -> ranks<>;
template <class Within>
ranks(boost::mpi::communicator, Within) -> ranks<Within>;
/// \endcond

}  // namespace unitstep
