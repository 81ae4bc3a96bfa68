// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>

namespace unitstep::math::detail {

/// An unevaluated sum hi + lo of two numbers, |lo| at most about half a unit in the last place of
/// hi: twice the precision of `T` within its range.
///
/// The operations below are exact or err by a few 2^(-2p), p the digits of `T`, when nothing
/// overflows or underflows and rounding is to nearest. They need no fused multiply-add, and must
/// not be compiled with -ffast-math, which rewrites them to nothing.
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// Numerische Mathematik 18 (1971); D. E. Knuth, The Art of Computer Programming, volume 2, 4.2.2.
template <std::floating_point T>
struct double_word {
  T hi;
  T lo;
};

/// a + b exactly, when the exponent of a is not below that of b, or a is zero (Dekker).
template <std::floating_point T>
constexpr double_word<T> fast_two_sum(T a, T b) {
  T const sum = a + b;
  return {sum, b - (sum - a)};
}

/// a + b exactly (Knuth).
template <std::floating_point T>
constexpr double_word<T> two_sum(T a, T b) {
  T const sum = a + b;
  T const part = sum - a;
  return {sum, (a - (sum - part)) + (b - part)};
}

/// x rounded to its leading `bits` bits (Veltkamp).
template <int bits, std::floating_point T>
constexpr T leading(T x) {
  T const scaled = T(1ULL << (std::numeric_limits<T>::digits - bits)) * x + x;
  return scaled - (scaled - x);
}

/// a * b exactly (Dekker).
template <std::floating_point T>
constexpr double_word<T> two_product(T a, T b) {
  T const ah = leading<std::numeric_limits<T>::digits / 2>(a);
  T const bh = leading<std::numeric_limits<T>::digits / 2>(b);
  T const al = a - ah;
  T const bl = b - bh;
  T const product = a * b;
  return {product, ((ah * bh - product) + ah * bl + al * bh) + al * bl};
}

/// a * b to within a few 2^(-2p).
template <std::floating_point T>
constexpr double_word<T> multiply(double_word<T> a, double_word<T> b) {
  auto const product = two_product(a.hi, b.hi);
  return fast_two_sum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}

/// a / b to within a few 2^(-2p): the quotient and what its remainder adds.
template <std::floating_point T>
constexpr double_word<T> divide(double_word<T> a, double_word<T> b) {
  T const quotient = a.hi / b.hi;
  auto const back = two_product(quotient, b.hi);
  return {quotient, (((a.hi - back.hi) - back.lo) + (a.lo - quotient * b.lo)) / b.hi};
}

}  // namespace unitstep::math::detail
