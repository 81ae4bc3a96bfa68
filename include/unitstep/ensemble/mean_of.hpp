// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/one_thread.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <vector>

namespace unitstep {

/// The mean of the results of many runs, and their spread, for each number of a result.
/// \proof{examples/reference/noise.cpp,mean_of}
template <class State>
struct mean_of_runs {
  using number = typename detail::vector_layout<State>::number;  ///< of a result
  static constexpr std::size_t size =
      detail::vector_layout<State>::size;  ///< how many of them a result has

  long runs;        ///< the number of runs
  State mean;       ///< their mean
  State error;      ///< the standard error of the mean, number by number
  State deviation;  ///< the root of the variance, number by number

  number
      raw_variance[size];  ///< in the units of the state; not finite beyond the range of `number`
  number raw_variance_error[size];  ///< their standard errors; not finite there, too

  /// The variance of number `I`, in its unit squared.
  /// \throw std::domain_error if it is beyond the range of `number`; `deviation` is its root
  template <std::size_t I = 0>
  constexpr auto variance() const {
    return squared<I>(raw_variance[I]);
  }
  /// The standard error of the variance of number `I`.
  /// \throw std::domain_error if it is beyond the range of `number`
  template <std::size_t I = 0>
  constexpr auto variance_error() const {
    return squared<I>(raw_variance_error[I]);
  }

private:
  template <std::size_t I>
  static constexpr auto squared(number const& raw) {
    static_assert(I < size, "the result has so many numbers");
    if (!unitstep::is_finite(raw))
      fail<std::domain_error>(
          "unitstep: mean_of: the variance is beyond the range of its number; deviation is its "
          "root");
    using Q = detail::number_at<State, I>;
    return raw_form<detail::product_of_numbers<Q, Q>>::from_raw(raw);
  }
};

namespace detail {

/// Sums of the powers of differences from the mean, one run after another. Their unit is a power of two of about the
/// largest difference, so that no power overflows; those of `float` are summed in double.
///
/// Source: P. Pébay, Sandia Report SAND2008-6212 (2008).
template <class T>
struct central_sums {
  using wide = std::conditional_t<std::is_same_v<T, float>, double, T>;
  // A difference may be 2^100 units long: its fourth power stays finite.
  static constexpr int longest = 100;

  wide mean{}, two{}, three{}, four{};
  int power = -(1 << 20);  // the unit is 2^power; before the first difference shorter than any

  /// \throw std::domain_error if the difference from the mean overflows
  void add(T const& value, long n) {
    wide const difference = value - mean;
    if (!unitstep::is_finite(difference))
      fail<std::domain_error>("unitstep: mean_of: the results lie too far apart for their number");
    if (int const size = std::ilogb(difference); size > power + longest) {
      int const down = power - size;
      two = std::scalbn(two, 2 * down);
      three = std::scalbn(three, 3 * down);
      four = std::scalbn(four, 4 * down);
      power = size;
    }
    add_difference(std::scalbn(difference, -power), static_cast<wide>(n));
    mean += difference / static_cast<wide>(n);
  }
  wide variance(long n) const { return two / static_cast<wide>(n - 1); }
  /// The standard error of the variance: of n numbers it varies by (mu_4 - (n - 3)/(n - 1) sigma^4)/n (Mood, Graybill
  /// and Boes, Introduction to the Theory of Statistics, 1974, VI.2.2).
  wide variance_error(long n) const {
    wide const count = static_cast<wide>(n), square = variance(n) * variance(n);
    wide const spread = (four / count - (count - 3) / (count - 1) * square) / count;
    // Of two values with half of the numbers each, as many as there may be, it is only rounding.
    return spread > 0 ? math::sqrt(spread) : wide(0);
  }
  /// A square in the unit of the results; infinite if it overflows, and NaN if it is too small for all digits.
  T squared(wide square) const {
    T const scaled = static_cast<T>(std::scalbn(square, 2 * power));
    bool const is_held = square == 0 || scaled >= (std::numeric_limits<T>::min)();
    return is_held ? scaled : std::numeric_limits<T>::quiet_NaN();
  }

private:
  void add_difference(wide d, wide count) {
    wide const part = d / count, square = part * part, term = d * part * (count - 1);
    four += term * square * (count * count - 3 * count + 3) + 6 * square * two - 4 * part * three;
    three += term * part * (count - 2) - 3 * part * two;
    two += term;
  }
};

/// Reports a result that is not finite.
[[noreturn]] inline void fail_not_finite(char const* before, char const* after, long number) {
  fail<std::domain_error>(sentence{}.add("unitstep: ", before, number, after).data());
}

/// The verdict on the type of the results.
template <class State>
concept averaged = requires {
  vector_layout<State>::size;
  requires std::floating_point<typename vector_layout<State>::number>;
};

}  // namespace detail

/// The mean of the results of an ensemble, without keeping them: for each number its mean, its variance, and the
/// standard errors of both.
///
/// The results are summed in the order of the runs, so that all cores give the bits of one thread. A result is a
/// quantity, a number, a `vec`, an array, a motion, or an aggregate of these.
/// \param plan the number of runs, at least 2, and the rest of an `ensemble` but its checkpoint
/// \param run  called with the number of the run, and if it takes them its random numbers, as by `make_runs`
/// \param how  `one_thread{}` unless given; `all_cores{}`, or an executor of yours
/// \throw failed_run if a run throws
/// \throw std::domain_error if there are fewer than 2 runs, there is a checkpoint, a result is not finite, or the
///        difference of results overflows
/// \proof{examples/reference/noise.cpp,mean_of}
template <class Run, class How = one_thread>
  requires detail::run_of_ensemble<Run> && ensemble_executor<How, detail::result_asked<Run>>
[[nodiscard]] auto mean_of(ensemble const& plan, Run const& run, How const& how = {}) {
  using state = detail::run_result<Run>;
  static_assert(
      detail::averaged<state>,
      "a run returns a quantity, a number, a vec, an array, a motion or an aggregate of such");
  using layout = detail::vector_layout<state>;
  using T = typename layout::number;
  constexpr std::size_t size = layout::size;
  if (plan.runs < 2) fail<std::domain_error>("unitstep: mean_of takes 2 runs or more");
  if (!plan.checkpoint.empty())
    fail<std::domain_error>("unitstep: mean_of keeps no runs, so it has no checkpoint");

  std::array<detail::central_sums<T>, size> sums{};
  auto const call = [&](long number) { return detail::make_run(run, number, plan.seed); };
  std::vector<std::optional<state>> made;
  constexpr long at_once = 4096;
  long done = 0;
  auto const start = std::chrono::steady_clock::now();
  while (done < plan.runs) {
    made.clear();
    made.resize(static_cast<std::size_t>((std::min)(at_once, plan.runs - done)));
    if (auto const failure = how.make(done, made, call)) failure->report();
    for (auto const& one : made) {
      detail::state_vector<T, size> numbers{};
      layout::flatten(*one, numbers, 0);
      ++done;
      for (std::size_t i = 0; i < size; ++i) {
        if (!unitstep::is_finite(numbers[i]))
          detail::fail_not_finite("mean_of: what run ", " returned is not finite", done - 1);
        sums[i].add(numbers[i], done);
      }
    }
    std::chrono::duration<double> const took = std::chrono::steady_clock::now() - start;
    if (plan.progress && how.leads()) plan.progress({done, plan.runs, took.count(), 0});
  }

  detail::state_vector<T, size> mean{}, error{}, deviation{};
  mean_of_runs<state> found{done, {}, {}, {}, {}, {}};
  for (std::size_t i = 0; i < size; ++i) {
    auto const& sum = sums[i];
    auto const spread = math::sqrt(sum.variance(done));
    using wide = std::remove_cv_t<decltype(spread)>;
    found.raw_variance[i] = sum.squared(sum.variance(done));
    found.raw_variance_error[i] = sum.squared(sum.variance_error(done));
    mean[i] = static_cast<T>(sum.mean);
    deviation[i] = static_cast<T>(std::scalbn(spread, sum.power));
    error[i] = static_cast<T>(std::scalbn(spread / math::sqrt(static_cast<wide>(done)), sum.power));
  }
  found.mean = layout::unflatten(mean, 0);
  found.error = layout::unflatten(error, 0);
  found.deviation = layout::unflatten(deviation, 0);
  return found;
}

/// The values below which given shares of the results lie, number by number, linearly interpolated between two results.
/// \param results the result of `make_runs`
/// \param shares  from 0, the least, to 1, the largest
/// \throw std::domain_error if there is no result, one is not finite, or a share is not from 0 to 1
/// \proof{examples/reference/noise.cpp,quantiles}
template <class State, std::size_t N>
  requires detail::averaged<State>
[[nodiscard]] std::array<State, N> quantiles(std::vector<State> const& results,
                                             double const (&shares)[N]) {
  using layout = detail::vector_layout<State>;
  using T = typename layout::number;
  if (results.empty()) fail<std::domain_error>("unitstep: quantiles of no results");
  for (double const share : shares)
    if (!(share >= 0) || !(share <= 1))
      fail<std::domain_error>("unitstep: quantiles: a share must be from 0 to 1");
  std::array<detail::state_vector<T, layout::size>, N> found{};
  std::vector<T> column(results.size());
  for (std::size_t i = 0; i < layout::size; ++i) {
    for (std::size_t k = 0; k < results.size(); ++k) {
      detail::state_vector<T, layout::size> numbers{};
      layout::flatten(results[k], numbers, 0);
      column[k] = numbers[i];
      if (!unitstep::is_finite(column[k]))
        detail::fail_not_finite("quantiles: result ", " is not finite", static_cast<long>(k));
    }
    std::sort(column.begin(), column.end());
    for (std::size_t j = 0; j < N; ++j) {
      double const place = shares[j] * static_cast<double>(column.size() - 1);
      auto const below = static_cast<std::size_t>(place);
      T const rest = static_cast<T>(place - static_cast<double>(below));
      found[j][i] = column[below];
      if (!(rest > 0)) continue;
      T const above = column[below + 1], gap = above - column[below];
      if (unitstep::is_finite(gap))
        found[j][i] += rest * gap;
      else  // from one end of the range to the other
        found[j][i] = (1 - rest) * column[below] + rest * above;
    }
  }
  return [&]<std::size_t... J>(std::index_sequence<J...>) {
    return std::array<State, N>{layout::unflatten(found[J], 0)...};
  }(std::make_index_sequence<N>{});
}

}  // namespace unitstep
