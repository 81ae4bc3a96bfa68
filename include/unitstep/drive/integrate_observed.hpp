// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep::diagnostics {

/// The verdict on an observer, which is called with the caller's own types and returns nothing.
template <class State, class Observer, class Time>
consteval auto check_observer() {
  constexpr bool takes_both = takes<Observer, State, Time>;  // asked before the body is compiled
  if constexpr (requires(Observer& look, State const& s, Time const& t) { look(s, t); }) {
    using result = std::invoke_result_t<Observer&, State const&, Time const&>;
    if constexpr (std::is_void_v<result>)
      return accepted{};
    else
      return refuse<"observer result", void, result>{};
  } else if constexpr (takes_both) {
    return refused<void, void>{};  // the compiler has said what is wrong in the body
  } else {
    return refuse<"observer", words<"callable (state, time)">,
                  callable_with<Observer, State, Time>>{};
  }
}

}  // namespace unitstep::diagnostics

namespace unitstep {

namespace detail {

/// How many steps lie between two calls of an observer, and the callable itself.
template <class Observer>
struct observing {
  static constexpr long n(Observer const&) { return 1; }
  template <class Called>
  static constexpr Called& of(Called& called) {
    return called;
  }
};
template <class Count, class Observer>
struct observing<every<Count, Observer>> {
  static constexpr long n(every<Count, Observer> const& called) { return called.n(); }
  template <class Called>
  static constexpr auto& of(Called& called) {
    return called.observer;
  }
};

/// The type of the callable of an observer.
template <class Observer>
using called_by = std::remove_reference_t<decltype(observing<std::remove_cv_t<Observer>>::of(
    std::declval<Observer&>()))>;

/// An observer whose body the compiler is to check in the body of a driver, as that of a field: the run is right.
template <class Verdict, class Called, class State, class Time>
concept observer_is_checked_first = Verdict::ok && diagnostics::takes<Called, State, Time>;

}  // namespace detail

namespace diagnostics {

/// The verdict on all that an observed run is given.
template <class Method, class State, class Field, class Time, class Steps, class Observer,
          class StartTime>
consteval auto check_observed() {
  using run = decltype(check_run<Method, State, Field, Time, Steps, StartTime>());
  if constexpr (!run::ok)
    return run{};
  else if constexpr (!counts_steps<std::remove_cv_t<Observer>>)
    return typename miscounted<std::remove_cv_t<Observer>>::verdict{};
  else
    return check_observer<State, unitstep::detail::called_by<Observer>, Time>();
}

}  // namespace diagnostics

/// The state after `steps` steps of `dt`, with a look at the states on the way.
///
/// The observer is called with (state, time), in the caller's own types: at the start, after each
/// step, and so at the end, `steps + 1` times. `every{n, observer}` is called at every n-th of
/// these only. It returns nothing; an observer that shall stop the run is an event of
/// `integrate_until`.
///
/// The states are those of `integrate`, bit for bit. Cost: that of `integrate`, and the calls.
///
/// \param method   how a step is made
/// \param initial  the state at `t0`
/// \param field    called with (state, time), as for `integrate`
/// \param dt       the step, in the time unit of the state; negative runs backwards
/// \param steps    how many, at least 0; must be given
/// \param observer called with (state, time) at every step, or `every{n, observer}`; must be given
/// \param t0       the time of `initial`, 0 unless given
/// \return the state at `t0 + steps * dt`
/// \throw std::domain_error if `initial`, `dt` or `t0` is not finite or `steps` is negative
/// \proof{examples/reference/drive.cpp,integrate_observed}
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>, class Observer = diagnostics::left_out,
          class StartTime = detail::start_time<Time>>
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  Time const& dt, Steps const& steps = Steps{},
                                  Observer&& observer = Observer{},
                                  StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using observing = detail::observing<std::remove_cvref_t<Observer>>;
  using called = detail::called_by<std::remove_reference_t<Observer>>;
  using run_verdict =
      decltype(diagnostics::check_run<Method, State, Field, Time, Steps, StartTime>());
  if constexpr (detail::observer_is_checked_first<run_verdict, called, State, Time>)
    static_cast<void>(requires(called& look) { look(initial, dt); });
  using verdict =
      decltype(diagnostics::check_observed<Method, State, Field, Time, Steps,
                                           std::remove_reference_t<Observer>, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    detail::stepper<Method, State, Field, Time> run{method, initial, field, dt,
                                                    detail::same_time<Time>(t0)};
    detail::require_steps(steps);
    auto& look = observing::of(observer);
    long const n = observing::n(observer);
    long left = static_cast<long>(steps);
    look(initial, run.time());
    for (; left >= n; left -= n) {
      run.go(n);
      look(run.state(), run.time());
    }
    run.go(left);
    return run.state();
  } else {
    return detail::refused_state<State>::of(initial);
  }
}

/// The same with a `std::chrono::duration` for `dt`, `t0` or both.
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>, class Observer = diagnostics::left_out,
          class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<Time, StartTime>
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  Time const& dt, Steps const& steps = Steps{},
                                  Observer&& observer = Observer{},
                                  StartTime const& t0 = StartTime{}) {
  return integrate_observed(method, initial, field, detail::time_for<State>(dt), steps,
                            static_cast<Observer&&>(observer), detail::time_for<State>(t0));
}

}  // namespace unitstep
