// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief `integrate_observed`: a run that calls an observer with the states on the way.

namespace unitstep {

namespace diagnostics {

/// The verdict on an observer, which is called with the caller's own types and returns nothing.
template <class State, class Observer, class Time>
consteval auto check_observer() {
  constexpr bool takes_both =
      takes<Observer, State, Time>;  // evaluated before the body is compiled
  if constexpr (requires(Observer& look, State const& s, Time const& t) { look(s, t); }) {
    using result = std::invoke_result_t<Observer&, State const&, Time const&>;
    if constexpr (std::is_void_v<result>)
      return accepted{};
    else
      return refuse<"observer result", void, result>{};
  } else if constexpr (takes_both) {
    return unitstep::detail::reported{};  // the compiler has reported the mistake in the body
  } else {
    return refuse<"observer", words<"callable (state, time)">,
                  callable_with<Observer, State, Time>>{};
  }
}

/// The verdict on the distance between calls of an observer. An `every` of neither a count nor a time reports that
/// itself.
template <class Plan, class Observer>
consteval auto check_apart(Observer const*) {
  return accepted{};
}
template <class Plan, class Apart, class Observer>
consteval auto check_apart(every<Apart, Observer> const*) {
  if constexpr (counting<Apart> || unitstep::detail::time_between_looks<Apart>)
    return Plan::template check_apart<Apart>();
  else
    return unitstep::detail::reported{};
}

/// The verdict on all arguments of an observed run.
template <class Plan, class State, class Extent, class StartTime, class Observer>
consteval auto check_observed() {
  using given = std::remove_cv_t<Observer>;
  if constexpr (auto run = Plan::template check<Extent, StartTime>(); !run.ok)
    return run;
  else if constexpr (auto apart = check_apart<Plan>(static_cast<given const*>(nullptr)); !apart.ok)
    return apart;
  else
    return check_observer<State, unitstep::detail::called_by<Observer>, typename Plan::time>();
}

}  // namespace diagnostics

/// The state after a run, as `integrate` returns it. An observer is called with the states on the way.
///
///     integrate_observed(rk4{}, start, field, 0.01 * si::second, 100, every{10, print});
///     integrate_observed(dormand_prince5{}, start, field, allowed, end_time, every{0.1 * si::second, print});
///
/// The observer is called with (state, time), in your own types: at the start and after each step, so also at the end.
/// `every{n, observer}` is called only at every n-th of these. Under a tolerance `every{spacing, observer}` is called
/// at the start and at even times after it, up to the end, by the method's dense output. An observer returns nothing.
/// If you want to stop the run, use `integrate_until` and an event.
///
/// The states are those of `integrate`, bit for bit. Cost: that of `integrate`, and the calls.
///
/// \param method   the method that makes the steps; under a tolerance one with an error estimate
/// \param initial  the state at `t0`
/// \param field    called with (state, time), as for `integrate`
/// \param pace     the step `dt`, in the time unit of the state, negative runs backwards; or a `tolerance`
/// \param extent   the number of steps, at least 0; or the time of the end, before `t0` it runs backwards; must be
///                 given
/// \param observer called with (state, time) at every step, or an `every`; must be given
/// \param t0       the time of `initial`, 0 unless given
/// \return the state at `t0 + steps * dt`, or at the end
/// \throw std::domain_error  if an argument is not finite, the steps are negative, a spacing is not positive, or the
///        tolerance is not valid
/// \throw std::runtime_error if a step under a tolerance becomes too short, or if the run tries more than its most
///        steps
/// \proof{examples/reference/drive.cpp,integrate_observed}
/// \proof{examples/reference/adaptive.cpp,integrate_observed}
template <class Method, class State, class Field, class Pace,
          class Extent = diagnostics::no_steps<State>, class Observer = diagnostics::left_out,
          class StartTime = detail::start_time_of<State, Pace, Extent>>
  requires (!detail::is_happening<StartTime>)
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  Pace const& pace, Extent const& extent = Extent{},
                                  Observer&& observer = Observer{},
                                  StartTime const& t0 = StartTime{}) {
  using plan = detail::plan<Method, State, Field, detail::pace_of<State, Pace, Extent>>;
  using time = typename plan::time;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  using other = detail::run_on_number<false, Method, time, State, Field, Pace, Extent, StartTime>;
  if constexpr (other::is_due) {
    return integrate_observed(method, other::state(initial), other::field(field),
                              other::given(pace), other::given(extent),
                              static_cast<Observer&&>(observer), other::given(t0));
  } else if constexpr (detail::with_happenings<Field, Pace>::is_due) {
    return integrate_observed(method, initial, field, pace, extent,
                              static_cast<Observer&&>(observer), t0, detail::nothing_happens{})
        .state;
  } else {
    using called = detail::called_by<std::remove_reference_t<Observer>>;
    if constexpr (decltype(plan::template check<Extent, StartTime>())::ok)
      if constexpr (diagnostics::takes<called, State, time>)
        static_cast<void>(requires(called& look, time const& now) { look(initial, now); });
    using verdict = decltype(diagnostics::check_observed<plan, State, Extent, StartTime,
                                                         std::remove_reference_t<Observer>>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      typename plan::run run{method, initial, field, pace, t0};
      auto& look = detail::callable_of(observer);
      look(initial, run.time());
      run.go(plan::extent(extent), detail::apart_of(observer), look);
      return run.state();
    } else {
      return detail::refused_state<State>::of(initial);
    }
  }
}

}  // namespace unitstep
