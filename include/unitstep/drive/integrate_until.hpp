// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/hybrid_run.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/field/field.hpp>

/// \file
/// \brief `integrate_until`: a run that ends when something happens.

namespace unitstep {

namespace detail {

/// Makes the compiler check the bodies of all events of a `first_of`, as it checks that of a single event. The verdict
/// is always `accepted`.
template <class State, class Time, class Event>
struct bodies_of_events {
  using verdict = diagnostics::accepted;
};
template <class State, class Time, class... Events>
struct bodies_of_events<State, Time, first_of<Events...>>
    : checked_bodies<
          typename body_check<body_is_checked_first<event_callable_type<Events>, State, Time>>::
              template of<event_callable_type<Events>, State, Time>...> {};

}  // namespace detail

namespace diagnostics {

/// The verdict on all arguments of a run until an event.
template <class Plan, class Method, class State, class Extent, class StartTime, class Event>
consteval auto check_until() {
  if constexpr (auto run = Plan::template check<Extent, StartTime, "most_steps">(); !run.ok)
    return run;
  else if constexpr (Plan::is_fixed_step && unitstep::detail::makes_steps_of_one_length<Method>)
    return refuse<"method", words<"one whose steps may change in length">, Method>{};
  else if constexpr (Plan::is_fixed_step && unitstep::detail::has_certain<Event>)
    return refuse<"certain", words<"a tolerance, whose steps have polynomials">, words<"a dt">>{};
  else
    return check_event<State, typename Plan::time>(static_cast<Event const*>(nullptr));
}

}  // namespace diagnostics

/// Steps until something happens, and finds the moment within the last step.
///
///     integrate_until(rk4{}, start, field, 0.01 * si::second, falling(height), 1000);
///     integrate_until(dormand_prince5{}, start, field, allowed, falling(height), 10.0 * si::second);
///
/// `event` is one of these:
/// - A callable (state, time) -> quantity or number. It happens when that comes to the other side of zero.
/// - `rising(f)` or `falling(f)`. It happens when the result of `f` does so in that direction.
/// - A callable (state, time) -> `bool`. It happens when that becomes true, and at the start if it is true there.
/// - `first_of{event, event, ...}`, the earliest of several. `run_end::which` says which one it was.
///
/// `drive/event.hpp` says what a side is, and what happens at the start and the end of a run.
///
/// The last step is shortened so that it ends just after the root of the quantity. You get the state there, and the
/// event has happened. So the same call again, from where this one ended, finds the next root:
///
///     auto crossing = integrate_until(rk4{}, start, field, dt, rising(place), 1000);
///     crossing = integrate_until(rk4{}, crossing.state, field, dt, rising(place), 1000, crossing.time);
///
/// For a `bool` you get the state just before it becomes true. If a quantity stays zero once it is zero, such as a
/// height that ends on the ground, the event happens at its first zero. If there are several events, each one is found
/// in the step in which it comes.
///
/// With a `dt` the run finds the moment by repeating the last step, shorter, from the state before it. For a quantity
/// it uses Illinois' variant of the false position: about 8 shorter steps, and as many again to check that nothing came
/// before. For a `bool` and for a class of numbers it uses bisection: about 52 steps in `double`, and exactly 51 in
/// such a class; up to 80 if a quantity stays zero. The states before and after the root are \f$ 2\varepsilon h \f$
/// apart (\f$ \varepsilon \f$ = 2.2e-16 in `double`), and less if the root comes soon in the step. The error of the
/// method itself adds to that. A method with memory gets the shorter step as by `simulation::step(other_dt)`. If a
/// number may have come to zero and gone within a step, the run repeats that step, shorter, in quarters and at the
/// minima between them, as below.
///
/// Under a tolerance the run finds the moment on the method's dense output. It calls each event that is far from zero
/// once a step. In the first step it looks closer, and also in each step in which the number may have come to zero and
/// gone, by its change in this step and its rate in those before. Then it looks at the quarters of the step and at the
/// places between them where the number is nearest to zero. So it finds the first of several roots in a step, even if
/// the number has the same sign at both ends. It may miss a number that bends several times within a sixty-fourth of a
/// step, as a fast oscillation of the event by itself, and a `bool` that becomes true and false within one step. Make
/// the steps short enough by `longest_step` of the tolerance. To find the moment it evaluates no field, unless dense
/// output takes stages of its own.
///
/// Do not write a loop of such runs for a motion that is turned back at each event. A ball in such a loop bounces
/// correctly until its flights are a few roundings long. Then it is below the floor by a rounding, and falls. One run
/// with `when(falling(height), bounce, rest_below(speed))` brings it to rest.
/// Source: M. Dowell, P. Jarratt, BIT 11, 168 (1971).
///
/// \param method  the method that makes the steps; under a tolerance one with an error estimate
/// \param initial the state at `t0`
/// \param field   called with (state, time), as for `integrate`
/// \param pace    the step `dt`, in the time unit of the state, negative runs backwards; or a `tolerance`
/// \param event   the event that ends the run
/// \param extent  the number of steps if the event does not happen, at least 0; or the time of the end, before `t0` it
///        runs backwards; must be given
/// \param t0      the time of `initial`, 0 unless given
/// \return `run_end`: the state, the time, the steps made, and why they ended: `stop_reason::event`, `at_start` (for a
///         `bool` that is true there, or for a floor; with the initial state and no step), `most_steps`, or under a
///         tolerance `end_time`
/// \throw std::domain_error  if an argument is not finite, the most steps are negative, or the tolerance is not
///        valid
/// \throw std::runtime_error if a step under a tolerance becomes too short, or if the run tries more than its most
///        steps
/// \proof{examples/reference/drive.cpp,integrate_until}
/// \proof{examples/reference/adaptive.cpp,integrate_until}
template <class Method, class State, class Field, class Pace, class Event,
          class Extent = diagnostics::no_steps<State>,
          class StartTime = detail::start_time_of<State, Pace, Extent>>
  requires (!detail::is_happening<StartTime>)
[[nodiscard]] constexpr auto integrate_until(Method const& method, State const& initial,
                                             Field const& field, Pace const& pace,
                                             Event const& event, Extent const& extent = Extent{},
                                             StartTime const& t0 = StartTime{}) {
  using plan = detail::plan<Method, State, Field, detail::pace_of<State, Pace, Extent>>;
  using time = typename plan::time;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  if constexpr (detail::body_is_checked_first<detail::event_callable_type<Event>, State, time>)
    static_cast<void>(requires {
      detail::event_callable(event)(detail::view_of<State>(), detail::view_of<time>());
    });
  using other = detail::run_on_number<true, Method, time, State, Field, Pace, Extent, StartTime>;
  if constexpr (other::is_due) {
    return integrate_until(method, other::state(initial), other::field(field), other::given(pace),
                           event, other::given(extent), other::given(t0));
  } else if constexpr (detail::with_happenings<Field, Pace>::is_due) {
    return detail::with_happenings<Field, Pace>::until(method, initial, field, pace, event, extent,
                                                       t0);
  } else {
    using verdict = diagnostics::first_refusal<
        typename detail::bodies_of_events<State, time, Event>::verdict,
        decltype(diagnostics::check_until<plan, Method, State, Extent, StartTime, Event>())>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      auto const last =
          plan::extent(extent, {"unitstep: most_steps must not be negative",
                                "unitstep: latest must be finite, got infinity or NaN"});
      using engine = typename detail::engine_of<Method, State, Field,
                                                detail::pace_of<State, Pace, Extent>, false>::type;
      // The event stops the run; if there are several, each of them does.
      auto run = detail::with_each_event(event, [&]<class... One>(One const&... each) {
        return detail::hybrid_run<State, time, engine, Field, when<One, detail::stop_type>...>{
            engine{method, initial, field, pace, t0, last}, field, when{each, stop}...};
      });
      run.go(last);
      auto const reason = !run.has_stopped() ? plan::reason
                          : run.steps() == 0 ? stop_reason::at_start
                                             : stop_reason::event;
      return run_end{run.state(), run.time(), run.steps(), reason, run.which()};
    } else {
      return detail::refused_end{{}, detail::refused_state<State>::of(initial), {}, {}, {}, {}};
    }
  }
}

}  // namespace unitstep
