// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>

/// What the compiler computed against what the program computes.
namespace twins {

using real_types = ::testing::Types<float, double, long double>;

/// The same bits: equal, and of the same sign where they are zeros, or both NaN.
template <std::floating_point T>
bool same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

/// A value the compiler cannot see through.
template <std::floating_point T>
T opaque(T x) {
  T volatile hidden = x;
  return hidden;
}

/// What the compiler has asserted holds in the program too, which is not to see which function it calls.
inline bool holds(bool (*asserted)()) {
  bool (*volatile there)() = asserted;
  return there();
}

/// `from`, then each the last one times `ratio`.
template <std::floating_point T, std::size_t count = 100>
constexpr std::array<T, count> geometric(T from, T ratio) {
  std::array<T, count> xs{};
  for (T& x : xs) {
    x = from;
    from *= ratio;
  }
  return xs;
}

/// The function at each argument.
template <std::floating_point T, std::size_t count, class F>
constexpr std::array<T, count> map(F f, std::array<T, count> xs) {
  for (T& x : xs) {
    x = f(x);
  }
  return xs;
}

/// The program's results are the compiler's, bit for bit.
template <std::floating_point T, std::size_t count, class F>
void expect_same(F f, std::array<T, count> const& xs, std::array<T, count> const& constants) {
  for (std::size_t i = 0; i < count; ++i) {
    EXPECT_TRUE(same(f(opaque(xs[i])), constants[i]))
        << "at " << xs[i] << ": " << f(opaque(xs[i])) << " is not " << constants[i];
  }
}

/// So are they of a function of an angle: of small ones, and past 2^20, where the angle is reduced by
/// the bits of 2/pi.
template <std::floating_point T, class F>
void expect_same_of_angles(F f) {
  static constexpr auto small = geometric(T(1e-12L), T(-1.31L));
  static constexpr auto of_small = map(F{}, small);
  expect_same(f, small, of_small);
  static constexpr auto large = geometric(T(1e5L), T(-2.1L));
  static constexpr auto of_large = map(F{}, large);
  expect_same(f, large, of_large);
}

/// An odd function has the sign of its argument at zero too.
template <std::floating_point T, class F>
void expect_sign_of_zero(F f) {
  constexpr T negative = F{}(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(f(opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(f(opaque(T(0)))));
}

}  // namespace twins
