// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/check_happenings.hpp>
#include <unitstep/drive/detail/hybrid_run.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/integrate_observed.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/drive/sample.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/drive/trajectory.hpp>

/// \file
/// \brief The drivers of a hybrid run to an end: a run in which things happen.

namespace unitstep {

/// The end of a run in which things happened.
/// \proof{examples/reference/happening.cpp,when}
template <class State, class Time, class Mode = detail::no_mode>
struct hybrid_end {
  State state;                  ///< the last state
  Time time;                    ///< the time of the end
  long steps;                   ///< the number of steps, including shortened ones
  stop_reason stopped_because;  ///< `event`, `rest`, or `end_time`
  int which;  ///< the number of the thing that ended the run, from 0; -1 if none did
  int index;  ///< the number of that event in its list, from 0
  [[no_unique_address]] Mode mode;  ///< the last mode, of a run with `modes`
  event_log<Time> events;           ///< everything that happened, with times
};

namespace detail {

/// The end of a run of a plan.
template <class State, class Plan>
constexpr hybrid_end<State, typename Plan::time, typename Plan::mode> end_of(
    typename Plan::run const& run) {
  return {run.state(), run.time(),  run.steps(), run.reason(),
          run.which(), run.index(), run.mode(),  run.log()};
}

/// The result of a refused run.
template <class RefusedState>
struct refused_hybrid_end : refused_end<RefusedState> {
  unknown index, mode;
  std::array<event_record<unknown>, 1> events;
};

}  // namespace detail

/// A run in which things happen (`drive/happening.hpp`): to an end, in steps of `dt` or within a tolerance.
///
///     auto const run = integrate(rk4{}, ball, falls, 0.01 * s, 1000, when(falling(height), bounce), at(3.0 * s,
///     kick)); run.state; run.time; run.events.size(); run.events[0].time;
///
/// If something happens within a step of `dt`, the run cuts the step there, calls the effect, and makes the rest of the
/// step. So the step ends where it would have ended without that. As long as nothing happens the states are those of
/// `integrate`, bit for bit. Under a tolerance a run starts anew after each effect that changes the state.
/// \param method  the method that makes the steps
/// \param initial the state at the start
/// \param field   called with (state, time), or (state, time, mode)
/// \param pace    the step `dt`, or a `tolerance`
/// \param extent  the number of steps, or the time of the end
/// \param first   a thing that may happen, or the time of `initial` before it
/// \param more    other things that may happen
/// \return `hybrid_end`: the state, the time, why the run ended, and the log
/// \throw std::domain_error  as `integrate` does; and if times or periods are not valid
/// \throw std::runtime_error as `integrate` does; and if an effect returns a number that is not finite, if an event
///        comes sooner and sooner, or if more than 100 things happen at one moment, with lists more than 100 for each
///        event
/// \proof{examples/reference/happening.cpp,when}
template <class Method, class State, class Field, class Pace, class Extent, class First,
          class... More>
  requires detail::are_happenings<First, More...>
[[nodiscard("what it is given stays as it is")]] constexpr auto integrate(
    Method const& method, State const& initial, Field const& field, Pace const& pace,
    Extent const& extent, First const& first, More const&... more) {
  using pace_type = detail::pace_of<State, Pace, Extent>;
  if constexpr (detail::is_happening<First>) {
    using start = detail::start_time_of<State, Pace, Extent>;
    return integrate(method, initial, field, pace, extent, start{}, first, more...);
  } else {
    using plan = detail::hybrid_plan<Method, State, Field, pace_type, More...>;
    if constexpr (!plan::has_modes &&
                  detail::body_is_checked_first<Field, State, typename plan::time>)
      static_cast<void>(
          requires { field(detail::view_of<State>(), detail::view_of<typename plan::time>()); });
    using other = detail::run_on_number<true, Method, typename plan::time, State, Field, Pace,
                                        Extent, First, More...>;
    if constexpr (other::is_due) {
      return integrate(method, other::state(initial), other::field(field), other::given(pace),
                       other::given(extent), other::given(first), other::given(more)...);
    } else {
      using verdict = decltype(plan::template check<Extent, First>());
      static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                    "wrong unit");
      if constexpr (verdict::ok) {
        auto const to = plan::extent(extent);
        auto run = plan::begin(method, initial, field, pace, first, to, more...);
        run.go(to);
        return detail::end_of<State, plan>(run);
      } else {
        return detail::refused_hybrid_end<decltype(detail::refused_state<State>::of(initial))>{};
      }
    }
  }
}

/// A run in which things happen, until an event, or to `extent` at most. It is the same as `when(event, stop)` at the
/// end of the list.
/// \return `hybrid_end`; its `which` is the length of the list if the event came
template <class Method, class State, class Field, class Pace, class Event, class Extent,
          class First, class... More>
  requires detail::are_happenings<First, More...>
[[nodiscard]] constexpr auto integrate_until(Method const& method, State const& initial,
                                             Field const& field, Pace const& pace,
                                             Event const& event, Extent const& extent,
                                             First const& first, More const&... more) {
  return integrate(method, initial, field, pace, extent, first, more..., when(event, stop));
}

/// A table of a run in which things happened. If something stopped the run, the last row is the state there.
/// \proof{examples/reference/happening.cpp,trajectory}
template <class State, class Time, std::size_t Most, class Mode = detail::no_mode>
class hybrid_table {
  std::array<sample<Time, State>, Most> rows_{};
  std::size_t size_ = 0;

public:
  stop_reason stopped_because = stop_reason::end_time;  ///< `event`, `rest`, or `end_time`
  int which = -1;  ///< the number of the thing that ended the run, from 0; -1 if none did
  int index = 0;   ///< the number of that event in its list, from 0
  [[no_unique_address]] Mode mode{};  ///< the last mode
  event_log<Time> events;             ///< everything that happened, with times

  /// The number of rows.
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  /// The first row.
  [[nodiscard]] constexpr auto begin() const { return rows_.begin(); }
  /// The place after the last row.
  [[nodiscard]] constexpr auto end() const {
    return rows_.begin() + static_cast<std::ptrdiff_t>(size_);
  }
  /// Row n, counted from 0.
  [[nodiscard]] constexpr sample<Time, State> const& operator[](std::size_t n) const {
    return rows_[n];
  }
  /// The last row.
  [[nodiscard]] constexpr sample<Time, State> const& back() const { return rows_[size_ - 1]; }
  /// Adds a row, or replaces the last one if that has the same time. The run calls this.
  /// \throw std::length_error if it is full
  constexpr void add(State const& state, Time const& time) {
    if (size_ == 0 || !(back().time == time)) {
      if (size_ == Most) fail<std::length_error>("unitstep: the table of a run is full");
      ++size_;
    }
    rows_[size_ - 1] = {time, state};
  }
};

namespace detail {

/// The table of a refused run.
template <class State, auto steps>
struct refused_hybrid_table
    : refused_table<decltype(refused_state<State>::of(std::declval<State const&>())), steps> {
  unknown stopped_because, which, index, mode;
  std::array<event_record<unknown>, 1> events;
};

/// The table of a run in which things happen, with a row after each step `pace`, or within a tolerance after each
/// `spacing`.
template <auto steps, class Method, class State, class Field, class Pace, class Space, class First,
          class... H>
constexpr auto table_of_happenings(Method const& method, State const& initial, Field const& field,
                                   Pace const& pace, Space const& spacing, First const& first,
                                   H const&... list) {
  using extent = std::conditional_t<is_tolerance<Pace>, Space, long>;
  using plan = hybrid_plan<Method, State, Field, pace_of<State, Pace, extent>, H...>;
  using time = typename plan::time;
  using other = run_on_number<true, Method, time, State, Field, Pace, Space, First, H...>;
  if constexpr (other::is_due) {
    return table_of_happenings<steps>(method, other::state(initial), other::field(field),
                                      other::given(pace), other::given(spacing),
                                      other::given(first), other::given(list)...);
  } else {
    using verdict = diagnostics::first_refusal<
        decltype(plan::template check<extent, First>()),
        decltype(diagnostics::check_table_steps<steps, sample<time, State>>())>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      using raw = raw_form<time>;
      auto const apart = detail::raw_time<State>(spacing);
      auto const end = [&] {
        if constexpr (is_tolerance<Pace>)
          return raw::from_raw(detail::raw_time<State>(first) +
                               static_cast<typename raw::number>(steps) * apart);
        else
          return static_cast<long>(steps);
      }();
      hybrid_table<State, time, static_cast<std::size_t>(steps) + 1, typename plan::mode> table;
      auto add = [&table](State const& state, time const& when) { table.add(state, when); };
      auto const run = integrate(method, initial, field, pace, end, first, list...,
                                 every<time, decltype(add)&>{raw::from_raw(size_of(apart)), add});
      table.stopped_because = run.stopped_because;
      table.which = run.which;
      table.index = run.index;
      table.mode = run.mode;
      table.events = run.events;
      return table;
    } else {
      return refused_hybrid_table<State, steps>{};
    }
  }
}

}  // namespace detail

/// The states on the way of a run in which things happen: at its start, after each of `steps` steps of `dt` or at even
/// times under a tolerance, and at the end if something stops it.
///
///     trajectory<100>(rk4{}, ball, falls, 0.1 * s, when(falling(height), bounce));
///     trajectory<100>(dormand_prince5{}, ball, falls, allowed, 0.1 * s, when(falling(height), stop));
///
/// \tparam steps  the number of rows after the first, if nothing stops the run
/// \param method  the method that makes the steps
/// \param initial the state at the start
/// \param field   called with (state, time), or (state, time, mode)
/// \param dt      the step
/// \param first   a thing that may happen, or the time of `initial` before it
/// \param more    other things that may happen
/// \return `hybrid_table`
/// \throw std::domain_error as `integrate` does
/// \throw std::runtime_error as `integrate` does
/// \proof{examples/reference/happening.cpp,trajectory}
template <auto steps, class Method, class State, class Field, class Time, class First,
          class... More>
  requires (detail::are_happenings<First, More...> && !detail::is_tolerance<Time>)
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Time const& dt, First const& first,
                                        More const&... more) {
  if constexpr (detail::is_happening<First>)
    return detail::table_of_happenings<steps>(
        method, initial, field, dt, dt, detail::start_time_of<State, Time, long>{}, first, more...);
  else
    return detail::table_of_happenings<steps>(method, initial, field, dt, dt, first, more...);
}

/// The same within a tolerance, with a row after each `spacing`.
template <auto steps, class Method, class State, class Field, class Pace, class Space, class First,
          class... More>
  requires (detail::are_happenings<First, More...> && detail::is_tolerance<Pace>)
[[nodiscard]] constexpr auto trajectory(Method const& method, State const& initial,
                                        Field const& field, Pace const& allowed,
                                        Space const& spacing, First const& first,
                                        More const&... more) {
  if constexpr (detail::is_happening<First>)
    return detail::table_of_happenings<steps>(method, initial, field, allowed, spacing,
                                              detail::start_time_of<State, Pace, Space>{}, first,
                                              more...);
  else
    return detail::table_of_happenings<steps>(method, initial, field, allowed, spacing, first,
                                              more...);
}

/// A run in which things happen, with an observer of the states on the way: it is called at the start, after each step
/// (or with `every{n, observer}` at each n-th of these), and at the end if something stops the run.
///
/// Under a tolerance `every{spacing, observer}` is called at even times.
/// \return `hybrid_end`
/// \throw std::domain_error as `integrate` does
/// \throw std::runtime_error as `integrate` does
/// \proof{examples/reference/happening.cpp,observed}
template <class Method, class State, class Field, class Pace, class Extent, class Observer,
          class First, class... More>
  requires detail::are_happenings<First, More...>
constexpr auto integrate_observed(Method const& method, State const& initial, Field const& field,
                                  Pace const& pace, Extent const& extent, Observer&& observer,
                                  First const& first, More const&... more) {
  if constexpr (detail::is_happening<First>) {
    return integrate_observed(method, initial, field, pace, extent,
                              static_cast<Observer&&>(observer),
                              detail::start_time_of<State, Pace, Extent>{}, first, more...);
  } else {
    using plan =
        detail::hybrid_plan<Method, State, Field, detail::pace_of<State, Pace, Extent>, More...>;
    using other = detail::run_on_number<true, Method, typename plan::time, State, Field, Pace,
                                        Extent, First, More...>;
    if constexpr (other::is_due && requires { observer.spacing(); }) {
      return integrate(method, initial, field, pace, extent, first, more..., observer);
    } else if constexpr (other::is_due) {
      return integrate_observed(method, other::state(initial), other::field(field),
                                other::given(pace), other::given(extent),
                                static_cast<Observer&&>(observer), other::given(first),
                                other::given(more)...);
    } else {
      using looks = std::remove_reference_t<Observer>;
      using verdict = diagnostics::first_refusal<
          decltype(plan::template check<Extent, First>()),
          decltype(diagnostics::check_apart<typename plan::without>(
              static_cast<std::remove_cv_t<looks> const*>(nullptr))),
          decltype(diagnostics::check_observer<State, detail::called_by<looks>,
                                               typename plan::time>())>;
      static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                    "wrong unit");
      if constexpr (!verdict::ok) {
        return detail::refused_hybrid_end<decltype(detail::refused_state<State>::of(initial))>{};
      } else if constexpr (requires { observer.spacing(); }) {
        return integrate(method, initial, field, pace, extent, first, more..., observer);
      } else {
        auto const to = plan::extent(extent);
        auto run = plan::begin(method, initial, field, pace, first, to, more...);
        run.go(to, detail::apart_of(observer), detail::callable_of(observer));
        return detail::end_of<State, plan>(run);
      }
    }
  }
}

}  // namespace unitstep
