// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/duration.hpp>

/// \file
/// \brief Times of a clock as times of a run, such as `std::chrono::milliseconds` for `dt` or `t0`.
///
/// They become seconds, in the number type of the state. The drivers in `enclose/` take quantities only.

namespace unitstep::detail {

/// The number type of the time of a state; `double` where there is no such state.
template <class State>
struct number_of_time {
  using type = double;
};
template <class State>
  requires requires { typename raw_form<State>::number; }
struct number_of_time<State> {
  using type = typename raw_form<State>::number;
};

/// A time as a driver of a state takes it: a `std::chrono::duration` becomes seconds in the number type of the state,
/// any other time is kept.
template <class State, class Time>
constexpr auto time_for(Time const& time) {
  return as_time<typename number_of_time<State>::type>(time);
}

/// The plain number of a time, which may be one of a clock.
template <class State, class Time>
[[gnu::always_inline]] constexpr auto raw_time(Time const& time) {
  if constexpr (clock_time<Time>)
    return detail::seconds_in<typename number_of_time<State>::type>(time);
  else
    return raw_form<Time>::to_raw(time);
}

/// The type of a time in a run of a state: seconds if it is given by a clock.
template <class State, class Given>
using time_in_run = decltype(detail::time_for<State>(std::declval<Given const&>()));

}  // namespace unitstep::detail
