// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/drive/clock_time.hpp>
#include <unitstep/drive/judge.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/drive/stepper.hpp>
#include <unitstep/state/refused_state.hpp>

namespace unitstep {

/// Every state on the way: `steps + 1` samples, the first of which is the start at time 0.
///
/// Usable in a constant expression, and then a table in read-only memory.
///
/// \tparam steps  how many steps
/// \param method  how a step is made
/// \param initial the state at time 0
/// \param field   called with (state, time), as for `integrate`
/// \param dt      the step, in the time unit of the state
/// \return `std::array<sample, steps + 1>`; sample n holds the time `n * dt` and the state then
/// \throw std::domain_error if `initial` or `dt` is not finite
template <std::size_t steps, class Method, class State, class Field, class Time>
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Time const& dt) {
  if constexpr (detail::looked_at<Field, State, Time>) {
    static_cast<void>(
        requires { field(typename door<State>::seen(), typename door<Time>::seen()); });
  }
  using verdict = decltype(diagnostics::judge<Method, State, Field, Time>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    std::array<sample<Time, State>, steps + 1> samples{};
    detail::stepper<Method, State, Field, Time> run{method, initial, field, dt, Time{}};
    samples[0] = {run.time(), initial};
    for (std::size_t n = 1; n <= steps; ++n) {
      run.step();
      samples[n] = {run.time(), run.state()};
    }
    return samples;
  } else {
    auto const state = detail::refused_state<State>::of(initial);
    return std::array<sample<unknown, std::remove_const_t<decltype(state)>>, steps + 1>{};
  }
}

/// The same with a `std::chrono::duration` for `dt`.
template <std::size_t steps, class Method, class State, class Field, class Time>
  requires detail::clock_time<Time>
constexpr auto trajectory(Method const& method, State const& initial, Field const& field,
                          Time const& dt) {
  return trajectory<steps>(method, initial, field, detail::time_for<State>(dt));
}

/// Refused: the number of steps is an argument of the template, since it is the size of the table.
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>>
constexpr auto trajectory(Method const&, State const& initial, Field const&, Time const&,
                          Steps const& = Steps{}) {
  using steps = diagnostics::words<"an integer, as in trajectory<100>(...)">;
  using verdict = diagnostics::refuse<"steps", steps, Steps>;
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  auto const state = detail::refused_state<State>::of(initial);
  return std::array<sample<unknown, std::remove_const_t<decltype(state)>>, 1000>{};
}

}  // namespace unitstep
