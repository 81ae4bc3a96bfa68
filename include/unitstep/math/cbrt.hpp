// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>

namespace unitstep::math {

namespace detail {

/// The cube root of n 2^rest within a relative 6.4e-4, for 1 <= n < 2 and a rest of 0, 1 or 2: a
/// polynomial times the cube root of the power.
template <std::floating_point T>
constexpr T guess_cube_root(T n, int rest) {
  return (T(0.62151359) + n * (T(0.43944185) - n * T(0.0603194))) * (rest == 0   ? T(1)
                                                                     : rest == 1 ? T(1.25992105)
                                                                                 : T(1.58740105));
}

}  // namespace detail

/// The cube root, within 0.501 units in the last place.
///
/// A guess within a relative 6.4e-4, then two of Halley's steps, t + t (m - t^3) / (2 t^3 + m), each
/// of which cubes the error; the second takes its remainder m - t^3 in double words.
///
/// Zeros, infinities and NaN return themselves, in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::cbrt}
template <std::floating_point T>
[[nodiscard]] constexpr T cbrt(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(cbrt(static_cast<detail::working_t<T>>(x)));
  } else {
    T const size = x < 0 ? -x : x;
    if (!(size > 0) || size > (limits::max)()) {
      return x;
    }
    auto const [n, exponent] = detail::decompose(size);
    // Rounded down: a multiple of three above every exponent keeps the quotient positive.
    int const third = (exponent + 30'000) / 3 - 10'000;
    int const rest = exponent - 3 * third;
    T const m = n * static_cast<T>(1 << rest);
    T t = detail::guess_cube_root(n, rest);
    t *= (t * t * t + 2 * m) / (2 * t * t * t + m);
    auto const square = detail::two_product(t, t);
    auto const cube = detail::two_product(square.hi, t);
    T const remainder = ((m - cube.hi) - cube.lo) - square.lo * t;
    T const root = t + t * remainder / (2 * cube.hi + m);
    return (x < 0 ? -root : root) * detail::power_of_two<T>(third);
  }
}

}  // namespace unitstep::math
