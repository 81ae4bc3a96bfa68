// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/vec_products.hpp>

namespace unitstep::detail {

/// About the root of epsilon: a number that is right in half of its digits is off by as much of its size.
template <class T>
inline constexpr T half_of_the_digits = T(1) / T(sizeof(T) == sizeof(float) ? 4096 : 1 << 26);

/// By how much a number of the state is changed for a difference of rates: by half of the digits of the number or of
/// its change in a step, but so much that the rounding of the rates, in the sizes of the numbers, is a thousandth.
///
/// \param change   of the number in a step; it gives the sign
/// \param steepest the largest change of all numbers, each by its size
template <std::floating_point T>
constexpr T difference_width(T at, T change, T size, T steepest) {
  using limits = std::numeric_limits<T>;
  // A number that is zero now counts as large as it becomes in a step.
  T const now = unitstep::magnitude(at), way = unitstep::magnitude(change);
  T const own = (now > way ? now : way) * half_of_the_digits<T>;
  T const least = 1024 * limits::epsilon() * steepest * size;
  T wide = own > least ? own : least;
  if (wide < size * limits::epsilon()) wide = size * half_of_the_digits<T>;
  if (!(wide > (limits::min)() / limits::epsilon())) wide = half_of_the_digits<T>;
  T const moved = at + (change < 0 ? -wide : wide);
  return moved - at;  // the difference that can be represented
}

/// A time at which rates are compared with those at `t`: a small share of a step later, or `t` itself where rounding
/// leaves no other.
template <std::floating_point T>
constexpr T nearby_time(T t, T dt) {
  T const least = unitstep::magnitude(t) / T(1 << 26), way = dt / T(1 << 22);
  return t + (unitstep::magnitude(way) < least ? (dt < 0 ? -least : least) : way);
}

}  // namespace unitstep::detail
