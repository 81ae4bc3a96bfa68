// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <utility>

namespace unitstep::detail {

/// How a raw value lies in a vector of numbers.
template <class Raw>
struct vector_layout {
  static constexpr std::size_t size = 1;

  template <class Numbers>
  static constexpr Raw take(Numbers const& numbers, std::size_t at) {
    return numbers[at];
  }
  template <class Numbers>
  static constexpr void put(Raw const& raw, Numbers& numbers, std::size_t at) {
    numbers[at] = raw;
  }
};

template <class Raw, std::size_t N>
struct vector_layout<vec<Raw, N>> {
  static constexpr std::size_t size = N * vector_layout<Raw>::size;

  template <class Numbers, std::size_t... I>
  static constexpr vec<Raw, N> take(Numbers const& numbers, std::size_t at,
                                    std::index_sequence<I...>) {
    return {vector_layout<Raw>::take(numbers, at + I * vector_layout<Raw>::size)...};
  }
  template <class Numbers>
  static constexpr vec<Raw, N> take(Numbers const& numbers, std::size_t at) {
    return take(numbers, at, std::make_index_sequence<N>{});
  }
  template <class Numbers>
  static constexpr void put(vec<Raw, N> const& raw, Numbers& numbers, std::size_t at) {
    for (std::size_t i = 0; i < N; ++i)
      vector_layout<Raw>::put(raw[i], numbers, at + i * vector_layout<Raw>::size);
  }
};

}  // namespace unitstep::detail
