// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/adaptive/detail/times_of_run.hpp>
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

/// The same in a step that is next to a jump of the field in time. It is asked about no time but those from `first` to
/// `last`, so that what a step sees is what holds within it.
template <class Field, class State, class T>
struct field_between_jumps {
  counted_field<Field, State> inside;
  T first;
  T last;
  T way;

  constexpr Field const& uncounted() const { return inside.uncounted(); }
  constexpr void count(long calls) const { inside.count(calls); }

  template <class S, class Time>
  [[gnu::always_inline]] constexpr auto operator()(S const& s, Time const& t) const {
    if constexpr (std::is_same_v<Time, T>)
      return inside(s, detail::is_before(t, first, way)  ? first
                       : detail::is_before(last, t, way) ? last
                                                         : t);
    else
      return inside(s, t);
  }
};

}  // namespace unitstep::detail
