// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief Quantities of integers, which formulas divide wrongly: half of 3 is 1 there.

namespace unitstep::diagnostics {

/// Whether the numbers in a quantity, or in a vec or an array, are integers.
template <class T>
inline constexpr bool is_of_integers = false;
template <quantity_like Q>
inline constexpr bool is_of_integers<Q> = std::integral<number_of<Q>>;
template <template <class, std::size_t> class Shape, class Q, std::size_t N>
inline constexpr bool is_of_integers<Shape<Q, N>> = std::integral<Q> || is_of_integers<Q>;

/// Something with the type of its numbers, which are at fault.
template <class T>
struct in_its_numbers {};
template <class T>
struct description<in_its_numbers<T>> {
  static constexpr sentence write(wording) { return describe<T>(wording::value_type); }
};
/// The refusal of integers. The words are worked out when they are asked for: functions that may refuse are
/// named wherever others of their name are called.
template <text Argument, class Got>
struct not_of_integers {
  using words_of = refuse<Argument, words<"numbers such as 2.0">, in_its_numbers<Got>>;
  static constexpr bool ok = false;
  using expected = typename words_of::expected;
  using got = typename words_of::got;
};
/// The refusal of integers if a Got is made of them, else another refusal.
template <text Argument, class Got, class Refusal>
using integers_or =
    std::conditional_t<is_of_integers<Got>, not_of_integers<Argument, Got>, Refusal>;

}  // namespace unitstep::diagnostics
