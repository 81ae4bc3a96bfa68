// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>

#include "math/twins.hpp"

namespace twins {

/// Compares a list of results from two numbers, computed here and by the compiler, bit for bit. `f(a, b)` returns a
/// `std::array` of floating-point numbers.
template <class F, class T, std::size_t count>
void expect_same_values(F f, T a, T b, std::array<T, count> const& constants) {
  auto const now = f(opaque(a), opaque(b));
  for (std::size_t i = 0; i < count; ++i)
    EXPECT_TRUE(same(now[i], constants[i]))
        << "result " << i << ": " << now[i] << " is not " << constants[i];
}

}  // namespace twins
