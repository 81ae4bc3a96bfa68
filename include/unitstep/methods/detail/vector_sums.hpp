// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/math/root.hpp>
#include <unitstep/state/detail/state_vector.hpp>
#include <unitstep/state/finite.hpp>
#include <utility>

/// \file
/// \brief Sums of vectors in one expression each: an evaluator charges for every call.

namespace unitstep::detail {

/// The sum of vectors times numbers.
template <class V, class T, std::size_t N>
constexpr V weighted(std::array<V, N> const& z, std::array<T, N> const& m) {
  return [&]<std::size_t... K>(std::index_sequence<K...>) -> V {
    return (... + (z[K] * m[K]));
  }(std::make_index_sequence<N>{});
}
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

/// The same for every row of a matrix: the product of a matrix and a vector of vectors. Up to three rows are written
/// out, as an evaluator charges for the call of a lambda too.
template <class Row, class T, std::size_t N>
constexpr std::array<Row, N> times(std::array<std::array<T, N>, N> const& m,
                                   std::array<Row, N> const& z) {
  if constexpr (N == 1)
    return {detail::weighted(z, m[0])};
  else if constexpr (N == 2)
    return {detail::weighted(z, m[0]), detail::weighted(z, m[1])};
  else if constexpr (N == 3)
    return {detail::weighted(z, m[0]), detail::weighted(z, m[1]), detail::weighted(z, m[2])};
  else
    return [&]<std::size_t... K>(std::index_sequence<K...>) -> std::array<Row, N> {
      return {detail::weighted(z, m[K])...};
    }(std::make_index_sequence<N>{});
}

/// A function of each number of a vector, or of two or three.
template <class V, class F, class... Vs>
V each_number(F const& f, V const& y, Vs const&... z) {
  V result = V::beside(y);
  for (std::size_t i = 0; i < y.length(); ++i) result[i] = f(y[i], z[i]...);
  return result;
}
template <class T, std::size_t... I, class F>
constexpr state_vector_of<T, std::index_sequence<I...>> each_number(
    F const& f, state_vector_of<T, std::index_sequence<I...>> const& y) {
  return {{f(y.n[I])...}};
}
template <class T, std::size_t... I, class F>
constexpr state_vector_of<T, std::index_sequence<I...>> each_number(
    F const& f, state_vector_of<T, std::index_sequence<I...>> const& y,
    state_vector_of<T, std::index_sequence<I...>> const& z,
    state_vector_of<T, std::index_sequence<I...>> const& w) {
  return {{f(y.n[I], z.n[I], w.n[I])...}};
}

/// The first number of a vector that is not finite, or -1.
template <class V>
constexpr long first_not_finite(V const& y) {
  for (std::size_t i = 0; i < y.length(); ++i)
    if (!unitstep::is_finite(y[i])) return static_cast<long>(i);
  return -1;
}

/// The sum of the squares of a vector, each number times a share.
template <class V>
constexpr auto squares_over(V const& e, V const& share) {
  std::remove_cvref_t<decltype(e[0])> sum(0);
  for (std::size_t i = 0; i < e.length(); ++i) {
    auto const x = e[i] * share[i];
    sum += x * x;
  }
  return sum;
}
template <class T, std::size_t... I>
  requires (sizeof...(I) <= longest_fold)
constexpr T squares_over(state_vector_of<T, std::index_sequence<I...>> const& e,
                         state_vector_of<T, std::index_sequence<I...>> const& share) {
  return (... + ((e.n[I] * share.n[I]) * (e.n[I] * share.n[I])));
}

/// The root mean square of a vector, each number times a share.
template <class V>
constexpr auto size_over(V const& e, V const& share) {
  auto const sum = detail::squares_over(e, share);
  return math::sqrt(sum / static_cast<decltype(sum + sum)>(static_cast<int>(e.length())));
}

}  // namespace unitstep::detail
