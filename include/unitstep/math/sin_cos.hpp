// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/cos.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/sine_cosine.hpp>
#include <unitstep/math/sin.hpp>
#include <unitstep/units/mismatched.hpp>

namespace unitstep::math {

/// A sine and a cosine of one angle.
/// \proof{examples/reference/math.cpp,math::sin_cos}
template <std::floating_point T>
struct sine_and_cosine {
  T sine;    ///< the opposite side over the hypotenuse
  T cosine;  ///< the adjacent side over the hypotenuse
};

/// Both \ref unitstep::math::sin and \ref unitstep::math::cos of x, the same bits as each gives
/// alone, with one reduction of the angle instead of two.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::sin_cos}
template <std::floating_point T>
[[nodiscard]] constexpr sine_and_cosine<T> sin_cos(T x) {
  if constexpr (detail::is_narrow<T>) {
    auto const [sine, cosine] = sin_cos(static_cast<detail::working_t<T>>(x));
    return {detail::narrow<T>(sine), detail::narrow<T>(cosine)};
  } else {
    constexpr T largest = (std::numeric_limits<T>::max)();
    if (!(x >= -largest && x <= largest) || x == 0) {
      return {sin(x), cos(x)};
    }
    auto const angle = detail::reduce_angle(x);
    return {detail::sine_after(angle, 0), detail::sine_after(angle, 1)};
  }
}

/// \cond
struct unknown_sine_and_cosine {
  unknown sine, cosine;
};
// Of the result of a refused run, as an assertion about it asks.
constexpr unknown_sine_and_cosine sin_cos(unknown) { return {}; }
/// \endcond

}  // namespace unitstep::math
