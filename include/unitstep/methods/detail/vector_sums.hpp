// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/sqrt.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <utility>

/// \file
/// \brief Sums of vectors in one expression each: an evaluator charges for every call.

namespace unitstep::detail {

/// The sum of vectors times numbers.
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 1> const& z,
    std::array<T, 1> const& m) {
  return {{(z[0].n[I] * m[0])...}};
}
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 2> const& z,
    std::array<T, 2> const& m) {
  T const a = m[0], b = m[1];
  auto const &x = z[0], &y = z[1];
  return {{(x.n[I] * a + y.n[I] * b)...}};
}
template <class T, std::size_t... I>
constexpr state_vector_of<T, std::index_sequence<I...>> weighted(
    std::array<state_vector_of<T, std::index_sequence<I...>>, 3> const& z,
    std::array<T, 3> const& m) {
  T const a = m[0], b = m[1], c = m[2];
  auto const &x = z[0], &y = z[1], &w = z[2];
  return {{(x.n[I] * a + y.n[I] * b + w.n[I] * c)...}};
}

/// The same for every row of a matrix: the product of a matrix and a vector of vectors.
template <class Row, class T, std::size_t N>
constexpr std::array<Row, N> times(std::array<std::array<T, N>, N> const& m,
                                   std::array<Row, N> const& z) {
  if constexpr (N == 1)
    return {detail::weighted(z, m[0])};
  else if constexpr (N == 2)
    return {detail::weighted(z, m[0]), detail::weighted(z, m[1])};
  else
    return {detail::weighted(z, m[0]), detail::weighted(z, m[1]), detail::weighted(z, m[2])};
}

/// The sum of the squares of a vector, each number times a share.
template <class T, std::size_t... I>
constexpr T squares_over(state_vector_of<T, std::index_sequence<I...>> const& e,
                         state_vector_of<T, std::index_sequence<I...>> const& share) {
  if constexpr (sizeof...(I) <= longest_fold) {
    return (... + ((e.n[I] * share.n[I]) * (e.n[I] * share.n[I])));
  } else {
    T sum(0);
    for (std::size_t i = 0; i < sizeof...(I); ++i) {
      T const x = e[i] * share[i];
      sum += x * x;
    }
    return sum;
  }
}

/// The root mean square of a vector, each number times a share.
template <class T, std::size_t... I>
constexpr T size_over(state_vector_of<T, std::index_sequence<I...>> const& e,
                      state_vector_of<T, std::index_sequence<I...>> const& share) {
  return math::sqrt(detail::squares_over(e, share) / T(static_cast<int>(sizeof...(I))));
}

}  // namespace unitstep::detail
