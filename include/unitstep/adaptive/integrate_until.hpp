// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/look_within.hpp>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/state/raw_form.hpp>

namespace unitstep::detail {

/// The last step of an adaptive run, in which one can move to and fro on its dense output: what an event
/// is located on. It has the members of a `stepper` that take part in that. Both ends are those of the step, and no
/// time lies beyond its end.
template <class State, class Time, class Path>
class dense_run {
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;

  Path const& path_;
  raw_state start_;
  T t_;
  T dt_;
  raw_state end_;
  T end_time_;
  T share_ = T(1);

public:
  constexpr dense_run(Path const& path, raw_state const& start, T t, T dt, raw_state const& end,
                      T end_time)
      : path_(path), start_(start), t_(t), dt_(dt), end_(end), end_time_(end_time) {}

  constexpr T save() const { return share_; }
  constexpr void restore(T share) { share_ = share; }
  constexpr void change_step(Time const& dt) { share_ = raw_form<Time>::to_raw(dt) / dt_; }
  constexpr void step() {}

  constexpr raw_state raw() const {
    return share_ == 1 ? end_ : share_ == 0 ? start_ : path_(share_);
  }
  constexpr State const state() const { return raw_form<State>::from_raw(raw()); }
  constexpr Time time() const {
    T const t = t_ + share_ * dt_;
    bool const beyond = dt_ < 0 ? t < end_time_ : end_time_ < t;
    return raw_form<Time>::from_raw(share_ == 1 || beyond ? end_time_ : t);
  }
  constexpr Time dt() const { return raw_form<Time>::from_raw(dt_); }
};

}  // namespace unitstep::detail

namespace unitstep {

namespace diagnostics {

/// The verdict on all that a run under a tolerance until an event is given.
template <class Method, class State, class Field, class Tolerance, class Event, class Latest,
          class StartTime>
consteval auto check_adaptive_until() {
  using run = decltype(check_adaptive<Method, State, Field, Tolerance, Latest, StartTime>());
  if constexpr (!run::ok)
    return run{};
  else
    return check_event<State, Event, Latest>();
}

}  // namespace diagnostics

namespace detail {

/// The end of a run at the first event within its last step; `which` is `no_event` if there is none. Not a part of the
/// loop over the steps, which would be slower with it.
template <class State, class Time, class Event, class Run, class Step, class Value>
[[gnu::noinline]] constexpr run_end<State, Time> look_within(Event const& event, Run& run,
                                                             Step const& last, Value const& was,
                                                             Value const& now) {
  using number = typename raw_form<Time>::number;
  auto const path = run.path(last);
  using inside = dense_run<State, Time, decltype(path)>;
  inside within{path, last.before, last.t, last.dt, run.raw(), run.raw_time()};
  number const start(0);
  along_course<State, Time, number, inside> const step{{start, within}};
  auto const first = detail::find_first(event, step, number(0), number(1), was, now);
  bool const at_start = run.steps() == 1 && step.is_at_start(first.when);
  step.go(at_start ? start : first.when.before);
  return {within.state(), within.time(), at_start ? 0 : run.steps(),
          at_start ? stop_reason::at_start : stop_reason::event, first.which};
}

}  // namespace detail

/// Steps under a tolerance until something happens, and finds the moment on the method's dense output.
///
/// Events are those of a fixed step: a callable whose result goes through zero or becomes true, `rising`,
/// `falling`, and `first_of{...}`. Each is called once a step where it is far from zero. In the first step, and where a
/// number may have come to zero and gone, by its change in this step and by its pace in those before, it is looked at in the
/// quarters of the step and where it bends towards zero between them. So the first of several roots in a step is found,
/// though the number has the same sign at both ends. What bends several times within a sixteenth of a step, as a fast
/// oscillation of the event by itself, and a `bool` that becomes true and false within one step may be missed: `longest_step` of the
/// tolerance makes steps short enough. No field is evaluated to find the moment, unless dense output takes stages of its
/// own.
///
/// \param method  how a step is made: one with an error estimate
/// \param initial the state at `t0`
/// \param field   called with (state, time)
/// \param allowed the error allowed in a step
/// \param event   what to wait for
/// \param latest  when the run ends if it does not happen; before `t0` it runs backwards
/// \param t0      the time of `initial`, 0 unless given
/// \return `run_end`: the state, the time, the steps made, and why they ended: `stop_reason::event`,
///         `at_start`, or `end_time`
/// \throw std::domain_error  if a number that was given is not finite, or the tolerance holds nothing
/// \throw std::runtime_error if the step becomes too short, or the most steps were made
/// \proof{examples/reference/adaptive.cpp,integrate_until}
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class Event, class Latest, class StartTime = detail::start_time<Latest>>
[[nodiscard]] constexpr auto integrate_until(Method const& method, State const& initial,
                                             Field const& field,
                                             tolerance<A, R, F, L, E> const& allowed,
                                             Event const& event, Latest const& latest,
                                             StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Latest>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Latest>::field_view());
    });
  }
  using single = detail::single_event<Event>;
  if constexpr (detail::body_is_checked_first<typename single::callable, State, Latest>) {
    static_cast<void>(requires {
      single::of(event)(typename raw_form<State>::field_view(),
                        typename raw_form<Latest>::field_view());
    });
  }
  using given = tolerance<A, R, F, L, E>;
  using verdict = diagnostics::first_refusal<
      typename detail::bodies_of_events<State, Latest, Event>::verdict,
      decltype(diagnostics::check_adaptive_until<Method, State, Field, given, Event, Latest,
                                                 StartTime>())>;
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    using end_type = run_end<State, Latest>;
    auto const end = raw_form<Latest>::to_raw(latest);
    detail::require_end(end, "unitstep: latest must be finite, got infinity or NaN");
    detail::adaptive_run<Method, State, Field, Latest, given> run{method, initial, field, allowed,
                                                                  t0};
    auto was = detail::event_value<State, Latest>(event, run);
    if (int const which = detail::first_true_at_start(was); which != detail::no_event)
      return end_type{run.state(), run.time(), 0, stop_reason::at_start, which};
    auto const way = run.way_to(end);
    detail::event_watch<decltype(was)> watch;
    while (run.raw_time() != end) {
      auto const last = run.step(end, true, way);
      auto const now = detail::event_value<State, Latest>(event, run);
      if (watch.may_come_and_go(was, now, last.dt) || detail::may_have_come<Event>::in(was, now))
        if (auto const found = detail::look_within<State, Latest>(event, run, last, was, now);
            found.which != detail::no_event)
          return found;
      detail::keep_side(was, now);
    }
    return end_type{run.state(), run.time(), run.steps(), stop_reason::end_time, detail::no_event};
  } else {
    return detail::refused_end{{}, detail::refused_state<State>::of(initial), {}, {}, {}, {}};
  }
}

/// The same with a `std::chrono::duration` for `latest`, `t0` or both.
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class Event, class Latest, class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<Latest, StartTime>
[[nodiscard]] constexpr auto integrate_until(Method const& method, State const& initial,
                                             Field const& field,
                                             tolerance<A, R, F, L, E> const& allowed,
                                             Event const& event, Latest const& latest,
                                             StartTime const& t0 = StartTime{}) {
  return integrate_until(method, initial, field, allowed, event, detail::time_for<State>(latest),
                         detail::time_for<State>(t0));
}

}  // namespace unitstep
