// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/detail/ieee_arithmetic.hpp>

namespace unitstep::detail {

/// A raw field whose evaluations are counted: the calls with a state of plain numbers. Those with other
/// numbers, as the columns of a Jacobian take, go through uncounted.
template <class Field, class State>
struct counted_field {
  Field const& field;
  long& evaluations;

  /// The field itself, for code that differentiates it and needs its type.
  constexpr Field const& uncounted() const { return field; }
  /// Adds calls of the field itself.
  constexpr void count(long calls) const { evaluations += calls; }

  template <class Time>
  [[gnu::always_inline]] constexpr auto operator()(State const& s, Time const& t) const {
    ++evaluations;
    return field(s, t);
  }
  template <class Other, class Time>
  constexpr auto operator()(Other const& s, Time const& t) const {
    return field(s, t);
  }
};

}  // namespace unitstep::detail
