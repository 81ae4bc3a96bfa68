// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/adaptive/detail/accepted_step.hpp>
#include <unitstep/adaptive/detail/attempt_error.hpp>
#include <unitstep/adaptive/detail/fail_at.hpp>
#include <unitstep/adaptive/detail/first_step.hpp>
#include <unitstep/adaptive/detail/next_step.hpp>
#include <unitstep/adaptive/detail/stiffness.hpp>
#include <unitstep/adaptive/detail/times_of_run.hpp>

namespace unitstep::detail {

/// Given in the place of what keeps a step, where none is kept.
struct not_kept {};

/// One try after another, until a step is accepted: what every run under a tolerance is made of.
///
/// \param kept    takes the step, unless it is `not_kept`: to keep a step is to copy it
/// \param now     a `saved_adaptive_run` with the length of the step to be tried first
/// \param field   counts its calls
/// \param end     the step does not go beyond it, if there is an end at all: `bounded`; it may be a jump in time
/// \param way     1 or -1: which way time goes
template <class Kept, class Run, class Method, class Field, class Limits, class Watch, class T>
[[gnu::always_inline]] constexpr void step_within(Kept& kept, Run& now, Method const& method,
                                                  Field const& field, Limits const& limits,
                                                  Watch& watch, T end, bool bounded, T way) {
  using chooser = step_chooser<Method::error_order, T>;
  bool rejected = false;
  T unsolved(0);   // the last step for which there was no solution or no rate
  long worst = 0;  // and the number that was the farthest off
  for (;;) {
    if (now.steps + now.rejected >= limits.most_steps)
      detail::fail_after_most_steps(now, watch.is_stiff());
    if (limits.longest_step < now.next) now.next = limits.longest_step;
    if (detail::is_lost(now.next, now.t))
      unsolved != T(0) ? detail::fail_unsolved_at(now, unsolved, worst)
                       : detail::fail_without_a_step(now, watch.is_stiff());
    stride<T> next = detail::stride_of(now.t, now.next, way);
    if (limits.longest_step < detail::size_of(next.dt))
      next = detail::stride_of(now.t, now.next - detail::rounding_of(next.to), way);
    bool const reaches_end = bounded && !detail::is_before(next.to, end, way);
    if (reaches_end) next = detail::stride_to(now.t, end, way);
    T const dt = next.dt;
    T const length = reaches_end ? detail::size_of(dt) : now.next;
    auto const attempt = method.attempt(now.state, now.memory, field, now.t, dt);
    bool const converged = detail::has_converged(attempt);
    T const error = detail::attempt_error(attempt, limits.allowed, limits.relative, now.state);
    T const factor = chooser::factor(limits.control, error, error <= 1 ? now.error : T(1));
    if (error <= 1) {
      T const wanted = length * (rejected && factor > 1 ? T(1) : factor);
      now.error = error;
      ++now.steps;
      if constexpr (!std::is_same_v<Kept, not_kept>) {
        // Member by member, since the whole would be made and then copied.
        kept.before = now.state;
        kept.memory = now.memory;
        kept.t = now.t;
        kept.dt = dt;
        kept.attempt = attempt;
      }
      method.accept(now.state, now.memory, attempt, field, now.t, dt);
      if constexpr (std::is_same_v<Watch, stiffness_watch<true>> && failures_are_told)
        watch.look(method, now.state, attempt, now.memory, dt, limits, now.steps);
      now.state = attempt.state;
      if (reaches_end) {  // what was to be tried next may still be, after the end
        if (!(wanted < now.next && error < 1)) now.next = wanted;
      } else {
        now.next = wanted;
      }
      now.t = next.to;
      return;
    }
    ++now.rejected;
    rejected = true;
    long const off =
        !converged ? detail::farthest_number(attempt)
        : failures_are_told && !unitstep::is_finite(error)
            ? detail::number_without_rate(field, now.state, attempt.state, now.t, dt, error)
            : of_no_number;
    if (!converged || off <= of_field_somewhere) unsolved = dt, worst = off;
    now.next = length * (converged ? factor : T(1) / T(4));
  }
}

}  // namespace unitstep::detail
