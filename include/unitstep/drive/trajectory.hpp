// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on the arguments of `trajectory`.
template <auto Steps, class Method, class State, class Field, class Time, class StartTime = Time>
consteval auto check_table_of() {
  using run = decltype(check_run<Method, State, Field, Time, int, StartTime>());
  if constexpr (run::ok)
    return check_table_steps<Steps, sample<Time, State>>();
  else
    return run{};
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
          class StartTime = detail::start_time<Time>>
  requires (std::same_as<StartTime, detail::start_time<Time>> || detail::may_be_a_step<State, Time>)
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Time const& dt,
                                        StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using verdict =
      decltype(diagnostics::check_table_of<steps, Method, State, Field, Time, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    constexpr auto last = static_cast<std::size_t>(steps);
    std::array<sample<Time, State>, last + 1> samples{};
    detail::stepper<Method, State, Field, Time> run{method, initial, field, dt,
                                                    detail::same_time<Time>(t0)};
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

/// The same with a `std::chrono::duration` for `dt`, `t0` or both.
template <auto steps, class Method, class State, class Field, class Time,
          class StartTime = detail::seconds_for<State>>
  requires (detail::by_a_clock<Time, StartTime> && detail::may_be_a_step<State, Time>)
constexpr auto trajectory(Method const& method, State const& initial, Field const& field,
                          Time const& dt, StartTime const& t0 = StartTime{}) {
  return trajectory<steps>(method, initial, field, detail::time_for<State>(dt),
                           detail::time_for<State>(t0));
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
