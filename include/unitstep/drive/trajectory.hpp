// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief `trajectory`: a run as a table of its states.

namespace unitstep {

namespace diagnostics {

/// The verdict on the arguments of `trajectory`.
template <auto Steps, class Plan, class State, class Extent, class StartTime>
consteval auto check_table_of() {
  if constexpr (auto run = Plan::template check<Extent, StartTime>(); !run.ok)
    return run;
  else
    return check_table_steps<Steps, sample<typename Plan::time, State>>();
}

}  // namespace diagnostics

namespace detail {

/// How many samples a refused run returns if no number of them was asked for, or one that is not valid: so many that
/// the caller's look-ups, which are usually of smaller indices, compile.
inline constexpr std::size_t samples_if_refused = 1000;

/// How many samples the table of a refused run has: as many as were asked for, if a table can hold them. The type of
/// their times is not known here. It counts nine states for a sample, which leaves room for any time.
template <class State, auto... Steps>
inline constexpr std::size_t refused_size = samples_if_refused;
template <class State, auto Steps>
  requires (decltype(diagnostics::check_table_steps<Steps, std::array<State, 9>>())::ok)
inline constexpr std::size_t refused_size<State, Steps> = static_cast<std::size_t>(Steps) + 1;

/// The table that a refused run returns. Its times are unknown, so every look-up in it compiles.
template <class State, auto... Steps>
using refused_table =
    std::array<sample<unknown, std::remove_const_t<State>>, refused_size<State, Steps...>>;

/// What stands for a step where a time to start at may follow: a quantity, or a number where the time is one.
template <class State, class Time>
concept may_be_a_step =
    quantity_like<Time> || clock_time<Time> || diagnostics::is_step_of<State, Time>;

}  // namespace detail

/// Every state on the way: `steps + 1` samples, the first of which is the start.
///
/// Usable in a constant expression, and then a table in read-only memory.
///
/// \tparam steps  how many steps, at least 0
/// \param method  how a step is made
/// \param initial the state at `t0`
/// \param field   called with (state, time), as for `integrate`
/// \param dt      the step, in the time unit of the state
/// \param t0      the time of `initial`, 0 unless given
/// \return `std::array<sample, steps + 1>`; sample n holds the time `t0 + n * dt` and the state then
/// \throw std::domain_error if `initial`, `dt` or `t0` is not finite
/// \proof{examples/reference/drive.cpp,trajectory}
template <auto steps, class Method, class State, class Field, class Time,
          class StartTime = detail::start_time_of<State, Time, diagnostics::left_out>>
  requires (!detail::is_tolerance<Time> && !detail::is_happening<StartTime> &&
            (std::same_as<StartTime, detail::start_time_of<State, Time, diagnostics::left_out>> ||
             detail::may_be_a_step<State, Time>))
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Time const& dt,
                                        StartTime const& t0 = StartTime{}) {
  using plan =
      detail::plan<Method, State, Field, detail::pace_of<State, Time, diagnostics::left_out>>;
  using time = typename plan::time;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  using verdict = decltype(diagnostics::check_table_of<steps, plan, State, int, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    constexpr auto last = static_cast<std::size_t>(steps);
    std::array<sample<time, State>, last + 1> samples{};
    typename plan::run run{method, initial, field, dt, t0};
    samples[0] = {run.time(), initial};
    for (std::size_t n = 1; n <= last; ++n) {
      run.step();
      samples[n] = {run.time(), run.state()};
    }
    return samples;
  } else {
    auto const state = detail::refused_state<State>::of(initial);
    return detail::refused_table<decltype(state), steps>{};
  }
}

/// States at even times, in steps that the method chooses: `n + 1` samples at `t0 + k * spacing`.
///
/// The steps are those of `integrate` up to the last sample; what lies within a step is the method's dense
/// output. Usable in a constant expression, and then a table in read-only memory.
///
/// \tparam n      the number of the last sample, at least 0
/// \param method  how a step is made: one with an error estimate
/// \param initial the state at `t0`
/// \param field   called with (state, time)
/// \param allowed the error allowed in a step
/// \param spacing the time from sample to sample; negative runs backwards
/// \param t0      the time of `initial`, 0 unless given
/// \return `std::array<sample, n + 1>`
/// \throw std::domain_error  if a number that was given is not finite, or the tolerance holds nothing
/// \throw std::runtime_error if the step becomes too short, or the most steps were made
/// \proof{examples/reference/adaptive.cpp,trajectory}
template <auto n, class Method, class State, class Field, class Tolerance,
          class Time = diagnostics::left_out,
          class StartTime = detail::start_time_of<State, Tolerance, Time>>
  requires (detail::is_tolerance<Tolerance> && !detail::is_happening<StartTime>)
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Tolerance const& allowed,
                                        Time const& spacing = Time{},
                                        StartTime const& t0 = StartTime{}) {
  using plan = detail::plan<Method, State, Field, detail::pace_of<State, Tolerance, Time>>;
  using time = typename plan::time;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  using verdict = decltype(diagnostics::check_table_of<n, plan, State, Time, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    constexpr auto last = static_cast<std::size_t>(n);
    std::array<sample<time, State>, last + 1> samples{};
    typename plan::run run{method, initial, field, allowed, t0};
    auto* next = samples.data();
    *next = {run.time(), initial};
    run.look_at_even_times(last, detail::raw_time<State>(spacing),
                           [&](auto const& state, auto const& when) { *++next = {when, state}; });
    return samples;
  } else {
    auto const state = detail::refused_state<State>::of(initial);
    return detail::refused_table<decltype(state), n>{};
  }
}

/// Refused: what stands between the field and the spacing is no tolerance.
template <auto n, class Method, class State, class Field, class Given, class Time>
  requires (!detail::is_tolerance<Given> && !detail::may_be_a_step<State, Given>)
constexpr auto trajectory(Method const&, State const& initial, Field const&, Given const&,
                          Time const&) {
  using verdict =
      diagnostics::refuse<"allowed", diagnostics::words<"a tolerance, before the spacing">, Given>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  auto const state = detail::refused_state<State>::of(initial);
  return detail::refused_table<decltype(state), n>{};
}

/// Refused: the number of steps is an argument of the template, since it is the size of the table.
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>>
constexpr auto trajectory(Method const&, State const& initial, Field const&, Time const&,
                          Steps const& = Steps{}) {
  using steps = diagnostics::words<"an integer, as in trajectory<100>(...)">;
  using verdict = diagnostics::refuse<"steps", steps, Steps>;
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  auto const state = detail::refused_state<State>::of(initial);
  return detail::refused_table<decltype(state)>{};
}

}  // namespace unitstep
