// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief `trajectory`: a run as a table of its states.

namespace unitstep {

namespace detail {

/// The number of samples of a refused run if their number was not given or is not valid: enough for the caller's
/// look-ups, usually of smaller indices, to compile.
inline constexpr std::size_t samples_if_refused = 1000;

/// The number of samples in the table of a refused run: the requested one, if a table can hold them. The type of their
/// times is not known here. It counts nine states for a sample, which leaves room for any time.
template <class State, auto... Steps>
inline constexpr std::size_t refused_size = samples_if_refused;
template <class State, auto Steps>
  requires (decltype(diagnostics::check_table_steps<Steps, std::array<State, 9>>())::ok)
inline constexpr std::size_t refused_size<State, Steps> = static_cast<std::size_t>(Steps) + 1;

/// The table that a refused run returns. Its times are unknown, so every look-up in it compiles.
template <class State, auto... Steps>
using refused_table =
    std::array<sample<unknown, std::remove_const_t<State>>, refused_size<State, Steps...>>;

/// The type in place of a step before an optional start time: a quantity, or a number if the time is one.
template <class State, class Time>
concept may_be_a_step =
    quantity_like<Time> || clock_time<Time> || diagnostics::is_step_of<State, Time>;

/// The times of a table besides its pace: the optional time of its start, and under a tolerance a spacing before it.
template <class State, class Pace, class... Times>
struct times_of_table {
  using spacing = diagnostics::left_out;
  using start_if_left_out = start_time_of<State, Pace, spacing>;
  static constexpr start_if_left_out start() { return {}; }
  template <class StartTime>
  static constexpr std::decay_t<StartTime> start(StartTime const& t0) {
    return t0;
  }
};
template <class State, class Pace, class Spacing, class... Times>
  requires is_tolerance<Pace>
struct times_of_table<State, Pace, Spacing, Times...> {
  using spacing = Spacing;
  using start_if_left_out = start_time_of<State, Pace, spacing>;
  static constexpr start_if_left_out start(Spacing const&) { return {}; }
  template <class StartTime>
  static constexpr std::decay_t<StartTime> start(Spacing const&, StartTime const& t0) {
    return t0;
  }
};

}  // namespace detail

namespace diagnostics {

/// The verdict on the arguments of `trajectory`. An argument before a time that is no step should be a tolerance.
template <auto Count, class Plan, class State, class Pace, class Times, class StartTime>
consteval auto check_table_of() {
  if constexpr (!unitstep::detail::is_tolerance<Pace> &&
                !std::is_same_v<StartTime, typename Times::start_if_left_out> &&
                !unitstep::detail::may_be_a_step<State, Pace>)
    return refuse<"allowed", words<"a tolerance, before the spacing">, Pace>{};
  else if constexpr (auto run = Plan::template check<
                         std::conditional_t<Plan::is_fixed_step, int, typename Times::spacing>,
                         StartTime>();
                     !run.ok)
    return run;
  else
    return check_table_steps<Count, sample<typename Plan::time, State>>();
}

}  // namespace diagnostics

/// A run as a table: `n + 1` samples, the first of which is the start.
///
///     trajectory<100>(rk4{}, start, field, 0.01 * si::second);
///     trajectory<100>(dormand_prince5{}, start, field, allowed, 0.01 * si::second);
///
/// By a `dt` these are the states after every step. Under a tolerance they lie a spacing apart, in steps that the
/// method chooses. The steps are those of `integrate` up to the last sample; samples within a step are from the
/// method's dense output. You may use it in a constant expression, and then store it as a table in read-only memory.
///
/// \tparam n      the number of steps, or of the last sample, at least 0
/// \param method  the method that makes the steps; under a tolerance one with an error estimate
/// \param initial the state at the start
/// \param field   called with (state, time), as for `integrate`
/// \param pace    the step `dt`, in the time unit of the state; or a `tolerance`, the error allowed in a step
/// \param times   the time of `initial`, 0 unless given; under a tolerance before it the spacing, the time from sample
///                to sample, negative runs backwards
/// \return `std::array<sample, n + 1>`; sample k holds the time `t0 + k * dt`, or `t0 + k * spacing`, and the state
/// then
/// \throw std::domain_error  if an argument is not finite, or the tolerance is not valid
/// \throw std::runtime_error if a step under a tolerance becomes too short, or the most steps were made
/// \proof{examples/reference/drive.cpp,trajectory}
/// \proof{examples/reference/adaptive.cpp,trajectory}
template <auto n, class Method, class State, class Field, class Pace, class... Times>
  requires (sizeof...(Times) <= (detail::is_tolerance<Pace> ? 2 : 1) &&
            !(detail::is_happening<Times> || ...))
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Pace const& pace,
                                        Times const&... times) {
  using given = detail::times_of_table<State, Pace, Times...>;
  using plan =
      detail::plan<Method, State, Field, detail::pace_of<State, Pace, typename given::spacing>>;
  using time = typename plan::time;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  using other = detail::run_on_number<false, Method, time, State, Field, Pace, Times...>;
  if constexpr (other::is_due) {
    return trajectory<n>(method, other::state(initial), other::field(field), other::given(pace),
                         other::given(times)...);
  } else if constexpr (detail::with_happenings<Field, Pace>::is_due) {
    return detail::with_happenings<Field, Pace>::rows(
        trajectory<n>(method, initial, field, pace, times..., detail::nothing_happens{}));
  } else {
    using start_time = std::remove_cvref_t<decltype(given::start(times...))>;
    using verdict =
        decltype(diagnostics::check_table_of<n, plan, State, Pace, given, start_time>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      constexpr auto last = static_cast<std::size_t>(n);
      std::array<sample<time, State>, last + 1> samples{};
      typename plan::run run{method, initial, field, pace, given::start(times...)};
      samples[0] = {run.time(), initial};
      if constexpr (plan::is_fixed_step) {
        for (std::size_t k = 1; k <= last; ++k) {
          run.step();
          samples[k] = {run.time(), run.state()};
        }
      } else {
        auto* next = samples.data();
        run.look_at_even_times(
            last, detail::raw_time<State>(std::get<0>(std::tie(times...))),
            [&](auto const& state, auto const& when) { *++next = {when, state}; });
      }
      return samples;
    } else {
      auto const state = detail::refused_state<State>::of(initial);
      return detail::refused_table<decltype(state), n>{};
    }
  }
}

/// Refused: the number of steps is an argument of the template, since it is the size of the table.
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>>
constexpr auto trajectory(Method const&, State const& initial, Field const&, Time const&,
                          Steps const& = Steps{}) {
  using steps = diagnostics::words<"an integer, as in trajectory<100>(...)">;
  using verdict = diagnostics::refuse<"steps", steps, Steps>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  auto const state = detail::refused_state<State>::of(initial);
  return detail::refused_table<decltype(state)>{};
}

}  // namespace unitstep
