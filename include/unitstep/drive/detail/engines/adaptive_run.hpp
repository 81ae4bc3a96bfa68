// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/drive/step_control.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/implicit_step.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

/// \file
/// \brief A run under a tolerance: it tries steps until the error of one is allowed, and chooses the next.

namespace unitstep::detail {

/// The attempt of the method itself: on a group, that on the chart.
template <class Attempt>
constexpr auto const& by_method(Attempt const& made) {
  if constexpr (requires { made.inside; })
    return made.inside;
  else
    return made;
}

/// Whether an implicit method has solved its equations; for an explicit one always true.
template <class Attempt>
constexpr bool has_converged(Attempt const& made) {
  if constexpr (requires { detail::by_method(made).converged; })
    return detail::by_method(made).converged;
  else
    return true;
}

/// The number of the state that was the farthest off in a step that was not solved. A method that tells none solves
/// linear equations, so their matrix was singular. On a group the numbers are those of the chart.
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

/// The code of the first number of the state whose rate is not finite, or `of_no_number`.
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
           detail::first_not_finite(layout::flatten(rates));
  } else {
    return of_field_somewhere;
  }
}
/// The same for a step whose error is not finite: at its start, at its end, or somewhere within. It is not inlined, to
/// keep the loop over the steps short.
template <class State, class Field, class T>
[[gnu::noinline]] constexpr long number_without_rate(Field const& field, State const& from,
                                                     State const& to, T t, T dt, T squared_error) {
  if constexpr (requires { detail::uncounted(field)(from, t); }) {
    long const first = detail::without_rate(field, from, t);
    if (first != of_no_number) return first;
    long const then = detail::without_rate(field, from, t + dt);
    if (then != of_no_number) return then;
    if (detail::all_finite(to)) return detail::without_rate(field, to, t + dt);
  }
  return squared_error == squared_error ? of_no_number : of_field_somewhere;
}

/// The squared error of a step that was tried; infinite if it was not solved. A method with two estimates, e and the
/// rougher e2, has the error \f$ e^2 / \sqrt{e^2 + e_2^2 / 100} \f$, as Hairer's DOP853.
template <class Attempt, class Allowed, class T, class State>
constexpr T squared_attempt_error(Attempt const& made, Allowed const& allowed, T relative,
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

/// Counts steps that are as long as stability allows, as Hairer's codes do. After fifteen of them, without six others
/// in a row, the run counts as stiff. Until the first of them only each sixteenth step is compared, so a run that is
/// not stiff hardly pays for it.
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
  // It is not inlined, since it is seldom called and would take registers from the loop over the steps.
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
/// The watch over a method that cannot tell: no run of it counts as stiff.
template <>
class stiffness_watch<false> {
public:
  constexpr bool is_stiff() const { return false; }
};

/// A step that was accepted, with all that dense output needs: its start, its length, and the method's attempt.
template <class State, class Memory, class Attempt, class Time>
struct accepted_step {
  State before;
  Memory memory;
  Time t;
  Time dt;
  Attempt attempt;
};

/// A step in which a root may be sought: the run before it and, if it `is_kept`, the step with all its stages. That is
/// decided before the step, so a step far from every root costs only a copy of the run. If a root may be in it
/// nevertheless, the step is made again from that copy, with the same bits.
template <class Run, class Watch, class Step>
struct watched_step {
  Run start;
  Watch watch;
  Step kept;
  bool is_kept;
};

/// Tries steps until one is accepted. All runs under a tolerance use it.
///
/// \param kept    points to an `accepted_step`, to which the step is copied if it `is_kept`; or is `nullptr`
/// \param now     a `saved_adaptive_run` with the length of the step to be tried first
/// \param field   counts its calls
/// \param end     the step does not go beyond it, if it is `bounded`; it may be a jump in time
/// \param time_sign 1 if time goes forwards, -1 if backwards
template <class Kept, class Run, class Method, class Field, class Limits, class Watch, class T>
[[gnu::always_inline]] constexpr void step_under_tolerance(Kept kept, [[maybe_unused]] bool is_kept,
                                                           Run& now, Method const& method,
                                                           Field const& field, Limits const& limits,
                                                           Watch& watch, T end, bool bounded,
                                                           T time_sign) {
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
    stride<T> next = detail::stride_of(now.t, now.next, time_sign);
    if (limits.longest_step < detail::size_of(next.dt))
      next = detail::stride_of(now.t, now.next - detail::rounding_of(next.to), time_sign);
    bool const reaches_end = bounded && !detail::is_before(next.to, end, time_sign);
    if (reaches_end) next = detail::stride_to(now.t, end, time_sign);
    T const dt = next.dt;
    T const length = reaches_end ? detail::size_of(dt) : now.next;
    auto const attempt = method.attempt(now.state, now.memory, field, now.t, dt);
    bool const converged = detail::has_converged(attempt);
    T const squared_error =
        detail::squared_attempt_error(attempt, limits.allowed, limits.relative, now.state);
    T const factor = chooser::factor(limits.control, squared_error,
                                     squared_error <= 1 ? now.squared_error : T(1));
    if (squared_error <= 1) {
      T const wanted = length * (rejected && factor > 1 ? T(1) : factor);
      now.squared_error = squared_error;
      ++now.steps;
      if constexpr (!std::is_null_pointer_v<Kept>)
        if (is_kept) {
          // It is assigned member by member, which saves a copy of the whole.
          kept->before = now.state;
          kept->memory = now.memory;
          kept->t = now.t;
          kept->dt = dt;
          kept->attempt = attempt;
        }
      method.accept(now.state, now.memory, attempt, field, now.t, dt);
      if constexpr (std::is_same_v<Watch, stiffness_watch<true>> && failures_are_reported)
        watch.look(method, now.state, attempt, now.memory, dt, limits, now.steps);
      now.state = attempt.state;
      if (reaches_end) {  // after the end the run may still try the length that was due here
        if (!(wanted < now.next && squared_error < 1)) now.next = wanted;
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
        : failures_are_reported && !unitstep::is_finite(squared_error)
            ? detail::number_without_rate(field, now.state, attempt.state, now.t, dt, squared_error)
            : of_no_number;
    if (!converged || off <= of_field_somewhere) unsolved = dt, worst = off;
    now.next = length * (converged ? factor : T(1) / T(4));
  }
}

/// A raw field that counts its calls with a state of plain numbers. Calls with other numbers, as for the columns of a
/// Jacobian, are not counted.
template <class Field, class State>
struct counted_field {
  Field const& field;
  long& evaluations;

  /// The field itself, for code that differentiates it and needs its type.
  constexpr Field const& uncounted() const { return field; }
  /// Adds calls of the field itself.
  constexpr void count(long calls) const { evaluations += calls; }

  template <class Time>
  [[gnu::always_inline]] constexpr auto operator()(State const& s, Time const& t) const {
    ++evaluations;
    return field(s, t);
  }
  template <class Other, class Time>
  constexpr auto operator()(Other const& s, Time const& t) const {
    return field(s, t);
  }
};

/// The same beside a jump of the field in time. It calls the field only at times from `first` to `last`, so that a step
/// sees the field on one side of the jump.
template <class Field, class State, class T>
struct field_between_jumps {
  counted_field<Field, State> inside;
  T first;
  T last;
  T time_sign;

  constexpr Field const& uncounted() const { return inside.uncounted(); }
  constexpr void count(long calls) const { inside.count(calls); }

  template <class S, class Time>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Time const& t) const {
    if constexpr (std::is_same_v<Time, T>)
      return inside(
          s, time_sign > 0 ? detail::clamped(t, first, last) : detail::clamped(t, last, first));
    else
      return inside(s, t);
  }
};

/// The memory of a method at the start of a run. An implicit method gets the error that the run allows.
template <class Memory, class Method, class State, class Field, class T, class Limits>
constexpr Memory first_memory(Method const& method, State const& state, Field const& field, T t,
                              Limits const& limits) {
  Memory memory = method.begin(state, field, t);
  if constexpr (requires { memory.account; })
    memory.account.allow(limits.allowed, detail::real_part(limits.relative));
  return memory;
}

/// The times of `every` after the first one, up to the end. A last time within the rounding of the end, and nearer to
/// it than half a spacing, is the end.
template <class T>
class even_times {
  T start_;
  T end_;
  T space_;
  T near_;
  long k_ = 0;
  bool at_end_;

public:
  constexpr even_times(T start, T end, T space)
      : start_(start),
        end_(end),
        space_(end < start ? -space : space),
        near_(4 * (detail::rounding_of(start) + detail::rounding_of(end - start))),
        at_end_(start == end) {
    if (!unitstep::is_finite(space) || !(space > 0))
      fail<std::domain_error>("unitstep: the spacing of every must be finite and positive");
    if (space / 2 < near_) near_ = space / 2;
  }
  constexpr bool operator()(T& t) {
    if (at_end_) return false;
    t = start_ + static_cast<T>(++k_) * space_;
    T const left = space_ < 0 ? t - end_ : end_ - t;
    at_end_ = !(left > near_);
    if (at_end_) t = end_;
    return !(left < -near_);
  }
};

/// A run of raw steps under a tolerance, which all adaptive drivers use. It has the raw state, the method's memory, the
/// time, and the length of the step to be tried next.
template <class Method, class State, class Field, class Time, class Tolerance>
class adaptive_run {
public:
  using method_type = stepping_method<State, Method>;
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;
  using field_type = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
  using limits_type = limits_of_run<State, T, Tolerance>;
  using counted_field_type =
      std::conditional_t<limits_type::has_ends, field_between_jumps<field_type, raw_state, T>,
                         counted_field<field_type, raw_state>>;
  using memory_type = decltype(std::declval<method_type const&>().begin(
      std::declval<raw_state const&>(), std::declval<counted_field_type const&>(), T()));
  using attempt_type = decltype(std::declval<method_type const&>().attempt(
      std::declval<raw_state const&>(), std::declval<memory_type&>(),
      std::declval<counted_field_type const&>(), T(), T()));
  using step_type = accepted_step<raw_state, memory_type, attempt_type, T>;
  /// What changes as the run goes on.
  using saved = saved_adaptive_run<Method, State, Time, memory_type>;

  /// Whether the method can tell that it is held to short steps by stability.
  static constexpr bool can_tell_stiffness =
      tells_stiffness<method_type, raw_state, memory_type, attempt_type, T>;

  /// A step in which events are looked for.
  using watched_type = watched_step<saved, stiffness_watch<can_tell_stiffness>, step_type>;

private:
  [[no_unique_address]] method_type method_;
  [[no_unique_address]] field_type field_;
  // The field is replaced in place, so nothing may lie in its padding.
  alignas(field_type) alignas(limits_type) limits_type limits_;
  saved now_;
  [[no_unique_address]] stiffness_watch<can_tell_stiffness> watch_;

  // The field in a step from `t` to `end`. At the time of a jump it has the value after the jump, so a step that ends
  // there calls it with the time just before.
  constexpr counted_field_type field_counted_by(long& calls, T t, T end, bool ends_at_jump,
                                                T time_sign) const {
    if constexpr (limits_type::has_ends)
      return {{field_, calls},
              limits_.first_asked(t, time_sign),
              ends_at_jump ? detail::just_before(end, time_sign) : time_sign * never<T>,
              time_sign};
    else
      return {field_, calls};
  }
  constexpr counted_field_type field(T t, T end, bool ends_at_jump, T time_sign) {
    return field_counted_by(now_.evaluations, t, end, ends_at_jump, time_sign);
  }

  constexpr saved start(Field const& field, raw_state const& state, T t0) const {
    detail::require_values(field);
    detail::require_start<State>(state, t0);
    detail::require_start_of<method_type>(field_, state, t0);
    long calls = 0;
    auto const memory = detail::first_memory<memory_type>(
        method_, state, field_counted_by(calls, t0, t0, false, T(1)), t0, limits_);
    return {state, memory, t0,   T(0), step_chooser<method_type::error_order, T>::least_before,
            0,     0,      calls};
  }

  // Begins anew at the present state and time, and forgets what was found out before.
  constexpr void begin_anew(counted_field_type const& f) {
    detail::require_start_of<method_type>(field_, now_.state, now_.t, true);
    if constexpr (requires { now_.memory.account.jacobians; }) {
      auto const counted_so_far = now_.memory.account;
      now_.memory = detail::first_memory<memory_type>(method_, now_.state, f, now_.t, limits_);
      now_.memory.account.jacobians += counted_so_far.jacobians;
      now_.memory.account.factorisations += counted_so_far.factorisations;
    } else {
      now_.memory = detail::first_memory<memory_type>(method_, now_.state, f, now_.t, limits_);
    }
    now_.next = T(0);
    now_.squared_error = step_chooser<method_type::error_order, T>::least_before;
  }

  // Finds the length of the step that is tried first, unless it is known. The loop over the steps does not call it.
  constexpr void begin(counted_field_type const& f, T end, bool bounded, T time_sign,
                       T last = T(0)) {
    if (now_.next == 0)
      now_.next = detail::first_length<method_type::error_order>(
          now_.memory, now_.state, f, now_.t, time_sign,
          bounded ? time_sign * (end - now_.t) : T(0), limits_, last);
  }
  // Steps for as long as `more()`.
  template <class More>
  [[gnu::always_inline]] constexpr void step_while(More const& more, T end, bool bounded,
                                                   T time_sign) {
    if (!more()) return;
    if constexpr (limits_type::has_ends) {
      do step_kept(nullptr, end, bounded, time_sign);
      while (more());
    } else {
      auto const f = field(now_.t, end, false, time_sign);
      begin(f, end, bounded, time_sign);
      do
        detail::step_under_tolerance(nullptr, false, now_, method_, f, limits_, watch_, end,
                                     bounded, time_sign);
      while (more());
    }
  }

  constexpr adaptive_run(raw_state const& initial, T t0, Method const& method, Field const& field,
                         Tolerance const& allowed)
      : method_(stepping_of<State, Method>::of(method)),
        field_(unitstep::raw_field<State, Time>(field)),
        limits_(allowed, initial),
        now_(start(field, initial, t0)) {}

public:
  template <class StartTime>
  constexpr adaptive_run(Method const& method, State const& initial, Field const& field,
                         Tolerance const& allowed, StartTime const& t0)
      : adaptive_run(raw_form<State>::to_raw(initial), detail::raw_time<State>(t0), method, field,
                     allowed) {}

  /// The sign of the time from here to an end: 1 or -1.
  constexpr T time_sign_to(T end) const { return end < now_.t ? T(-1) : T(1); }

  /// One accepted step, which is copied to `*kept` if it `is_kept`. It does not go beyond a jump or, if it is
  /// `bounded`, `end`; `time_sign` is 1 or -1. At a jump the run begins anew, since its slope belongs to the side before.
  template <class Kept>
  [[gnu::always_inline]] constexpr void step_kept(Kept kept, T end, bool bounded, T time_sign,
                                                  bool is_kept = true) {
    bool const ends_at_jump = limits_.next_end(now_.t, time_sign, end, bounded);
    auto const f = field(now_.t, end, ends_at_jump, time_sign);
    T const last = now_.next;
    if (limits_.is_an_end(now_.t) && (now_.steps > 0 || time_sign < 0)) begin_anew(f);
    begin(f, end, bounded, time_sign, last);
    detail::step_under_tolerance(kept, is_kept, now_, method_, f, limits_, watch_, end, bounded,
                                 time_sign);
  }
  /// The same; it returns the step.
  constexpr step_type step(T end, bool bounded, T time_sign = T(1)) {
    step_type last;
    step_kept(&last, end, bounded, time_sign);
    return last;
  }

  /// A step in which events are looked for, which is kept at once if one is expected.
  [[gnu::always_inline]] constexpr void step_watched(watched_type& last, bool is_expected, T end,
                                                     bool bounded, T time_sign) {
    last.start = now_;
    last.watch = watch_;
    last.is_kept = is_expected;
    step_kept(&last.kept, end, bounded, time_sign, is_expected);
  }
  /// Goes back before a step that was not kept; \return whether it has
  constexpr bool goes_back_before(watched_type const& last) {
    if (last.is_kept) return false;
    now_ = last.start;
    watch_ = last.watch;
    return true;
  }
  /// Whether the run is at a time, with its slopes. If only the slopes differ, a step of length 0 carries them there.
  constexpr bool is_at(T const& t) const { return now_.t == t && !detail::moves(t - now_.t); }

  /// The run after `count` more steps.
  constexpr adaptive_run after(long count) const {
    adaptive_run run = *this;
    run.step_while([&] { return count-- > 0; }, 0, false, 1);
    return run;
  }

  /// The same up to an end, which is hit exactly.
  constexpr adaptive_run after(long count, T end) const {
    adaptive_run run = *this;
    run.step_while([&] { return !run.is_at(end) && count-- > 0; }, end, true,
                   run.time_sign_to(end));
    return run;
  }
  constexpr void go(T end) {
    step_while([&] { return !is_at(end); }, end, true, time_sign_to(end));
  }

  /// The same; `look` is called after each step, or at even times.
  template <class Apart, class Look>
  constexpr void go(T end, Apart const& apart, Look& look) {
    if constexpr (std::is_same_v<Apart, each_step>) {
      T const time_sign = time_sign_to(end);
      while (!is_at(end)) {
        step_kept(nullptr, end, true, time_sign);
        look(state(), time());
      }
    } else {
      look_on_the_way(end, even_times<T>{now_.t, end, detail::raw_time<State>(apart)}, look);
    }
  }

  /// Goes to `end` and calls `look(state, time)` on the way. `next(t)` sets t to the time of the next call, which may
  /// be the end, and returns whether there is one.
  template <class Next, class Look>
  constexpr void look_on_the_way(T end, Next&& next, Look&& look) {
    T const time_sign = time_sign_to(end);
    T t{};
    step_type last{};
    for (bool more = next(t); more;) {
      if (detail::is_before(now_.t, t, time_sign)) {
        step_kept(&last, end, true, time_sign);
      } else if (t == now_.t) {
        look(state(), time());
        more = next(t);
      } else {
        auto const curve = path(last);
        do {
          look(raw_form<State>::from_raw(curve((t - last.t) / last.dt)),
               raw_form<Time>::from_raw(t));
          more = next(t);
        } while (more && detail::is_before(t, now_.t, time_sign));
      }
    }
    if (!is_at(end)) go(end);
  }

  /// Calls `look` at `n` times that are `apart` from one another; the run ends at the last of them.
  template <class Look>
  constexpr void look_at_even_times(std::size_t n, T apart, Look&& look) {
    T const start = now_.t;
    T const end = start + static_cast<T>(n) * apart;
    detail::require_end(end, "unitstep: n * spacing must be finite, got infinity or NaN");
    T const time_sign = time_sign_to(end);
    std::size_t k = 0;
    look_on_the_way(
        end,
        [&](T& t) {
          if (k == n) return false;
          t = start + static_cast<T>(++k) * apart;
          // A product that is fused into the sum here, and rounded above, may lie a rounding beyond the end.
          if (k == n || detail::is_before(end, t, time_sign)) t = end;
          return true;
        },
        look);
  }

  /// The states within the last step, a callable of a share between 0 and 1.
  constexpr auto path(step_type const& last) {
    T const time_sign = last.dt < 0 ? T(-1) : T(1);
    return method_.dense(last.before, last.memory, last.attempt, now_.memory,
                         field(last.t, now_.t, limits_.is_an_end(now_.t), time_sign), last.t,
                         last.dt);
  }

  /// The longest step that may be tried ahead, and the state after one. The run itself stays where it is.
  constexpr T trial_length(T time_sign, T span) {
    if (now_.next != 0) return now_.next;
    return detail::first_length<method_type::error_order>(now_.memory, now_.state,
                                                          field(now_.t, now_.t, false, time_sign),
                                                          now_.t, time_sign, span, limits_);
  }
  constexpr raw_state tried(T length) {
    memory_type memory = now_.memory;
    auto const f = field(now_.t, now_.t + length, false, length < 0 ? T(-1) : T(1));
    // At a jump the slope that is kept belongs to the side before, as in a step.
    if constexpr (limits_type::has_ends)
      if (limits_.is_an_end(now_.t))
        memory = detail::first_memory<memory_type>(method_, now_.state, f, now_.t, limits_);
    return method_.attempt(now_.state, memory, f, now_.t, length).state;
  }

  /// Puts a state that is off by roundings where the method would, as on constraints.
  constexpr void hold(raw_state& s, T const& t) const {
    detail::hold_state<method_type>(field_, s, t);
  }

  /// Goes on from another state at the same time.
  constexpr void set_state(raw_state const& state) {
    raw_form<State>::require_finite(state);
    limits_.require_as_long(state);
    now_.state = state;
    begin_anew(field(now_.t, now_.t, false, T(1)));
  }

  /// Goes back, or goes on, to another state and another time, and begins anew there.
  constexpr void go_on_from(raw_state const& state, T t) {
    now_.t = t;
    set_state(state);
  }
  /// Another field from here on, and the state to go on from.
  constexpr void set_field(Field const& field, raw_state const& state) {
    detail::replace_in_place(field_, unitstep::raw_field<State, Time>(field));
    set_state(state);
  }
  /// The jumps beside the time now, where the run is told of them.
  constexpr void set_jumps(T last, T next, T jump) { limits_.ends = {last, next, jump}; }

  constexpr saved save() const { return now_; }
  constexpr void resume(saved const& run) {
    detail::require_saved(run);
    limits_.require_as_long(run.state);
    now_ = run;
    watch_ = {};
  }

  constexpr raw_state const& raw() const { return now_.state; }
  constexpr typename raw_form<State>::field_view const view() const {
    return raw_form<State>::for_field(now_.state);
  }
  constexpr State const state() const { return raw_form<State>::from_raw(now_.state); }
  constexpr T raw_time() const { return now_.t; }
  constexpr Time time() const { return time_of(now_.t); }
  static constexpr Time time_of(T t) { return raw_form<Time>::from_raw(t); }
  constexpr long steps() const { return now_.steps; }
  constexpr long rejected() const { return now_.rejected; }
  constexpr bool is_stiff() const { return watch_.is_stiff(); }
  constexpr long evaluations() const { return now_.evaluations; }
  constexpr memory_type const& memory() const { return now_.memory; }
};

}  // namespace unitstep::detail
