// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>

/// \file
/// \brief Polynomials of one number: their value, and the coefficients that those of known functions have.

namespace unitstep::math::detail {

/// 1/N, correctly rounded: a variable, so that a constant expression divides once, not per call.
template <int N, std::floating_point T>
inline constexpr T reciprocal = T(1) / T(N);

/// N!, exact in double up to 22!, in long double up to 25!.
template <int N, std::floating_point T>
inline constexpr T factorial = factorial<N - 1, T> * T(N);

template <std::floating_point T>
inline constexpr T factorial<0, T> = T(1);

/// 1/N!, correctly rounded.
template <int N, std::floating_point T>
inline constexpr T inverse_factorial = T(1) / factorial<N, T>;

/// Horner's scheme from the coefficient of the highest power down to the constant:
/// horner(x, c, b, a) is a + x (b + x c). One expression, for the sake of compilers that count
/// statements.
template <std::floating_point T, std::same_as<T>... Rest>
constexpr T horner(T x, T sum, Rest... rest) {
  ((sum = sum * x + rest), ...);
  return sum;
}

}  // namespace unitstep::math::detail
