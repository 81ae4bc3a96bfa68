// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/detail/duration.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

/// \file
/// \brief Times in a run as plain numbers, their order by its time_sign, which is 1 forwards and -1 backwards, and their
/// rounding.
///
/// Times of a clock, such as `std::chrono::milliseconds` for `dt` or `t0`, become seconds in the number type of the
/// state. The drivers in `enclose/` take quantities only.
///
/// Times are compared directly and not by the sign of a difference. A compiler may fuse a time that is a product or a
/// sum into the difference in one place and round it in another, so that two comparisons of the same times disagree.

namespace unitstep::detail {

/// A time after the end of any run.
template <class T>
inline constexpr T never = std::numeric_limits<T>::infinity();

/// Whether a run comes to `a` before it comes to `b`.
template <class T>
constexpr bool is_before(T a, T b, T time_sign) {
  return time_sign > 0 ? a < b : b < a;
}

/// The time from `first` to `last` that is nearest to t.
template <class T>
constexpr T clamped(T const& t, T const& first, T const& last) {
  return t < first ? first : last < t ? last : t;
}

/// About the distance from a time to the next number.
template <class T>
constexpr T rounding_of(T t) {
  return std::numeric_limits<T>::epsilon() * detail::size_of(t);
}

/// Whether a step is lost in the rounding of the time.
template <class T>
constexpr bool is_lost(T h, T t) {
  return !(h > 4 * detail::rounding_of(t));
}

/// The last number before the time `t`.
template <class T>
constexpr T just_before(T t, T time_sign) {
  // Just below a power of two numbers are half as far apart as just above it.
  bool const nearer_to_zero = (t > 0) == (time_sign > 0);
  T const apart = detail::rounding_of(t) * (nearer_to_zero ? T(2) : T(3)) / T(4);
  T const least = (std::numeric_limits<T>::min)();
  return t - time_sign * (apart > least ? apart : least);
}

/// A step as the difference of two numbers: `t + dt` is `to`, or not beyond it.
template <class T>
struct stride {
  T to;
  T dt;
};
/// The stride from `t` of about that length.
template <class T>
constexpr stride<T> stride_of(T t, T length, T time_sign) {
  T const dt = (t + time_sign * length) - t;
  return {t + dt, dt};
}
/// The stride from `t` to an end. If their difference is rounded, `t + dt` is not beyond the end.
template <class T>
constexpr stride<T> stride_to(T t, T end, T time_sign) {
  T const dt = end - t;
  if (detail::is_before(end, t + dt, time_sign))
    return {end, dt - dt * std::numeric_limits<T>::epsilon()};
  return {end, dt};
}

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
