// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <unitstep/math/magnitude.hpp>

/// \file
/// \brief Few equations, solved for one right side: what `implicit_euler` asks in each iteration for a motion.
///
/// `methods/detail/lu.hpp` keeps factors for many right sides, along a band and of complex numbers too. For one right
/// side they would cost the compiler nearly a fifth more operations in a step of `implicit_euler` on one number.

namespace unitstep::detail {

/// Solves J d = r by elimination: with the largest pivot of each column, or in exact numbers the first
/// that is not zero. `r` becomes d; false if J is singular.
template <class T, std::size_t n>
[[nodiscard]] constexpr bool solve(std::array<std::array<T, n>, n> j, vec<T, n>& r) {
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < n; ++row) {
      if constexpr (std::floating_point<T>) {
        if (unitstep::magnitude(j[row][column]) > unitstep::magnitude(j[pivot][column]))
          pivot = row;
      } else {
        if (j[pivot][column] == T(0)) pivot = row;
      }
    }
    if (j[pivot][column] == T(0)) return false;
    if (pivot != column) {
      auto const row = j[pivot];
      j[pivot] = j[column];
      j[column] = row;
      T const right = r[pivot];
      r[pivot] = r[column];
      r[column] = right;
    }
    for (std::size_t row = column + 1; row < n; ++row) {
      T const factor = j[row][column] / j[column][column];
      for (std::size_t k = column; k < n; ++k) j[row][k] = j[row][k] - factor * j[column][k];
      r[row] = r[row] - factor * r[column];
    }
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) r[row] = r[row] - j[row][k] * r[k];
    r[row] = r[row] / j[row][row];
  }
  return true;
}

}  // namespace unitstep::detail
