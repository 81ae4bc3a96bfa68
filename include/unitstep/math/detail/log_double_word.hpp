// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/ln_two.hpp>
#include <unitstep/math/detail/polynomial.hpp>

namespace unitstep::math::detail {

/// x = 2^k m with m between sqrt(1/2) and sqrt(2), and s = (m - 1)/(m + 1), so |s| < 0.172:
/// ln x = k ln 2 + 2 artanh s.
template <std::floating_point T>
struct log_argument {
  double_word<T> s;
  T k;
};

/// Takes a positive finite x apart for its logarithm.
template <std::floating_point T>
constexpr log_argument<T> split_for_log(T x) {
  auto const [significand, exponent] = decompose(x);
  bool const above = significand > T(1.41421356237309504880L);
  T const m = above ? T(0.5) * significand : significand;
  return {divide<T>({m - 1, 0}, fast_two_sum(T(1), m)), static_cast<T>(exponent + above)};
}

/// What 1/N lacks when rounded.
template <int N, std::floating_point T>
inline constexpr T reciprocal_rest =
    ((1 - two_product(T(N), reciprocal<N, T>).hi) - two_product(T(N), reciprocal<N, T>).lo) / T(N);

/// 1/N + z * tail: a step of Horner's scheme in double words.
template <int N, std::floating_point T>
constexpr double_word<T> horner_step(double_word<T> z, double_word<T> tail) {
  auto const product = multiply(z, tail);
  auto const sum = fast_two_sum(reciprocal<N, T>, product.hi);
  return {sum.hi, sum.lo + (product.lo + reciprocal_rest<N, T>)};
}

/// ln(x) for a positive finite x, with about 18 bits more than `T` has (23 in long double): what
/// x^y needs.
///
/// \f[ 2\,\mathrm{artanh}\,s = 2s\left(1 + s^2\left(\tfrac13 + s^2\left(\tfrac15
///   + s^2\left(\tfrac17 + \dots\right)\right)\right)\right) \f]
/// in double words for the first terms, in plain numbers from 1/7 (1/9) on.
template <std::floating_point T>
constexpr double_word<T> log_double_word(T x) {
  auto const [s, k] = split_for_log(x);
  auto const square = two_product(s.hi, s.hi);
  double_word<T> const z{square.hi, square.lo + 2 * s.hi * s.lo};
  T top = reciprocal<27, T>;
  if constexpr (is_wide<T>) {
    top = horner(z.hi, reciprocal<33, T>, reciprocal<31, T>, reciprocal<29, T>, reciprocal<27, T>);
  }
  T const series = horner(z.hi, top, reciprocal<25, T>, reciprocal<23, T>, reciprocal<21, T>,
                          reciprocal<19, T>, reciprocal<17, T>, reciprocal<15, T>,
                          reciprocal<13, T>, reciprocal<11, T>, reciprocal<9, T>);
  double_word<T> tail{reciprocal<7, T> + z.hi * series, 0};
  if constexpr (is_wide<T>) {
    tail = horner_step<7, T>(z, {series, 0});
  }
  auto const rest = multiply(s, multiply(z, horner_step<3>(z, horner_step<5>(z, tail))));
  auto const half = fast_two_sum(s.hi, rest.hi);
  auto const sum = fast_two_sum(k * ln_two<T>::hi, 2 * half.hi);
  return fast_two_sum(sum.hi, sum.lo + (k * ln_two<T>::lo + 2 * (half.lo + (s.lo + rest.lo))));
}

}  // namespace unitstep::math::detail
