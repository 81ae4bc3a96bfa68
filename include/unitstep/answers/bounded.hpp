// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <stdexcept>
#include <unitstep/answers/detail/amount.hpp>
#include <unitstep/state/detail/check_fit.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief `bounded`: a guess of an unknown, and where the unknown must stay.

namespace unitstep {

/// A guess of an unknown that stays between two bounds, of the same unit.
///
///     bounded{0.5 * si::kilogram, 0.0 * si::kilogram, 10.0 * si::kilogram}
///
/// A bound may be infinite, where there is none.
/// \throw std::domain_error if `lower` is not below `upper`, or the guess is not between them or at one
/// \proof{examples/reference/bounded.cpp,bounded}
template <class Q>
struct bounded {
  Q guess;  ///< where the search begins
  Q lower;  ///< the least that is tried
  Q upper;  ///< the most that is tried

  /// A guess and its bounds; one of another unit is refused.
  template <class Lower, class Upper>
  constexpr bounded(Q const& first, Lower const& least, Upper const& most)
      : guess(first), lower(same_or(least, first)), upper(same_or(most, first)) {
    using verdict =
        diagnostics::first_refusal<decltype(diagnostics::check_fit<"lower bound", Q, Lower>()),
                                   decltype(diagnostics::check_fit<"upper bound", Q, Upper>())>;
    static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
    if constexpr (verdict::ok) check();
  }

private:
  template <class Bound>
  static constexpr Q same_or(Bound const& bound, Q const& guess) {
    if constexpr (fits<Q, Bound>)
      return bound;
    else
      return guess;
  }
  constexpr void check() const {
    auto const x = raw_form<Q>::to_raw(guess);
    auto const from = raw_form<Q>::to_raw(lower), to = raw_form<Q>::to_raw(upper);
    if (!(from < to))
      fail<std::domain_error>("unitstep: the lower bound of a guess must be below its upper bound");
    if (from <= x && x <= to) return;
    if constexpr (!detail::failures_are_reported)
      fail<std::domain_error>("unitstep: a guess is outside its bounds");
    sentence words;
    words += "unitstep: a guess of ";
    detail::append_amount(words, x);
    words += detail::unit_behind<Q>();
    words += " is outside its bounds, ";
    detail::append_amount(words, from);
    words += " and ";
    detail::append_amount(words, to);
    fail<std::domain_error>(words.data());
  }
};

}  // namespace unitstep
