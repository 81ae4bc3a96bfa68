// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/duration.hpp>

/// \file
/// \brief Times of a clock where a driver takes a time: `std::chrono::milliseconds` for `dt` or `t0`.
///
/// They become seconds in the number of the state. The drivers in `enclose/` take quantities alone.

namespace unitstep::detail {

/// The number in which the time of a state is counted; `double` where there is no such state.
template <class State>
struct number_of_time {
  using type = double;
};
template <class State>
  requires requires { typename raw_form<State>::number; }
struct number_of_time<State> {
  using type = typename raw_form<State>::number;
};

/// A time as a driver of a state takes it: a `std::chrono::duration` becomes seconds, any other time is kept.
/// The number of these seconds is that of the state.
template <class State, class Time>
constexpr auto time_for(Time const& time) {
  return as_time<typename number_of_time<State>::type>(time);
}

/// The number of a time, which may be one of a clock.
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
