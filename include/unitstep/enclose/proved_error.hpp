// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/numbers/interval_functions.hpp>

/// \file
/// \brief A bound of the error of a run.

namespace unitstep {

namespace detail {

/// Samples that can be counted: a trajectory, or a vector or span of states recorded with their times.
template <class Run>
concept recorded_run = requires(Run const& run) {
  { run.size() } -> std::convertible_to<std::size_t>;
  run[0].time;
  run[0].state;
};
template <class Run>
using recorded_state = std::remove_cvref_t<decltype(std::declval<Run const&>()[0].state)>;
template <class Run>
using recorded_time = std::remove_cvref_t<decltype(std::declval<Run const&>()[0].time)>;

/// The first sample of a run as its start, by default.
struct its_own_start {};

/// The verdict on a run, its field and the set of all starts.
template <class Run, class Field, class Initial>
consteval auto check_recorded() {
  if constexpr (!recorded_run<Run>)
    return diagnostics::refuse<"run", diagnostics::words<"samples, as of a trajectory">, Run>{};
  else if constexpr (std::same_as<Initial, its_own_start>)
    return diagnostics::check_enclosure<recorded_state<Run>, Field, recorded_time<Run>>();
  else if constexpr (!std::same_as<doubles_of<Initial>, recorded_state<Run>>)
    return diagnostics::refuse<"initial", recorded_state<Run>, Initial>{};
  else
    return diagnostics::check_enclosure<Initial, Field, recorded_time<Run>>();
}

}  // namespace detail

/// A bound of the error of a run: the global error of any method, proved, for each quantity in its unit.
///
/// \f[ e_i = \max_k \max_{x \in X(t_k)} |x_i - y_{k,i}| \f]
///
/// where \f$ y_k \f$ are the samples of the run and \f$ X(t_k) \f$ encloses every solution at their times. The bound is
/// at least the error, and larger by at most the width of the box. It does not hold for times between two samples.
///
/// Cost: that of `enclose`, a step or `parts` of them from one sample to the next.
/// Sources: those of `enclose`.
///
/// \tparam parts  the number of steps of the enclosure from one sample to the next, at least 1
/// \tparam order  of the Taylor series
/// \param run     the samples, with `.time` and `.state`: of `trajectory`, or recorded
/// \param field   of the equation, called with (state, time), as for `enclose`
/// \param initial the state at the first time, its quantities points or intervals: that of the first sample unless
///                given
/// \return the state with a bound of the error in place of each quantity; for floats the next above the bound
/// \throw std::domain_error if the run is empty or a sample is not finite; else as `enclose`
/// \proof{examples/reference/enclose.cpp,proved_error}
template <int parts = 1, int order = detail::order_of_enclosure, class Run, class Field,
          class Initial = detail::its_own_start>
[[nodiscard]] constexpr auto proved_error(Run const& run, Field const& field,
                                          Initial const& initial = Initial{}) {
  using verdict = decltype(detail::check_recorded<Run, Field, Initial>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    static_assert(parts >= 1, "from one sample to the next is at least one step");
    using number = interval<double>;
    using state = detail::recorded_state<Run>;
    using time = detail::recorded_time<Run>;
    constexpr std::size_t n = detail::numbers_in<state, number>;
    if (run.size() == 0) fail<std::domain_error>("unitstep: proved_error: the run has no samples");
    auto const first = [&]() -> auto const& {
      if constexpr (std::same_as<Initial, detail::its_own_start>)
        return run[0].state;
      else
        return initial;
    };
    detail::enclosure_run<order, std::remove_cvref_t<decltype(first())>, Field, time> solutions{
        first(), field, raw_form<time>::from_raw(0), run[0].time};
    double before = raw_form<time>::to_raw(run[0].time);
    detail::state_vector<double, n> error{};
    for (std::size_t k = 0; k < run.size(); ++k) {
      double const now = raw_form<time>::to_raw(run[k].time);
      auto const state_there = detail::vector_of_state<number>(run[k].state);
      if (!unitstep::is_finite(now) || !is_finite(state_there))
        fail<std::domain_error>("unitstep: proved_error: every sample of the run must be finite");
      number const h = (number(now) - number(before)) / number(parts);
      for (int part = 0; part < parts && now != before; ++part)
        solutions.step(number(before) + number(part) * h, h);
      before = now;
      auto const box = solutions.box();
      for (std::size_t i = 0; i < n; ++i) {
        number const off = detail::magnitude_of(box[i] - state_there[i]);
        error[i] = off.greatest(error[i]).upper;
      }
    }
    using T = typename detail::vector_layout<state>::number;
    detail::state_vector<T, n> bound{};
    for (std::size_t i = 0; i < n; ++i) bound[i] = detail::rounded_up<T>(error[i]);
    return detail::vector_layout<state>::unflatten(bound, 0);
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
