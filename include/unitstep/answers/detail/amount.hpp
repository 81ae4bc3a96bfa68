// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/drive/detail/fail_at.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/unit_text.hpp>

/// \file
/// \brief A number with its unit, in words.

namespace unitstep::detail {

/// " m s^-1" or " N", what comes behind a number in the unit of Q; nothing of a plain number.
template <class Q>
constexpr sentence unit_behind() {
  sentence words;
  if constexpr (quantity_like<Q>)
    if constexpr (!is_dimensionless_unit<unit_of<Q>>) {
      words += ' ';
      words += diagnostics::unit_name<unit_of<Q>>.size() != 0 ? diagnostics::unit_name<unit_of<Q>>
                                                              : unit_text<unit_of<Q>>;
    }
  return words;
}

/// Appends a number in six digits, or what it is in place of one.
template <class T>
constexpr void append_amount(sentence& words, T const& number) {
  if (unitstep::is_finite(number))
    detail::append_number(words, number);
  else
    words += number < 0 ? "-infinity" : number > 0 ? "infinity" : "NaN";
}

}  // namespace unitstep::detail
