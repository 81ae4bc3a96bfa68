// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/detail/floating_point.hpp>
#include <unitstep/math/detail/half_pi.hpp>
#include <unitstep/math/detail/two_over_pi.hpp>

namespace unitstep::math::detail {

/// An angle as quadrant * pi/2 + rest, |rest| at most about pi/4, quadrants counted modulo 4.
template <std::floating_point T>
struct reduced_angle {
  double_word<T> rest;
  int quadrant;
};

/// Reduces x >= 2^20 by multiplying its significand with the bits of 2/pi that matter.
///
/// The bits of 2/pi before those only add multiples of four quadrants, the bits after the window
/// less than 2^-185 of one. No argument of 64 significant bits and 15 exponent bits comes nearer
/// than about 2^-80 to a multiple of pi/2, so the rest keeps 2^-100 of itself.
/// Source: M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", ACM SIGNUM
/// Newsletter 18 (1983).
template <std::floating_point T>
constexpr reduced_angle<T> reduce_by_bits(T x) {
  constexpr int columns = 6;
  constexpr std::uint64_t low = 0xffff'ffff;
  auto const [significand, exponent] = decompose(x);
  auto const integer = static_cast<std::uint64_t>(significand * T(0x1p63));
  // Bit `first` of 2/pi, counted from 0, stands for two quadrants.
  int const first = exponent - 65;
  int const word = (first + 96) / 32 - 3;
  int const shift = first - 32 * word;
  std::uint64_t const m0 = integer << shift & low;
  std::uint64_t const m1 = integer >> (32 - shift) & low;
  std::uint64_t const m2 = (integer >> 32) >> (32 - shift);
  // The fraction of x / (2 pi), 32 bits to a column, in three words: an array a GPU would keep in its memory.
  std::uint64_t high = 0, middle = 0, last = 0;
  std::uint64_t carry = 0;
  for (int w = word + columns - 1; w >= word; --w) {
    std::uint64_t const p0 = w < 0 ? 0 : m0 * two_over_pi[w];
    std::uint64_t const p1 = w < -1 ? 0 : m1 * two_over_pi[w + 1];
    std::uint64_t const p2 = m2 * two_over_pi[w + 2];
    carry += (p0 & low) + (p1 & low) + (p2 & low);
    last = last >> 32 | middle << 32;
    middle = middle >> 32 | high << 32;
    high = high >> 32 | carry << 32;
    carry = (carry >> 32) + (p0 >> 32) + (p1 >> 32) + (p2 >> 32);
  }
  // Past the middle of a quadrant the rest is counted down from the next one: the complement.
  auto const halves = static_cast<int>(high >> 61);
  bool const past = (halves & 1) != 0;
  if (past) high = ~high, middle = ~middle, last = ~last;
  high &= 0x3fff'ffff'ffff'ffff;
  T unit = past ? T(-0x1p-30) : T(0x1p-30);
  double_word<T> sum{0, 0};
  auto const add = [&](std::uint64_t bits) {
    auto const next = fast_two_sum(sum.hi, unit * static_cast<T>(bits));
    sum = {next.hi, sum.lo + next.lo};
    unit *= T(0x1p-32);
  };
  add(high >> 32), add(high & low), add(middle >> 32);
  add(middle & low), add(last >> 32), add(last & low);
  return {multiply(sum, {half_pi<T>::hi, half_pi<T>::lo}), (halves + 1) / 2};
}

/// Reduces any finite angle: by Cody and Waite's method below 2^20, by the bits of 2/pi above.
template <std::floating_point T>
constexpr reduced_angle<T> reduce_angle(T x) {
  if (x <= T(0.785) && x >= T(-0.785)) {
    return {{x, 0}, 0};
  }
  if (x >= 0x1p20) {
    return reduce_by_bits(x);
  }
  if (x <= -0x1p20) {
    auto const [rest, quadrant] = reduce_by_bits(-x);
    return {{-rest.hi, -rest.lo}, -quadrant};
  }
  using pieces = half_pi<T>;
  int const quadrant = static_cast<int>(x * pieces::inverse + (x < 0 ? T(-0.5) : T(0.5)));
  T const k = static_cast<T>(quadrant);
  auto const second = two_sum(x - k * pieces::piece1, -k * pieces::piece2);
  auto const third = two_sum(second.hi, -k * pieces::piece3);
  return {fast_two_sum(third.hi, third.lo + (second.lo - k * pieces::piece4)), quadrant};
}

}  // namespace unitstep::math::detail
