// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/math/root.hpp>

namespace laws {

/// A number with its exact derivatives by `N` variables: \f$ a + \sum_i a_i \epsilon_i \f$ where
/// \f$ \epsilon_i \epsilon_j = 0 \f$.
template <class T, std::size_t N>
struct dual {
  T value{};
  std::array<T, N> by{};

  constexpr dual() = default;
  template <std::integral I>
  constexpr dual(I whole) : value(static_cast<T>(whole)) {}
  constexpr dual(T const& v) : value(v) {}
  constexpr dual(T const& v, std::array<T, N> const& d) : value(v), by(d) {}

  /// The variable of number `i` at the value `v`.
  static constexpr dual variable(T const& v, std::size_t i) {
    std::array<T, N> d{};
    d[i] = T(1);
    return {v, d};
  }

  friend constexpr dual operator+(dual const& a, dual const& b) {
    return {a.value + b.value, each([&](std::size_t i) { return a.by[i] + b.by[i]; })};
  }
  friend constexpr dual operator-(dual const& a, dual const& b) {
    return {a.value - b.value, each([&](std::size_t i) { return a.by[i] - b.by[i]; })};
  }
  friend constexpr dual operator*(dual const& a, dual const& b) {
    return {a.value * b.value,
            each([&](std::size_t i) { return a.by[i] * b.value + a.value * b.by[i]; })};
  }
  friend constexpr dual operator/(dual const& a, dual const& b) {
    T const q = a.value / b.value;
    return {q, each([&](std::size_t i) { return (a.by[i] - q * b.by[i]) / b.value; })};
  }
  friend constexpr dual operator-(dual const& a) { return dual() - a; }
  constexpr dual& operator+=(dual const& b) { return *this = *this + b; }
  constexpr dual& operator-=(dual const& b) { return *this = *this - b; }

  friend constexpr bool operator==(dual const& a, dual const& b) {
    for (std::size_t i = 0; i < N; ++i)
      if (!(a.by[i] == b.by[i])) return false;
    return a.value == b.value;
  }

  /// The derivative of a cube root r by its cube is 1 / (3 r^2).
  friend constexpr dual cbrt(dual const& a) {
    using unitstep::math::cbrt;
    T const r = cbrt(a.value);
    return {r, each([&](std::size_t i) { return a.by[i] / (T(3) * r * r); })};
  }

private:
  template <class F>
  static constexpr std::array<T, N> each(F const& f) {
    std::array<T, N> d{};
    for (std::size_t i = 0; i < N; ++i) d[i] = f(i);
    return d;
  }
};

}  // namespace laws
