// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/math/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/units/door.hpp>
#include <unitstep/units/rate.hpp>

namespace unitstep {

/// Whether every number in a motion is finite.
template <class X, class V>
constexpr bool is_finite(motion<X, V> const& s) {
  return unitstep::is_finite(s.position) && unitstep::is_finite(s.velocity);
}

/// The door of a motion: that of its position beside that of its velocity.
template <class X, class V>
struct door<motion<X, V>> {
  using number = typename door<X>::number;
  using raw = motion<typename door<X>::raw, typename door<V>::raw>;
  using checked = motion<typename door<X>::checked, typename door<V>::checked>;
  using seen = motion<typename door<X>::seen, typename door<V>::seen>;

  /// What a field of this state returns.
  template <class Time>
  using field_returns = rate_of<V, Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename door<rate_of<V, Time>>::checked;

  static constexpr raw off(motion<X, V> const& s) {
    return {door<X>::off(s.position), door<V>::off(s.velocity)};
  }
  static constexpr motion<X, V> on(raw const& s) {
    return {door<X>::on(s.position), door<V>::on(s.velocity)};
  }
  static constexpr seen show(raw const& s) {
    return {door<X>::show(s.position), door<V>::show(s.velocity)};
  }

  /// Refuses a start that is not finite.
  static constexpr void require_finite(raw const& s) {
    if (!unitstep::is_finite(s.position))
      fail<std::domain_error>("unitstep: initial.position must be finite, got infinity or NaN");
    if (!unitstep::is_finite(s.velocity))
      fail<std::domain_error>("unitstep: initial.velocity must be finite, got infinity or NaN");
  }
};

}  // namespace unitstep
