// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/adaptive/detail/accepted_step.hpp>
#include <unitstep/adaptive/detail/begun.hpp>
#include <unitstep/adaptive/detail/counted_field.hpp>
#include <unitstep/adaptive/detail/first_step.hpp>
#include <unitstep/adaptive/detail/limits_of_run.hpp>
#include <unitstep/adaptive/detail/next_step.hpp>
#include <unitstep/adaptive/detail/squared_error.hpp>
#include <unitstep/adaptive/detail/stiffness.hpp>
#include <unitstep/adaptive/saved_run.hpp>
#include <unitstep/drive/require.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/stepping.hpp>

namespace unitstep::detail {

/// A run of raw steps under a tolerance: what all adaptive drivers are made of. Holds the raw state, what
/// the method carries from step to step, the time, and the length of the step to be tried next.
template <class Method, class State, class Field, class Time, class Tolerance>
class adaptive_run {
public:
  using method_type = stepping_method<State, Method>;
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;
  using field_type = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
  using counted = counted_field<field_type, raw_state>;
  using memory_type = decltype(std::declval<method_type const&>().begin(
      std::declval<raw_state const&>(), std::declval<counted const&>(), T()));
  using attempt_type = decltype(std::declval<method_type const&>().attempt(
      std::declval<raw_state const&>(), std::declval<memory_type&>(),
      std::declval<counted const&>(), T(), T()));
  using step_type = accepted_step<raw_state, memory_type, attempt_type, T>;

  /// Whether the method can tell that it is held to short steps by stability.
  static constexpr bool can_tell_stiffness =
      tells_stiffness<method_type, raw_state, memory_type, attempt_type, T>;

private:
  static constexpr int q = method_type::error_order;
  using chooser = step_chooser<q, T>;

  [[no_unique_address]] method_type method_;
  [[no_unique_address]] field_type field_;
  limits_of_run<State, T, Tolerance> limits_;
  raw_state state_;
  T t_;
  long steps_ = 0, rejected_ = 0, evaluations_ = 0;
  memory_type memory_;
  T next_ = T(0);                    // the length of the step to be tried; 0 before the first
  T error_ = T(1) / T(100'000'000);  // the square of that of the last step
  [[no_unique_address]] stiffness_watch<can_tell_stiffness> watch_;

  constexpr counted field() { return {field_, evaluations_}; }

  static constexpr raw_state accept(Field const& field, raw_state const& state, T t0) {
    detail::require_values(field);
    detail::require_start<State>(state, T(1), t0);  // there is no dt: any finite one will do
    return state;
  }

  /// Finds the length of the step that is tried first, unless it is known. Not in the loop over the steps.
  constexpr void find_first_step(T end, bool bounded, T way) {
    if (next_ == 0)
      next_ = detail::first_length<q>(memory_, state_, field(), t_, way,
                                      bounded ? way * (end - t_) : T(0), limits_);
  }

  template <class Keep>
  constexpr void make_step(T end, bool bounded, T way, Keep const& keep) {
    auto const f = field();
    limits_.next_end(t_, way, end, bounded);
    bool rejected = false;
    T unsolved(0);    // the last step for which the method found no solution
    long worst = -1;  // and the number that was the farthest off
    for (;;) {
      if (steps_ + rejected_ >= limits_.most_steps) detail::fail_after_most_steps(t_, is_stiff());
      if (limits_.longest_step > 0 && limits_.longest_step < next_) next_ = limits_.longest_step;
      if (is_lost(next_, t_))
        unsolved != T(0) ? detail::fail_unsolved_at(t_, unsolved, worst)
                         : detail::fail_without_a_step(t_, is_stiff());
      bool const reaches_end = bounded && !(next_ < way * (end - t_));
      T const dt = reaches_end ? end - t_ : way * next_;
      step_type made{state_, memory_, t_, dt, method_.attempt(state_, memory_, f, t_, dt)};
      auto const& attempt = made.attempt;
      bool const converged = detail::has_converged(attempt);
      if (!converged) unsolved = dt, worst = detail::farthest_number(attempt);
      T const error = detail::attempt_error(attempt, limits_.allowed, limits_.relative, state_);
      T const length = way * dt;
      T const factor = chooser::factor(limits_.control, error, error <= 1 ? error_ : T(1));
      if (error <= 1) {
        T const wanted = length * (rejected && factor > 1 ? T(1) : factor);
        next_ = reaches_end && wanted < next_ && error < 1 ? next_ : wanted;
        error_ = error;
        ++steps_;
        t_ = reaches_end ? end : t_ + dt;
        method_.accept(state_, memory_, made.attempt, f, made.t, dt);
        state_ = made.attempt.state;
        if constexpr (can_tell_stiffness && failures_are_told)
          watch_.look(method_, made, memory_, limits_, steps_);
        return keep(made);
      }
      ++rejected_;
      rejected = true;
      next_ = length * (converged ? factor : T(1) / T(4));
    }
  }

public:
  constexpr adaptive_run(Method const& method, raw_state const& initial, Field const& field,
                         Tolerance const& allowed, T t0)
      : method_(stepping_of<State, Method>::of(method)),
        field_(unitstep::raw_field<State, Time>(field)),
        limits_(allowed, initial),
        state_(accept(field, initial, t0)),
        t_(t0),
        memory_(detail::begun<memory_type>(method_, state_, counted{field_, evaluations_}, t0,
                                           limits_)) {}

  /// One accepted step, which does not go beyond `end`; `way` is 1 or -1, and `bounded` whether there is an
  /// end at all. The step is shown to `keep`, since to hand it over is to copy it.
  template <class Keep>
  constexpr void step_and(T end, bool bounded, T way, Keep const& keep) {
    find_first_step(end, bounded, way);
    make_step(end, bounded, way, keep);
  }

  constexpr step_type step(T end, bool bounded, T way = T(1)) {
    step_type last{};
    step_and(end, bounded, way, [&](step_type const& made) { last = made; });
    return last;
  }

  /// The run after `count` more steps.
  constexpr adaptive_run after(long count) const {
    adaptive_run run = *this;
    for (; count > 0; --count) run.step_and(0, false, 1, [](step_type const&) {});
    return run;
  }

  /// The run at `end`, which is hit exactly, or before it after `count` more steps.
  constexpr adaptive_run towards(T end, long count) const {
    adaptive_run run = *this;
    run.go_to(end, count);
    return run;
  }
  constexpr void go_to(T end, long count = (std::numeric_limits<long>::max)()) {
    T const way = end < t_ ? T(-1) : T(1);
    if (count > 0 && t_ != end) find_first_step(end, true, way);
    for (; count > 0 && t_ != end; --count) make_step(end, true, way, [](step_type const&) {});
  }

  /// The states within the last step: called with a share between 0 and 1.
  constexpr auto path(step_type const& last) {
    return method_.dense(last.before, last.memory, last.attempt, memory_, field(), last.t, last.dt);
  }

  /// Goes on from another state at the same time.
  constexpr void set_state(raw_state const& state) {
    raw_form<State>::require_finite(state);
    state_ = state;
    memory_ = detail::begun<memory_type>(method_, state_, field(), t_, limits_);
    next_ = T(0);
  }

  /// What changes as the run goes on.
  using saved = saved_adaptive_run<Method, State, Time, memory_type>;
  constexpr saved save() const {
    return {state_, memory_, t_, next_, error_, steps_, rejected_, evaluations_};
  }
  constexpr void resume(saved const& run) {
    detail::require_saved(run);
    state_ = run.state;
    memory_ = run.memory;
    t_ = run.t;
    next_ = run.next;
    error_ = run.error;
    steps_ = run.steps;
    rejected_ = run.rejected;
    evaluations_ = run.evaluations;
    watch_ = {};
  }

  constexpr raw_state const& raw() const { return state_; }
  constexpr State const state() const { return raw_form<State>::from_raw(state_); }
  constexpr T raw_time() const { return t_; }
  constexpr Time time() const { return raw_form<Time>::from_raw(t_); }
  constexpr Time dt_of(step_type const& last) const { return raw_form<Time>::from_raw(last.dt); }
  constexpr long steps() const { return steps_; }
  constexpr long rejected() const { return rejected_; }
  constexpr bool is_stiff() const { return watch_.is_stiff(); }
  constexpr long evaluations() const { return evaluations_; }
  constexpr memory_type const& memory() const { return memory_; }
};

}  // namespace unitstep::detail
