// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/ln_two.hpp>
#include <unitstep/math/detail/polynomial.hpp>

namespace unitstep::math::detail {

/// (hi + lo) 2^k rounded once, for 0.5 <= hi + lo < 1.5: to infinity past the largest number, to a
/// multiple of the least subnormal below the smallest normal one.
template <std::floating_point T>
constexpr T scale(double_word<T> x, int k) {
  using limits = std::numeric_limits<T>;
  constexpr int smallest = limits::min_exponent - 1;
  if (k > smallest || (k == smallest && x.hi >= 1)) {
    if (k < limits::max_exponent) {
      return (x.hi + x.lo) * power_of_two<T>(k);
    }
    T const doubled = 2 * (x.hi + x.lo);
    return k > limits::max_exponent || doubled >= 2
               ? limits::infinity()
               : doubled * power_of_two<T>(limits::max_exponent - 1);
  }
  if (k < smallest - limits::digits - 1) {
    return 0;
  }
  // In the binade of `big` a unit in the last place is the least subnormal over 2^k, so this sum
  // rounds where the result has to.
  T const big = power_of_two<T>(smallest - k);
  auto const sum = fast_two_sum(big, x.hi);
  T const rounded = (sum.hi + (sum.lo + x.lo)) - big;
  return rounded * power_of_two<T>(k + 2 * limits::digits) * power_of_two<T>(-2 * limits::digits);
}

/// exp(hi + lo) within 0.505 units in the last place, for finite hi.
///
/// exp(x) = 2^k exp(r), |r| <= ln(2)/2; with a the ten or thirteen leading bits of r and b = r - a,
/// \f[ e^r = 1 + r + a^2\left(\tfrac12 + \tfrac{43}{256}a\right)
///   + b\left(\tfrac{r+a}{2} + \tfrac{43}{256}(a^2+ar+r^2)\right)
///   + r^3\left(-\tfrac1{768} + \tfrac{r}{4!} + \tfrac{r^2}{5!} + \dots\right) \f]
/// where the terms before b are exact (43/256 = 1/6 + 1/768 has six bits) and those from b on are
/// so small that their rounding errors hardly count.
template <std::floating_point T>
constexpr T exp_double_word(double_word<T> x) {
  using limits = std::numeric_limits<T>;
  if (x.hi > limits::max_exponent) {
    return limits::infinity();
  }
  if (x.hi < limits::min_exponent - limits::digits) {
    return 0;
  }
  int const k = static_cast<int>(x.hi * ln_two<T>::inverse + (x.hi < 0 ? T(-0.5) : T(0.5)));
  T const reduced = x.hi - T(k) * ln_two<T>::hi;
  auto const [r, rest] = two_sum(reduced, x.lo - T(k) * ln_two<T>::lo);
  T const a = leading<(is_wide<T> ? 13 : 10)>(r);
  T const b = r - a;
  T const square = r * r;
  T top = inverse_factorial<14, T>;
  if constexpr (is_wide<T>) {
    top = horner(r, inverse_factorial<17, T>, inverse_factorial<16, T>, inverse_factorial<15, T>,
                 inverse_factorial<14, T>);
  }
  T const series =
      horner(r, top, inverse_factorial<13, T>, inverse_factorial<12, T>, inverse_factorial<11, T>,
             inverse_factorial<10, T>, inverse_factorial<9, T>, inverse_factorial<8, T>,
             inverse_factorial<7, T>, inverse_factorial<6, T>, inverse_factorial<5, T>,
             inverse_factorial<4, T>, -reciprocal<768, T>);
  auto const linear = fast_two_sum(T(1), r);
  auto const sum = fast_two_sum(linear.hi, a * a * (T(0.5) + T(0.16796875) * a));
  T const lower = b * (T(0.5) * (r + a) + T(0.16796875) * (a * (a + r) + square)) +
                  r * square * series + rest * (1 + (r + T(0.5) * square));
  return scale<T>({sum.hi, sum.lo + (linear.lo + lower)}, k);
}

}  // namespace unitstep::math::detail
