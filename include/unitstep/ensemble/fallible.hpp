// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <unitstep/ensemble/detail/wire.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/ensemble/executor.hpp>
#include <utility>
#include <vector>

namespace unitstep {

/// The outcome of a run that may fail: its result, or the words of its exception.
/// \snippet examples/reference/output.cpp fallible
template <class Result>
struct outcome {
  std::optional<Result> result;  ///< the result of the run; nothing if it threw
  std::string error;             ///< the words of the exception, or empty

  friend bool operator==(outcome const&, outcome const&) = default;
};

/// A run of an ensemble that may fail. Without it the first run that throws ends the ensemble. With it all others are
/// made, and each that fails keeps its own error.
///
///     std::vector<outcome<length>> const all = make_runs(plan, fallible{shoot});
///
/// A checkpoint has the outcomes: a run that has failed is not repeated when the ensemble continues.
/// \snippet examples/reference/output.cpp fallible
template <class Run>
struct fallible {
  [[no_unique_address]] Run run;  ///< the run, as `make_runs` takes it

  /// Makes the run and returns its outcome.
  auto operator()(long number) const
    requires std::invocable<Run const&, long>
  {
    return tried(number, [&] { return run(number); });
  }
  /// The same with the random numbers of the run.
  auto operator()(long number, draws& random) const
    requires std::invocable<Run const&, long, draws&>
  {
    return tried(number, [&] { return run(number, random); });
  }

private:
  template <class Made>
  static auto tried(long number, Made const& made) {
    using result = std::remove_cvref_t<decltype(made())>;
    static_assert(!std::is_void_v<result>, "a run returns its result");
    outcome<result> all;
    try {
      all.result.emplace(made());
    } catch (...) {
      all.error = run_failure::caught(number).message;
    }
    return all;
  }
};

/// \cond
template <class Run>
fallible(Run) -> fallible<Run>;
/// \endcond

namespace detail {

template <has_wire Result>
struct message<outcome<Result>> {
  using optional = wire<std::optional<Result>>;
  static constexpr std::size_t least = optional::size + sizeof(std::uint64_t);

  static void append(outcome<Result> const& one, std::vector<char>& to) {
    std::uint64_t const length = one.error.size();
    std::size_t const at = to.size();
    to.resize(at + least);
    optional::put(one.result, to.data() + at);
    wire<std::uint64_t>::put(length, to.data() + at + optional::size);
    to.insert(to.end(), one.error.begin(), one.error.end());
  }
  static outcome<Result> next(char const*& from) {
    auto const length = static_cast<std::size_t>(wire<std::uint64_t>::take(from + optional::size));
    outcome<Result> one{optional::take(from), std::string(from + least, length)};
    from += least + length;
    return one;
  }
};

}  // namespace detail

}  // namespace unitstep
