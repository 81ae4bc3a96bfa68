// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/engines/first_step.hpp>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/dual_field.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

namespace unitstep::detail {

// What an attempt says of itself: its error beside the one allowed, and whether its equations were solved.

/// What a method itself handed over: on a group that of the step on the chart.
template <class Attempt>
constexpr auto const& by_method(Attempt const& made) {
  if constexpr (requires { made.inside; })
    return made.inside;
  else
    return made;
}

/// Whether an implicit method has found its step; an explicit one always has.
template <class Attempt>
constexpr bool has_converged(Attempt const& made) {
  if constexpr (requires { detail::by_method(made).converged; })
    return detail::by_method(made).converged;
  else
    return true;
}

/// The number of the state that was the farthest off where a step was not solved. A method that tells none has solved
/// linear equations, so their matrix was singular; on a group the numbers are those of the chart.
template <class Attempt>
constexpr long farthest_number(Attempt const& made) {
  if constexpr (requires { made.worst; })
    return made.worst;
  else if constexpr (requires { made.inside.worst; })
    return made.inside.worst >= 0                   ? of_no_number
           : made.inside.worst < of_field_somewhere ? of_field_somewhere
                                                    : made.inside.worst;
  else
    return of_singular_matrix;
}

/// What stands for the number of the state that the field gives no finite rate, or `of_no_number`.
template <class State, class Field, class T>
constexpr long without_rate(Field const& field, State const& state, T t) {
  auto const rates = detail::uncounted(field)(state, t);
  using layout = as_vector<std::remove_cvref_t<decltype(rates)>>;
  if (detail::all_finite(rates)) return of_no_number;
  if constexpr (layout::is_raw && as_vector<State>::is_raw) {
    // Of a motion the field gives the rates of the velocity.
    constexpr auto skipped =
        layout::size == run_time_length ? 0 : as_vector<State>::size - layout::size;
    return of_field_somewhere - 1 - static_cast<long>(skipped) -
           detail::first_not_finite(layout::put(rates));
  } else {
    return of_field_somewhere;
  }
}
/// The same after a step whose error is no finite number: at its start, at its end, or somewhere within. Out of the
/// loop over the steps, which would be longer.
template <class State, class Field, class T>
[[gnu::noinline]] constexpr long number_without_rate(Field const& field, State const& from,
                                                     State const& to, T t, T dt, T error) {
  if constexpr (requires { detail::uncounted(field)(from, t); }) {
    long const first = detail::without_rate(field, from, t);
    if (first != of_no_number) return first;
    long const then = detail::without_rate(field, from, t + dt);
    if (then != of_no_number) return then;
    if (detail::all_finite(to)) return detail::without_rate(field, to, t + dt);
  }
  return error == error ? of_no_number : of_field_somewhere;
}

/// The square of the error of a step that was tried; infinite if it was not solved. Of two estimates, e and the
/// rougher e2, it is \f$ e^4 / (e^2 + e_2^2 / 100) \f$, as in Hairer's DOP853.
template <class Attempt, class Allowed, class T, class State>
constexpr T attempt_error(Attempt const& made, Allowed const& allowed, T relative,
                          State const& from) {
  if (!detail::has_converged(made)) return std::numeric_limits<T>::infinity();
  T const e = detail::squared_error(made.error, allowed, relative, from, made.state);
  if constexpr (requires { detail::by_method(made).second_error; }) {
    T const other = e + detail::squared_error(detail::by_method(made).second_error, allowed,
                                              relative, from, made.state) /
                            T(100);
    return other > 0 ? e * (e / other) : e;
  } else {
    return e;
  }
}

/// A method that can tell after a step whether stability limits its length.
template <class Method, class State, class Memory, class Attempt, class T>
concept tells_stiffness = requires(Method const& method, Attempt const& made, Memory const& last) {
  method.last_two(made, last, T());
  Method::longest_stable_step;
};

/// Counts steps that are as long as stability allows, as Hairer's codes do: fifteen of them, without six in a row
/// that are not, and the run has found itself stiff. While nothing is suspected only each sixteenth step is looked
/// at, so a run that is not stiff hardly pays for it.
template <bool CanTell>
class stiffness_watch {
  int yes_ = 0;
  int no_ = 0;

public:
  static constexpr int enough = 15;

  template <class Method, class State, class Attempt, class Memory, class T, class Limits>
  constexpr void look(Method const& method, State const& before, Attempt const& made,
                      Memory const& last, T dt, Limits const& limits, long steps) {
    if (yes_ != 0 || steps % 16 == 1) compare(method, before, made, last, dt, limits);
  }
  constexpr bool is_stiff() const { return yes_ >= enough; }

private:
  // Not inlined: it is seldom called, and its registers would be taken from the loop over the steps.
  template <class Method, class State, class Attempt, class Memory, class T, class Limits>
  [[gnu::noinline]] constexpr void compare(Method const& method, State const& before,
                                           Attempt const& made, Memory const& last, T dt,
                                           Limits const& limits) {
    auto const apart = method.last_two(made, last, dt);
    auto const square = [&](auto const& change) {
      return detail::squared_error(change, limits.allowed, limits.relative, before, made.state);
    };
    auto const limit = static_cast<T>(Method::longest_stable_step);
    if (square(apart.rates) > limit * limit * square(apart.states)) {
      no_ = 0;
      if (yes_ < enough) ++yes_;
    } else if (++no_ >= 6) {
      yes_ = no_ = 0;
    }
  }
};
/// The watch over a method that cannot tell: no run of it is found stiff.
template <>
class stiffness_watch<false> {
public:
  constexpr bool is_stiff() const { return false; }
};

/// A step that was accepted, with all that dense output needs: where it began, how long it was, and what
/// the method handed over.
template <class State, class Memory, class Attempt, class Time>
struct accepted_step {
  State before;
  Memory memory;
  Time t;
  Time dt;
  Attempt attempt;
};

/// A step in which something may be looked for: where the run was before it, and the step itself if it `is_kept`, which
/// is said before it is made. So a step far from everything costs a small copy, and one that has to be kept after all is
/// made again from there, to the same bits.
template <class Run, class Watch, class Step>
struct watched_step {
  Run start;
  Watch watch;
  Step kept;
  bool is_kept;
};

template <class Kept>
constexpr bool is_to_be_kept(Kept const& kept) {
  if constexpr (requires { kept.is_kept; })
    return kept.is_kept;
  else
    return true;
}
template <class Kept>
constexpr auto& step_in(Kept& kept) {
  if constexpr (requires { kept.is_kept; })
    return kept.kept;
  else
    return kept;
}

/// Given in the place of what keeps a step, where none is kept.
struct not_kept {};

/// One try after another, until a step is accepted: what every run under a tolerance is made of.
///
/// \param kept    takes the step, unless it is `not_kept`: to keep a step is to copy it; or a `watched_step`
/// \param now     a `saved_adaptive_run` with the length of the step to be tried first
/// \param field   counts its calls
/// \param end     the step does not go beyond it, if there is an end at all: `bounded`; it may be a jump in time
/// \param way     1 or -1: which way time goes
template <class Kept, class Run, class Method, class Field, class Limits, class Watch, class T>
[[gnu::always_inline]] constexpr void step_under_tolerance(Kept& kept, Run& now,
                                                           Method const& method, Field const& field,
                                                           Limits const& limits, Watch& watch,
                                                           T end, bool bounded, T way) {
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
      if constexpr (!std::is_same_v<Kept, not_kept>)
        if (detail::is_to_be_kept(kept)) {
          auto& step = detail::step_in(kept);
          // Member by member, since the whole would be made and then copied.
          step.before = now.state;
          step.memory = now.memory;
          step.t = now.t;
          step.dt = dt;
          step.attempt = attempt;
        }
      method.accept(now.state, now.memory, attempt, field, now.t, dt);
      if constexpr (std::is_same_v<Watch, stiffness_watch<true>> && failures_are_reported)
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
        : failures_are_reported && !unitstep::is_finite(error)
            ? detail::number_without_rate(field, now.state, attempt.state, now.t, dt, error)
            : of_no_number;
    if (!converged || off <= of_field_somewhere) unsolved = dt, worst = off;
    now.next = length * (converged ? factor : T(1) / T(4));
  }
}

}  // namespace unitstep::detail
