// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/duration.hpp>

/// \file
/// \brief Times of a clock where a driver takes a time: `std::chrono::milliseconds` for `dt` or `t0`.
///
/// Each driver in `drive/` and `adaptive/` that takes a time has an overload for them, which hands over seconds in
/// the number of the state. So the others see quantities alone. Those in `enclose/` take quantities alone too.

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

/// The seconds of a state.
template <class State>
using seconds_for = seconds_of<typename number_of_time<State>::type>;

/// A time as a driver of a state takes it: a `std::chrono::duration` becomes seconds, any other time is kept.
/// The number of these seconds is that of the state.
template <class State, class Time>
constexpr auto time_for(Time const& time) {
  return as_time<typename number_of_time<State>::type>(time);
}

/// A step and a start of which one at least is a time of a clock.
template <class Time, class StartTime>
concept by_a_clock = clock_time<Time> || clock_time<StartTime>;

}  // namespace unitstep::detail
