// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>

/// Compares what the compiler computed with what the program computes.
namespace twins {

using real_types = ::testing::Types<float, double, long double>;

/// The same bits: equal numbers, with the same sign for zeros, or both NaN.
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

/// An assertion of the compiler also holds in the program, which does not see which function it calls.
inline bool holds(bool (*asserted)()) {
  bool (*volatile there)() = asserted;
  return there();
}

/// `from`, then each number times `ratio`.
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

/// The same for functions of angles: small ones, and beyond 2^20, where the bits of 2/pi reduce the angle.
template <std::floating_point T, class F>
void expect_same_of_angles(F f) {
  static constexpr auto small = geometric(T(1e-12L), T(-1.31L));
  static constexpr auto of_small = map(F{}, small);
  expect_same(f, small, of_small);
  static constexpr auto large = geometric(T(1e5L), T(-2.1L));
  static constexpr auto of_large = map(F{}, large);
  expect_same(f, large, of_large);
}

/// An odd function has the sign of its argument at zero, too.
template <std::floating_point T, class F>
void expect_sign_of_zero(F f) {
  constexpr T negative = F{}(-T(0));
  EXPECT_TRUE(std::signbit(negative));
  EXPECT_TRUE(std::signbit(f(opaque(-T(0)))));
  EXPECT_FALSE(std::signbit(f(opaque(T(0)))));
}

}  // namespace twins
