// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/function_of_class.hpp>

/// Elementary functions that are constant expressions: the same code runs in the compiler and in
/// the program, and the bits of a result do not depend on either, nor on the platform's library.
///
/// They want rounding to nearest and IEEE 754 arithmetic in the precision of the type: not
/// -ffast-math, nor x87 arithmetic for float and double. Where the processor has a fused
/// multiply-add, only -ffp-contract=off gives the same bits; the bounds on errors hold either way.
/// Errors are counted in units in the last place, against the exact value: 0.5 is correct rounding.
namespace unitstep::math {

namespace detail {

/// The square root of a positive finite number by arithmetic alone.
///
/// A polynomial seed for 1/sqrt(m) on [1, 4) (relative error below 2.2e-3) and two Newton steps
/// give 1/sqrt(m) to 7e-11; a third step gives a candidate s within a unit u in the last place;
/// the exact remainder r = m - s^2 then picks among s - u, s and s + u, because
/// (s + u/2)^2 < m holds exactly when r > s u, r and s u both being multiples of u^2.
template <std::floating_point T>
constexpr T root_of_positive(T x) {
  using limits = std::numeric_limits<T>;
  auto const [significand, exponent] = decompose(x);
  int const odd = exponent & 1;
  T const m = odd != 0 ? 2 * significand : significand;
  double const n = static_cast<double>(m);
  double y =
      1.7490152 + n * (-1.1230734 + n * (0.45805244 + n * (-0.093542462 + n * 0.0074305312)));
  y *= 1.5 - 0.5 * n * y * y;
  y *= 1.5 - 0.5 * n * y * y;
  T s = m * static_cast<T>(y);
  s += static_cast<T>(0.5 * y) * (m - s * s);
  T const back = power_of_two<T>((exponent - odd) / 2);
  if constexpr (is_wide<T>) {
    auto const square = two_product(s, s);
    T const r = (m - square.hi) - square.lo;
    T const u = limits::epsilon();
    return (r > s * u ? s + u : r <= -s * u ? s - u : s) * back;
  } else {
    // In whole units: the remainder is small, so unsigned arithmetic modulo 2^64 has all of it.
    auto const i = static_cast<std::int64_t>(s * 0x1p52);
    auto const r =
        static_cast<std::int64_t>((static_cast<std::uint64_t>(m * 0x1p52) << 52) -
                                  static_cast<std::uint64_t>(i) * static_cast<std::uint64_t>(i));
    return static_cast<T>(r > i ? i + 1 : r <= -i ? i - 1 : i) * 0x1p-52 * back;
  }
}

}  // namespace detail

/// The square root, correctly rounded: the bits of IEEE 754's squareRoot, at compile time too.
///
/// The compiler computes it by arithmetic alone; a program asks the processor, of which IEEE 754
/// demands the same bits, at a tenth of the cost.
///
/// Zeros of either sign, NaN and +infinity return themselves, negative numbers a quiet NaN, in a
/// constant expression as well. No errno, no floating-point exception is promised.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::sqrt}
template <std::floating_point T>
[[nodiscard]] constexpr T sqrt(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    // Rounding twice is harmless: double has more than twice the digits of float, plus two.
    return static_cast<T>(sqrt(static_cast<detail::working_t<T>>(x)));
  } else {
    if (std::is_constant_evaluated()) {
      if (!(x > 0) || x > (limits::max)()) return x < 0 ? limits::quiet_NaN() : x;
      return detail::root_of_positive(x);
    }
    // The processor's, and one choice, which vanishes where a compiler knows x for a sum of squares.
    T root;
    if constexpr (detail::is_wide<T>)
      root = __builtin_sqrtl(x);
    else
      root = __builtin_sqrt(x);
    return x < 0 ? limits::quiet_NaN() : root;
  }
}

}  // namespace unitstep::math
