// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/math/vec.hpp>
#include <utility>

namespace unitstep::detail {

/// How a raw value lies in a row of numbers.
template <class Raw>
struct vector_layout {
  static constexpr std::size_t size = 1;

  template <class Row>
  static constexpr Raw take(Row const& row, std::size_t at) {
    return row[at];
  }
  template <class Row>
  static constexpr void put(Raw const& raw, Row& row, std::size_t at) {
    row[at] = raw;
  }
};

template <class Raw, std::size_t N>
struct vector_layout<vec<Raw, N>> {
  static constexpr std::size_t size = N * vector_layout<Raw>::size;

  template <class Row, std::size_t... I>
  static constexpr vec<Raw, N> take(Row const& row, std::size_t at, std::index_sequence<I...>) {
    return {vector_layout<Raw>::take(row, at + I * vector_layout<Raw>::size)...};
  }
  template <class Row>
  static constexpr vec<Raw, N> take(Row const& row, std::size_t at) {
    return take(row, at, std::make_index_sequence<N>{});
  }
  template <class Row>
  static constexpr void put(vec<Raw, N> const& raw, Row& row, std::size_t at) {
    for (std::size_t i = 0; i < N; ++i)
      vector_layout<Raw>::put(raw[i], row, at + i * vector_layout<Raw>::size);
  }
};

}  // namespace unitstep::detail
