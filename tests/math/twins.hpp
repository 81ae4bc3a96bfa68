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

}  // namespace twins
