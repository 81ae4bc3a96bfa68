// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on all that a table under a tolerance is asked with.
template <auto Samples, class Method, class State, class Field, class Tolerance, class Time,
          class StartTime = Time>
consteval auto check_table_under() {
  using run = decltype(check_adaptive<Method, State, Field, Tolerance, Time, StartTime>());
  if constexpr (!run::ok)
    return run{};
  else
    return check_table_steps<Samples, sample<Time, State>>();
}

}  // namespace diagnostics

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
template <auto n, class Method, class State, class Field, class A, class R, class F, class L,
          class E, class Time, class StartTime = detail::start_time<Time>>
  requires (!detail::is_happening<StartTime>)
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, tolerance<A, R, F, L, E> const& allowed,
                                        Time const& spacing, StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using given = tolerance<A, R, F, L, E>;
  using verdict =
      decltype(diagnostics::check_table_under<n, Method, State, Field, given, Time, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    using run_type = detail::adaptive_run<Method, State, Field, Time, given>;
    using T = typename run_type::T;
    constexpr auto size = static_cast<std::size_t>(n);
    T const space = raw_form<Time>::to_raw(spacing);
    T const start = raw_form<StartTime>::to_raw(t0);
    T const end = start + static_cast<T>(size) * space;
    detail::require_end(end, "unitstep: n * spacing must be finite, got infinity or NaN");
    run_type run{method, initial, field, allowed, t0};
    std::array<sample<Time, State>, size + 1> samples{};
    samples[0] = {run.time(), initial};
    T const way = run.way_to(end);
    std::size_t k = 0;
    run.look_on_the_way(
        end,
        [&](T& t) {
          if (k == size) return false;
          t = start + static_cast<T>(++k) * space;
          // What is fused in one place and rounded in another may lie a rounding beyond.
          if (k == size || detail::is_before(end, t, way)) t = end;
          return true;
        },
        [&](auto const& state, auto const& time) { samples[k] = {time, state}; });
    return samples;
  } else {
    auto const state = detail::refused_state<State>::of(initial);
    return detail::refused_table<decltype(state), n>{};
  }
}

/// The same with a `std::chrono::duration` for `spacing`, `t0` or both.
template <auto n, class Method, class State, class Field, class A, class R, class F, class L,
          class E, class Time, class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<Time, StartTime>
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, tolerance<A, R, F, L, E> const& allowed,
                                        Time const& spacing, StartTime const& t0 = StartTime{}) {
  return trajectory<n>(method, initial, field, allowed, detail::time_for<State>(spacing),
                       detail::time_for<State>(t0));
}

/// Refused: what stands between the field and the spacing is no tolerance.
template <auto n, class Method, class State, class Field, class Given, class Time>
  requires (!detail::is_tolerance<Given> && !detail::may_be_a_step<State, Given>)
constexpr auto trajectory(Method const&, State const& initial, Field const&, Given const&,
                          Time const&) {
  using verdict =
      diagnostics::refuse<"allowed", diagnostics::words<"a tolerance, before the spacing">, Given>;
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  auto const state = detail::refused_state<State>::of(initial);
  return detail::refused_table<decltype(state), n>{};
}

}  // namespace unitstep
