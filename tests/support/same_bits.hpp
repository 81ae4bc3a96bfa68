// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <bit>
#include <boost/pfr/core.hpp>
#include <boost/units/quantity.hpp>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <unitstep/math/vec.hpp>
#include <utility>

/// Compares what the compiler computed with what the program computes, for states of any kind.
namespace twins {

/// The same bits. A long double has padding, so it must have the same value and sign.
template <std::floating_point T>
constexpr bool same_bits(T a, T b) {
  if constexpr (sizeof(T) == sizeof(std::uint32_t))
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
  else if constexpr (sizeof(T) == sizeof(std::uint64_t))
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
  else
    return a == b && (a != 0 || 1 / a == 1 / b);
}
template <unitstep::quantity_like Q>
constexpr bool same_bits(Q const& a, Q const& b) {
  return same_bits(a.value(), b.value());
}
template <class S>
  requires (std::is_class_v<S> && !unitstep::quantity_like<S>)
constexpr bool same_bits(S const& a, S const& b);
template <class Q, std::size_t N>
constexpr bool same_bits(unitstep::vec<Q, N> const& a, unitstep::vec<Q, N> const& b) {
  for (std::size_t i = 0; i < N; ++i)
    if (!same_bits(a[i], b[i])) return false;
  return true;
}
template <class Q, std::size_t N>
constexpr bool same_bits(std::array<Q, N> const& a, std::array<Q, N> const& b) {
  for (std::size_t i = 0; i < N; ++i)
    if (!same_bits(a[i], b[i])) return false;
  return true;
}
template <class S>
  requires (std::is_class_v<S> && !unitstep::quantity_like<S>)
constexpr bool same_bits(S const& a, S const& b) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (same_bits(boost::pfr::get<I>(a), boost::pfr::get<I>(b)) && ...);
  }(std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
}

/// A number that the compiler cannot see through.
template <std::floating_point T>
T hidden(T x) {
  T volatile there = x;
  return there;
}

/// The result of a function at run time: g++ evaluates a call with constants while it compiles.
template <class Result>
Result called(Result (*f)()) {
  Result (*volatile there)() = f;
  return there();
}

}  // namespace twins
