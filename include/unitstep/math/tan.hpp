// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>
#include <unitstep/math/detail/sine_cosine.hpp>

namespace unitstep::math {

/// The tangent of an angle in radians, within 0.53 units in the last place, for every finite
/// argument: the quotient of sine and cosine (in odd quadrants of -cosine and sine) in double
/// words. No floating-point number is a pole, so the result is finite.
///
/// Zeros and NaN return themselves, infinities a quiet NaN, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::tan}
template <std::floating_point T>
[[nodiscard]] constexpr T tan(T x) {
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(tan(static_cast<detail::working_t<T>>(x)));
  } else {
    constexpr T largest = (std::numeric_limits<T>::max)();
    if (!(x >= -largest && x <= largest)) {
      return x != x ? x : std::numeric_limits<T>::quiet_NaN();
    }
    if (x == 0) {
      return x;
    }
    auto const angle = detail::reduce_angle(x);
    auto const [sh, sl] = detail::sine(angle.rest);
    auto const [ch, cl] = detail::cosine(angle.rest);
    auto const sine = detail::fast_two_sum(sh, sl);
    auto const cosine = detail::fast_two_sum(ch, cl);
    bool const odd = (angle.quadrant & 1) != 0;
    auto const [hi, lo] = odd ? detail::divide(cosine, sine) : detail::divide(sine, cosine);
    return odd ? -(hi + lo) : hi + lo;
  }
}

}  // namespace unitstep::math
