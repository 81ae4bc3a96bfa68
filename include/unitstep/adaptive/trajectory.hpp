// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/adaptive/detail/adaptive_run.hpp>
#include <unitstep/adaptive/detail/check.hpp>
#include <unitstep/adaptive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on all that a table under a tolerance is asked with.
template <auto Samples, class Method, class State, class Field, class Tolerance, class Time>
consteval auto check_table_under() {
  using run = decltype(check_adaptive<Method, State, Field, Tolerance, Time>());
  if constexpr (!run::ok)
    return run{};
  else
    return check_table_steps<Samples, sample<Time, State>>();
}

}  // namespace diagnostics

/// States at even times, in steps that the method chooses: `n + 1` samples at 0, `spacing`, 2 `spacing`, ...
///
/// The steps are those of `integrate` up to the last sample; what lies within a step is the method's dense
/// output. Usable in a constant expression, and then a table in read-only memory.
///
/// \tparam n      the number of the last sample, at least 0
/// \param method  how a step is made: one with an error estimate
/// \param initial the state at time 0
/// \param field   called with (state, time)
/// \param allowed the error allowed in a step
/// \param spacing the time from sample to sample; negative runs backwards
/// \return `std::array<sample, n + 1>`
/// \throw std::domain_error  if a number that was given is not finite, or the tolerance holds nothing
/// \throw std::runtime_error if the step becomes too short, or the most steps were made
/// \proof{examples/reference/adaptive.cpp,trajectory}
template <auto n, class Method, class State, class Field, class A, class R, class F, class L,
          class E, class Time>
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, tolerance<A, R, F, L, E> const& allowed,
                                        Time const& spacing) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using given = tolerance<A, R, F, L, E>;
  using verdict = decltype(diagnostics::check_table_under<n, Method, State, Field, given, Time>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    using run_type = detail::adaptive_run<Method, State, Field, Time, given>;
    using T = typename run_type::T;
    constexpr auto size = static_cast<std::size_t>(n);
    T const space = raw_form<Time>::to_raw(spacing);
    T const end = static_cast<T>(size) * space;
    detail::require_end(end, "unitstep: n * spacing must be finite, got infinity or NaN");
    run_type run{method, raw_form<State>::to_raw(initial), field, allowed, T(0)};
    std::array<sample<Time, State>, size + 1> samples{};
    samples[0] = {run.time(), initial};
    T const way = run.way_to(end);
    std::size_t k = 1;
    while (run.raw_time() != end) {
      auto const last = run.step(end, true, way);
      auto const is_within = [&](std::size_t i) {
        return i <= size && !(way * (run.raw_time() - static_cast<T>(i) * space) < 0);
      };
      if (!is_within(k)) continue;
      auto const path = run.path(last);
      for (; is_within(k); ++k) {
        T const t = static_cast<T>(k) * space;
        samples[k] = {raw_form<Time>::from_raw(t),
                      t == run.raw_time()
                          ? run.state()
                          : raw_form<State>::from_raw(path((t - last.t) / last.dt))};
      }
    }
    for (; k <= size; ++k) samples[k] = samples[0];  // no time passes
    return samples;
  } else {
    auto const state = detail::refused_state<State>::of(initial);
    return detail::refused_table<decltype(state), n>{};
  }
}

/// The same with a `std::chrono::duration` for `spacing`.
template <auto n, class Method, class State, class Field, class A, class R, class F, class L,
          class E, detail::clock_time Time>
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, tolerance<A, R, F, L, E> const& allowed,
                                        Time const& spacing) {
  return trajectory<n>(method, initial, field, allowed, detail::time_for<State>(spacing));
}

/// Refused: what stands between the field and the spacing is no tolerance.
template <auto n, class Method, class State, class Field, class Given, class Time>
  requires (!detail::is_tolerance<Given>)
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
