// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/course_of_step.hpp>
#include <unitstep/drive/detail/dense_run.hpp>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/drive/detail/moments.hpp>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <utility>

/// \file
/// \brief A run by steps, and one under a tolerance, as things happen in it: each can be stopped anywhere within a step.

namespace unitstep::detail {

/// A field between two jumps in time: it is asked about no time but those from `first` to `last`.
template <class Field, class State, class Time>
struct field_between {
  using T = typename raw_form<Time>::raw;
  using view = typename raw_form<Time>::field_view;

  [[no_unique_address]] Field field;
  T first;
  T last;

  template <class S, class Asked>
    requires requires(Field const& f, S const& s, Asked const& t) { f(s, t); }
  constexpr auto operator()(S const& s, Asked const& t) const {
    if constexpr (std::is_same_v<Asked, view>) {
      return field(s, raw_form<Time>::for_field(between(raw_form<view>::to_raw(t))));
    } else if constexpr (std::is_same_v<Asked, Time>) {
      return field(s, raw_form<Time>::from_raw(between(raw_form<Time>::to_raw(t))));
    } else {
      return field(s, t);
    }
  }

private:
  constexpr T between(T t) const { return t < first ? first : last < t ? last : t; }
};

/// The field that such a run asks: the caller's, or one between two jumps.
template <bool Jumps, class Field, class State, class Time>
struct asked_field {
  using type = Field;
};
template <class Field, class State, class Time>
struct asked_field<true, Field, State, Time> {
  using type = field_between<Field, State, Time>;
};

/// A run of steps of one length as things happen in it. Its steps end at even times whatever comes between them.
template <class Method, class State, class Field, class Time, bool Jumps>
class run_by_steps {
  using T = typename raw_form<Time>::raw;
  using asked = typename asked_field<Jumps, Field, State, Time>::type;
  using run = stepper<Method, State, asked, Time>;
  using saved_between = typename run::saved;
  using raw_state = typename raw_form<State>::raw;

  run run_;
  saved_between before_;
  T even_start_, even_dt_;
  long even_n_ = 0;
  bool is_even_ = true;
  bool was_even_ = true;
  T dt_;  // of the last step
  long steps_ = 0;

  static constexpr asked bounded(Field const& field) {
    if constexpr (Jumps)
      return {field, -never<T>, never<T>};
    else
      return field;
  }
  constexpr void set_clock(T start, T dt, long n) {
    saved_between now = run_.save();
    now.t_k = start, now.dt = dt, now.n = n;
    run_.restore(now);
  }
  // A step of another length, which ends at `to`.
  constexpr void step_short(T to) {
    dt_ = to - this->now();
    bool is_due = !detail::is_one_moment(to, this->now());
    if constexpr (!is_value_alone<T>) is_due = is_due || moving_root<T>::moves(dt_);
    if (is_due) {
      run_.change_step(raw_form<Time>::from_raw(dt_));
      run_.step();
    }
    set_clock(to, dt_, 0);
    is_even_ = false;
  }

public:
  /// What changes as the run goes on.
  using saved = saved_cut_run<saved_between, T>;

  template <class Step, class StartTime, class Extent>
  constexpr run_by_steps(Method const& method, State const& initial, Field const& field,
                         Step const& dt, StartTime const& t0, Extent)
      : run_(method, initial, bounded(field), dt, t0),
        before_(run_.save()),
        even_start_(now()),
        even_dt_(raw_form<Time>::to_raw(run_.dt())),
        dt_(even_dt_) {}

  /// Whether so many steps were made; and where a run to there ends, which is found by counting.
  constexpr bool is_done(long steps) const { return is_even_ && even_n_ >= steps; }
  constexpr T end(long) const { return way() * never<T>; }
  constexpr T last(long steps) const { return even_start_ + static_cast<T>(steps) * even_dt_; }
  /// Where the first step ends, as far as that is known.
  constexpr T soonest_end() const { return last(1); }
  /// How many whole steps were made.
  constexpr long whole_steps() const { return even_n_; }

  constexpr T way() const { return even_dt_ < 0 ? T(-1) : T(1); }
  constexpr T now() const { return raw_form<Time>::to_raw(run_.time()); }
  /// One step, to `to` at most, which may be infinite; `field` makes the field anew.
  template <class MakeField>
  constexpr void step(T to, jumps_of_step<T> const& jump, MakeField const& field, bool) {
    if constexpr (Jumps) restart_field(field(), jump);
    before_ = run_.save();
    was_even_ = is_even_;
    T const even =
        even_start_ + static_cast<T>(even_n_ + 1) * even_dt_;  // where it ends unless cut
    bool is_cut = detail::is_before(to, even, way()) && !detail::is_one_moment(to, even);
    if constexpr (!is_value_alone<T>)
      is_cut = is_cut || (detail::is_one_moment(to, even) && moving_root<T>::moves(to - even));
    if (is_cut) {
      step_short(to);
    } else {
      if (is_even_)
        dt_ = even_dt_, run_.step();
      else
        step_short(even);
      ++even_n_;
      if (!is_even_) set_clock(even_start_, even_dt_, even_n_);
      is_even_ = true;
    }
    ++steps_;
  }

  constexpr bool goes_back_before_step() const { return false; }  // where it began is kept
  /// Calls `use` with the course of the last step, and the run in which it moves to and fro.
  template <class Use>
  constexpr auto along(Use const& use) {
    auto const after = run_.save();
    along_course<State, Time, saved_between, run> const course{{before_, run_, dt_}};
    auto const found = use(course, run_);
    run_.restore(after);
    return found;
  }
  /// Goes back to a share of the last step.
  constexpr void go_back(T share) {
    bool const whole = is_even_;
    if (whole && even_n_ > 0) --even_n_;
    along_course<State, Time, saved_between, run>{{before_, run_, dt_}}.go(share);
    is_even_ = share == 0 ? was_even_ : false;
  }
  constexpr void set_state(raw_state const& state) { run_.set_state(state); }
  /// Another field, and the state to go on from, which is one of that field.
  constexpr void set_field(Field const& field, raw_state const& state) {
    replace(bounded(field), state);
  }
  constexpr saved save() const {
    return {run_.save(), even_start_, even_dt_, even_n_, steps_, is_even_, was_bounded_};
  }
  /// Goes on from what was saved, with a field in its mode.
  constexpr void resume(saved const& s, Field const& field) {
    run_.set_field(bounded(field));
    run_.restore(s.run);
    even_start_ = s.even_start, even_dt_ = s.even_dt;
    even_n_ = s.even_n, steps_ = s.steps;
    is_even_ = s.is_even != 0, was_bounded_ = s.was_bounded != 0;
  }

  constexpr auto const& inner() const { return run_; }
  constexpr long steps() const { return steps_; }

private:
  constexpr void replace(asked const& field, raw_state const& state) {
    saved_between const now = run_.save();
    run_.set_field(field);
    run_.restore(now);
    run_.set_state(state);
  }
  // A jump belongs to the times from it on, also where an even step ends a rounding before it.
  constexpr void restart_field(Field const& field, jumps_of_step<T> const& jump) {
    bool const forwards = way() > 0;
    T const from = !jump.is_now ? way() * -never<T>
                   : forwards   ? jump.at
                                : detail::just_before(jump.at, T(1));
    T const to = jump.comes_next ? detail::just_before(jump.next, way()) : way() * never<T>;
    bool const is_bounded = jump.is_now || jump.comes_next;
    if (is_bounded || was_bounded_)
      replace({field, forwards ? from : to, forwards ? to : from}, run_.raw());
    was_bounded_ = is_bounded;
  }
  bool was_bounded_ = false;
};

/// The tolerance of a run in which things happen; where its field jumps, the run is told of one jump after another.
template <bool Jumps, class Tolerance>
struct tolerance_of_hybrid {
  using type = Tolerance;
  static constexpr type of(Tolerance const& given) { return given; }
};
template <class A, class R, class F, class L, class E>
struct tolerance_of_hybrid<true, tolerance<A, R, F, L, E>> {
  using type = tolerance<A, R, F, L, set_by_the_run>;
  static constexpr type of(tolerance<A, R, F, L, E> const& given) {
    return {given.absolute,
            given.relative,
            given.tried_first,
            given.longest,
            given.most_steps,
            given.control,
            {}};
  }
};

/// A run under a tolerance as things happen in it.
template <class Method, class State, class Field, class Time, class Tolerance, bool Jumps>
class run_by_tolerance {
  using limits = tolerance_of_hybrid<Jumps, Tolerance>;
  using run = adaptive_run<Method, State, Field, Time, typename limits::type>;
  using T = typename raw_form<Time>::raw;
  using raw_state = typename raw_form<State>::raw;

  run run_;
  typename run::watched_type last_{};
  T way_;

public:
  template <class StartTime>
  constexpr run_by_tolerance(Method const& method, State const& initial, Field const& field,
                             Tolerance const& allowed, StartTime const& t0, T end)
      : run_(method, initial, field, limits::of(allowed), t0), way_(run_.way_to(end)) {}

  constexpr long whole_steps() const { return run_.steps(); }
  constexpr bool is_done(T end) const {
    if constexpr (!is_value_alone<T>)
      if (moving_root<T>::moves(end - run_.raw_time())) return false;
    return run_.raw_time() == end;
  }
  constexpr T end(T end_time) const { return end_time; }
  constexpr T last(T end_time) const { return end_time; }
  constexpr T soonest_end() const { return now(); }

  constexpr T way() const { return way_; }
  constexpr T now() const { return run_.raw_time(); }
  template <class MakeField>
  constexpr void step(T to, jumps_of_step<T> const& jump, MakeField const&, bool is_expected) {
    if constexpr (Jumps)
      run_.set_jumps(jump.is_now ? run_.raw_time() : -way_ * never<T>,
                     jump.comes_next ? jump.next : way_ * never<T>);
    run_.step_watched(last_, is_expected, to, unitstep::is_finite(to), way_);
  }
  /// Goes back before a step whose course is not kept; \return whether it has
  constexpr bool goes_back_before_step() { return run_.goes_back_before(last_); }
  /// Calls `use` with the last step on its dense output, and the run that moves to and fro on it.
  template <class Use>
  constexpr auto along(Use const& use) {
    auto const& last = last_.kept;
    auto const path = run_.path(last);
    using run_in_step = dense_run<State, Time, std::remove_const_t<decltype(path)>>;
    run_in_step within{path, last.before, last.t, last.dt, run_.raw(), run_.raw_time()};
    return use(along_course<State, Time, T, run_in_step>{{T(0), within}}, within);
  }
  constexpr void go_back(T share) {
    auto const [state, t] = along([share](auto const& course, auto& within) {
      course.go(share);
      return std::make_pair(within.raw(), raw_form<Time>::to_raw(within.time()));
    });
    run_.go_on_from(state, t);
  }
  constexpr void set_state(raw_state const& state) { run_.set_state(state); }
  constexpr void set_field(Field const& field, raw_state const& state) {
    run_.set_field(field, state);
  }
  using saved = typename run::saved;
  constexpr saved save() const { return run_.save(); }
  /// Goes on from what was saved, with a field in its mode.
  constexpr void resume(saved const& s, Field const& field) {
    run_.set_field(field, s.state);
    run_.resume(s);
  }

  constexpr auto const& inner() const { return run_; }
  constexpr long steps() const { return run_.steps(); }
};

}  // namespace unitstep::detail
