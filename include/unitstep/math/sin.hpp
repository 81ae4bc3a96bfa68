// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/detail/sine_cosine.hpp>

namespace unitstep::math {

/// The sine of an angle in radians, within 0.52 units in the last place, for every finite
/// argument: the angle is reduced with as many bits of pi as it takes.
///
/// Zeros and NaN return themselves, infinities a quiet NaN, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::sin}
template <std::floating_point T>
[[nodiscard]] constexpr T sin(T x) {
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(sin(static_cast<detail::working_t<T>>(x)));
  } else {
    constexpr T largest = (std::numeric_limits<T>::max)();
    if (!(x >= -largest && x <= largest)) {
      return x != x ? x : std::numeric_limits<T>::quiet_NaN();
    }
    if (x == 0) {
      return x;
    }
    return detail::sine_after(detail::reduce_angle(x), 0);
  }
}

}  // namespace unitstep::math
