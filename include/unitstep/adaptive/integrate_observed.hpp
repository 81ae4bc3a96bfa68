// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/tolerance.hpp>

namespace unitstep {

namespace detail {

/// The time from one call of an observer to the next, in a run of a state; `void` where it is called after every
/// step.
template <class State, class Observer>
struct observed_spacing {
  using type = void;
};
template <class State, class Spacing, class Observer>
struct observed_spacing<State, every<Spacing, Observer>> {
  using type = decltype(detail::time_for<State>(std::declval<Spacing const&>()));
};

/// The times at which `every` looks, after the first: those that are not beyond the end. The last belongs to the end if
/// it is as near to it as the times are rounded.
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

}  // namespace detail

namespace diagnostics {

/// The verdict on all that an observed run under a tolerance is given.
template <class Method, class State, class Field, class Tolerance, class End, class Observer,
          class StartTime>
consteval auto check_adaptive_observed() {
  using run = decltype(check_adaptive<Method, State, Field, Tolerance, End, StartTime>());
  using spacing =
      typename unitstep::detail::observed_spacing<State, std::remove_cv_t<Observer>>::type;
  if constexpr (!run::ok)
    return run{};
  else if constexpr (!tells_when<std::remove_cv_t<Observer>>)
    return refused<void, void>{};  // the every has said so
  else if constexpr (!std::is_void_v<spacing> && !fits<End, spacing>)
    return refuse<"every", End, spacing>{};
  else
    return check_observer<State, unitstep::detail::called_by<Observer>, End>();
}

}  // namespace diagnostics

/// The state at `end_time`, in steps within a tolerance, with a look at the states on the way.
///
/// The observer is called with (state, time), in the caller's own types: at the start and after each
/// accepted step, so also at the end. `every{spacing, observer}` is called at the start and at even times
/// after it, up to the end, by the method's dense output. The steps are those of `integrate`, bit for bit.
///
/// \param method   how a step is made: one with an error estimate
/// \param initial  the state at `t0`
/// \param field    called with (state, time)
/// \param allowed  the error allowed in a step
/// \param end_time when the run ends; before `t0` it runs backwards
/// \param observer called with (state, time), or `every{spacing, observer}`
/// \param t0       the time of `initial`, 0 unless given
/// \return the state at `end_time`
/// \throw std::domain_error  if a number that was given is not finite, the spacing is not positive, or the
///        tolerance holds nothing
/// \throw std::runtime_error if the step becomes too short, or the most steps were made
/// \proof{examples/reference/adaptive.cpp,integrate_observed}
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class End, class Observer, class StartTime = detail::start_time<End>>
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  tolerance<A, R, F, L, E> const& allowed, End const& end_time,
                                  Observer&& observer, StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, End>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<End>::field_view());
    });
  }
  using given = tolerance<A, R, F, L, E>;
  using observing = detail::observing<std::remove_cvref_t<Observer>>;
  using spacing = typename detail::observed_spacing<State, std::remove_cvref_t<Observer>>::type;
  using called = detail::called_by<std::remove_reference_t<Observer>>;
  using run_verdict =
      decltype(diagnostics::check_adaptive<Method, State, Field, given, End, StartTime>());
  if constexpr (detail::observer_is_checked_first<run_verdict, called, State, End>)
    static_cast<void>(requires(called& look) { look(initial, end_time); });
  using verdict =
      decltype(diagnostics::check_adaptive_observed<
               Method, State, Field, given, End, std::remove_reference_t<Observer>, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    using run_type = detail::adaptive_run<Method, State, Field, End, given>;
    using T = typename run_type::T;
    T const end = raw_form<End>::to_raw(end_time);
    detail::require_end(end);
    run_type run{method, initial, field, allowed, t0};
    auto& look = observing::of(observer);
    look(initial, run.time());
    if constexpr (std::is_void_v<spacing>) {
      T const way = run.way_to(end);
      while (run.raw_time() != end) {
        static_cast<void>(run.step(end, true, way));
        look(run.state(), run.time());
      }
    } else {
      auto const apart = detail::time_for<State>(observer.spacing());
      detail::even_times<T> times{run.raw_time(), end, raw_form<spacing>::to_raw(apart)};
      run.look_on_the_way(end, times, look);
    }
    return run.state();
  } else {
    return detail::refused_state<State>::of(initial);
  }
}

/// The same with a `std::chrono::duration` for `end_time`, `t0` or both.
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class End, class Observer, class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<End, StartTime>
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  tolerance<A, R, F, L, E> const& allowed, End const& end_time,
                                  Observer&& observer, StartTime const& t0 = StartTime{}) {
  return integrate_observed(method, initial, field, allowed, detail::time_for<State>(end_time),
                            static_cast<Observer&&>(observer), detail::time_for<State>(t0));
}

}  // namespace unitstep
