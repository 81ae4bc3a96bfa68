// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/check_count.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/locate_event.hpp>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/field/field.hpp>

namespace unitstep {

namespace detail {

/// Has the compiler check the bodies of all events of a `first_of`, as that of a single event is; the verdict is
/// always `accepted`.
template <class State, class Time, class Event>
struct bodies_of_events {
  using verdict = diagnostics::accepted;
};
template <class State, class Time, class... Events>
struct bodies_of_events<State, Time, first_of<Events...>>
    : checked_bodies<typename body_check<
          body_is_checked_first<typename single_event<Events>::callable, State, Time>>::
                         template of<typename single_event<Events>::callable, State, Time>...> {};

}  // namespace detail

namespace diagnostics {

/// The verdict on all that a run until an event is given.
template <class Method, class State, class Field, class Time, class Event, class MostSteps,
          class StartTime>
consteval auto check_until() {
  using run = decltype(check_run<Method, State, Field, Time, int, StartTime>());
  if constexpr (!run::ok) {
    return run{};
  } else if constexpr (unitstep::detail::makes_steps_of_one_length<Method>) {
    return refuse<"method", words<"one whose steps may change in length">, Method>{};
  } else {
    using event = decltype(check_event<State, Event, Time>());
    if constexpr (!event::ok)
      return event{};
    else
      return check_count<"most_steps", MostSteps>();
  }
}

}  // namespace diagnostics

/// Steps until something happens, and finds the moment within the last step.
///
/// `event` is
/// - a callable (state, time) -> quantity or number: it has happened when that changes its sign or
///   becomes zero. A zero at the start does not count, so a ball may be thrown from the ground;
/// - `rising(f)` or `falling(f)`: the same in one direction. What is zero at the start and goes on in that direction
///   has happened there, as a ball that lies on nothing;
/// - a callable (state, time) -> `bool`: it has happened when it is true; or
/// - `first_of{event, event, ...}`: the earliest of several, and `run_end::which` says which.
///
/// The moment is found by making the last step again, shorter, from the state before it: by
/// Illinois' variant of the false position for a quantity (about 8 shorter steps), by
/// bisection for `bool` and for a class of numbers (about 52 in `double`, and 51 in such a class, exactly).
/// What is returned is the end of such a step, at which the event has not happened, or is just at zero; a moment later by
/// \f$ 2\varepsilon h \f$ it has (\f$ \varepsilon \f$ = 2.2e-16
/// in `double`), and by less where it comes soon in the step. Beside that stands the error of the method itself. What
/// happens and unhappens within one step is not seen. A quantity that stays zero once it is zero, such as a height that
/// ends on the ground, has happened at its first zero; found in up to 80 shorter steps. Of several events
/// each that comes in a step is looked for in it. Methods with memory are told of the shorter step as by
/// `simulation::step(other_dt)`.
///
/// So a run may go on from the end of another, as a ball that bounces does: it is still above the ground. The
/// bounces come faster and faster. One that comes within 64 roundings of the step, or within the rounding of the clock,
/// comes at the start: then the ball rests. To go on through zero, take `rising` after `falling`.
/// Source: M. Dowell, P. Jarratt, BIT 11, 168 (1971).
///
/// \param method     how a step is made
/// \param initial    the state at `t0`
/// \param field      called with (state, time), as for `integrate`
/// \param dt         the step, in the time unit of the state; negative runs backwards
/// \param event      what to wait for
/// \param most_steps how many steps to make if it does not happen, at least 0; must be given
/// \param t0         the time of `initial`, 0 unless given
/// \return `run_end`: the state, the time, the steps made, and why they ended: `stop_reason::event`, `at_start` (with
///         the initial state, and no step), or `most_steps`
/// \throw std::domain_error if `initial`, `dt` or `t0` is not finite or `most_steps` is negative
/// \proof{examples/reference/drive.cpp,integrate_until}
template <class Method, class State, class Field, class Time, class Event,
          class MostSteps = diagnostics::no_steps<State>,
          class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto integrate_until(Method const& method, State const& initial,
                                             Field const& field, Time const& dt, Event const& event,
                                             MostSteps const& most_steps = MostSteps{},
                                             StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using single = detail::single_event<Event>;
  if constexpr (detail::body_is_checked_first<typename single::callable, State, Time>) {
    static_cast<void>(requires {
      single::of(event)(typename raw_form<State>::field_view(),
                        typename raw_form<Time>::field_view());
    });
  }
  using verdict =
      diagnostics::first_refusal<typename detail::bodies_of_events<State, Time, Event>::verdict,
                                 decltype(diagnostics::check_until<Method, State, Field, Time,
                                                                   Event, MostSteps, StartTime>())>;
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    long const most =
        detail::require_count(most_steps, 0, "unitstep: most_steps must not be negative");
    using end = run_end<State, Time>;
    detail::stepper<Method, State, Field, Time> run{method, initial, field, dt,
                                                    detail::same_time<Time>(t0)};
    using number = typename raw_form<Time>::number;
    auto was = detail::event_value<State, Time>(event, run);
    if (int const which = detail::first_true_at_start(was); which != detail::no_event)
      return end{run.state(), run.time(), 0, stop_reason::at_start, which};
    for (long n = 1; n <= most; ++n) {
      auto const before = run.save();  // not the run: a field may be large
      run.step();
      auto const now = detail::event_value<State, Time>(event, run);
      if (detail::may_have_come<Event>::in(was, now)) {
        auto const after = run.save();
        detail::within_step<State, Time, decltype(before), decltype(run)> const step{before, run};
        auto const first = detail::find_first(event, step, number(0), number(1), was, now);
        if (first.which != detail::no_event) {
          bool const at_start = n == 1 && step.is_at_start(first.when);
          step.go(at_start ? number(0) : first.when.before);
          return end{run.state(), run.time(), at_start ? 0 : n,
                     at_start ? stop_reason::at_start : stop_reason::event, first.which};
        }
        run.restore(after);
      }
      detail::keep_side(was, now);
    }
    return end{run.state(), run.time(), most, stop_reason::most_steps, detail::no_event};
  } else {
    return detail::refused_end{{}, detail::refused_state<State>::of(initial), {}, {}, {}, {}};
  }
}

/// The same with a `std::chrono::duration` for `dt`, `t0` or both.
template <class Method, class State, class Field, class Time, class Event,
          class MostSteps = diagnostics::no_steps<State>,
          class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<Time, StartTime>
constexpr auto integrate_until(Method const& method, State const& initial, Field const& field,
                               Time const& dt, Event const& event,
                               MostSteps const& most_steps = MostSteps{},
                               StartTime const& t0 = StartTime{}) {
  return integrate_until(method, initial, field, detail::time_for<State>(dt), event, most_steps,
                         detail::time_for<State>(t0));
}

}  // namespace unitstep
