// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

/// \file
/// \brief The order of times in a run by its time_sign, which is 1 forwards and -1 backwards, and how finely they lie.
///
/// Times are compared and never subtracted for a sign: where one is a product or a sum, a compiler may fuse it into the
/// difference in one place and round it in another, and then two comparisons of the same times disagree.

namespace unitstep::detail {

/// After the last moment of a run.
template <class T>
inline constexpr T never = std::numeric_limits<T>::infinity();

/// Whether a run comes to `a` before it comes to `b`.
template <class T>
constexpr bool is_before(T a, T b, T time_sign) {
  return time_sign > 0 ? a < b : b < a;
}

/// About how far a time lies from the next one that exists.
template <class T>
constexpr T rounding_of(T t) {
  return std::numeric_limits<T>::epsilon() * detail::size_of(t);
}

/// Whether a step is lost in the rounding of the time.
template <class T>
constexpr bool is_lost(T h, T t) {
  return !(h > 4 * detail::rounding_of(t));
}

/// The last time that exists before `t`.
template <class T>
constexpr T just_before(T t, T time_sign) {
  // Half of what lies between two numbers just above a power of two lies between those just below it.
  bool const nearer_to_zero = (t > 0) == (time_sign > 0);
  T const apart = detail::rounding_of(t) * (nearer_to_zero ? T(2) : T(3)) / T(4);
  T const least = (std::numeric_limits<T>::min)();
  return t - time_sign * (apart > least ? apart : least);
}

/// A step as the difference of two times that exist: `t + dt` is `to`, or not beyond it.
template <class T>
struct stride {
  T to;
  T dt;
};
/// The stride from `t` of about a length.
template <class T>
constexpr stride<T> stride_of(T t, T length, T time_sign) {
  T const dt = (t + time_sign * length) - t;
  return {t + dt, dt};
}
/// The stride from `t` to an end. Where the difference is no number, `t + dt` does not lead beyond it.
template <class T>
constexpr stride<T> stride_to(T t, T end, T time_sign) {
  T const dt = end - t;
  if (detail::is_before(end, t + dt, time_sign))
    return {end, dt - dt * std::numeric_limits<T>::epsilon()};
  return {end, dt};
}

}  // namespace unitstep::detail
