// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>

namespace unitstep::detail {

/// The least number of a caller's type that is not below an upper bound: a bound that is rounded to the nearest is none.
template <std::same_as<double> T>
constexpr T rounded_up(double x) {
  return x;
}
template <std::same_as<float> T>
constexpr T rounded_up(double x) {
  auto const nearest = math::detail::narrow<T>(x);
  if (!(static_cast<double>(nearest) < x)) return nearest;
  // The next above: of a negative number the one whose bits are one less.
  if (nearest == 0) return std::numeric_limits<T>::denorm_min();
  auto const bits = __builtin_bit_cast(std::int32_t, nearest);
  return __builtin_bit_cast(T, bits + (nearest < 0 ? -1 : 1));
}
/// The greatest that is not above a lower bound.
template <std::floating_point T>
constexpr T rounded_down(double x) {
  return -detail::rounded_up<T>(-x);
}

}  // namespace unitstep::detail
