// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/answers/detail/raw_function.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>

/// \file
/// \brief A number or a quantity, in words.

namespace unitstep::detail {

/// The unit of Q after a space, as in all sentences; nothing for a plain number.
template <class Q>
constexpr sentence unit_behind() {
  sentence words;
  unit_of_result<Q>::add(words);
  return words;
}

/// Appends a number in six digits, or the word for an infinity or NaN.
template <class T>
constexpr void append_amount(sentence& words, T const& number) {
  if (unitstep::is_finite(number))
    detail::append_number(words, number);
  else
    words += number < 0 ? "-infinity" : number > 0 ? "infinity" : "NaN";
}

/// Appends a quantity or a number: "0.5 m".
template <class Q>
constexpr void append_quantity(sentence& words, Q const& q) {
  detail::append_amount(words, leaf_of<Q>::in(q));
  unit_of_result<Q>::add(words);
}

}  // namespace unitstep::detail
