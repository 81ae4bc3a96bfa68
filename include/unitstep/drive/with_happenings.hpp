// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/drive/detail/check_happenings.hpp>
#include <unitstep/drive/detail/hybrid_run.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/drive/tolerance.hpp>

/// \file
/// \brief The drivers of a run in which things happen.

namespace unitstep {

/// How a run ended in which things happened.
/// \proof{examples/reference/happening.cpp,when}
template <class State, class Time, class Mode = detail::no_mode>
struct hybrid_end {
  State state;                  ///< the last state
  Time time;                    ///< when
  long steps;                   ///< how many were made, those cut short included
  stop_reason stopped_because;  ///< `event`, `rest`, or `end_time`
  int which;  ///< which of what was given to happen ended the run, from 0; -1 if none did
  [[no_unique_address]] Mode mode;  ///< the last mode, of a run with `modes`
  event_log<Time> events;           ///< what happened, and when
};

namespace detail {

/// What a refused run returns.
template <class RefusedState>
struct refused_hybrid_end : refused_end<RefusedState> {
  unknown mode;
  std::array<happened<unknown>, 1> events;
};

/// Things that may happen, after the time of a start if that is given.
template <class First, class... H>
inline constexpr bool are_happenings =
    (is_happening<H> && ...) && (is_happening<First> || sizeof...(H) > 0);

}  // namespace detail

/// A run in which things happen (`drive/happening.hpp`): to an end, in steps of `dt` or within a tolerance.
///
///     auto const run = integrate(rk4{}, ball, falls, 0.01 * s, 1000, when(falling(height), bounce), at(3.0 * s, kick));
///     run.state; run.time; run.events.size(); run.events[0].time;
///
/// Between what happens the steps are those of a run without it. A step of `dt` is cut where something happens, and
/// the next one ends where that would have ended; where nothing happens the states are those of `integrate`, bit for bit.
/// Under a tolerance a run begins anew after each effect that changes the state.
/// \param method  how a step is made
/// \param initial the state at the start
/// \param field   called with (state, time), or (state, time, mode)
/// \param pace    the step `dt`, or a `tolerance`
/// \param extent  how many steps, or when the run ends
/// \param first   what may happen, or the time of `initial` before it
/// \param more    what else may happen
/// \return `hybrid_end`: the state, the time, why the run ended, and what happened
/// \throw std::domain_error  as `integrate` does; and if times or periods are not as they must be
/// \throw std::runtime_error as `integrate` does; if an effect returns what is not finite; or if things happen ever
///                           sooner, or more than 100 at one moment
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
    using verdict = decltype(plan::template check<Extent, First>());
    static_assert(units_match<printed<verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<verdict>); };
    if constexpr (verdict::ok) {
      auto const to = plan::extent(extent);
      typename plan::run run{plan::inner(method, initial, field, pace, first, to, more...), field,
                             more...};
      run.go(to);
      return hybrid_end<State, typename plan::time, typename plan::mode>{
          run.state(), run.time(), run.steps(), run.reason(), run.which(), run.mode(), run.log()};
    } else {
      return detail::refused_hybrid_end<decltype(detail::refused_state<State>::of(initial))>{};
    }
  }
}

}  // namespace unitstep
