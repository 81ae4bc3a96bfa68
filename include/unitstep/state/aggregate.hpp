// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/state/detail/check_aggregate.hpp>
#include <unitstep/state/detail/member.hpp>
#include <unitstep/state/detail/state_vector.hpp>

namespace unitstep {

/// The raw form of any aggregate: all its numbers in one vector. Its field sees it as it is declared.
template <aggregate_state S>
  requires detail::can_be_member<S>
struct raw_form<S> {
  using number = typename detail::member<S>::number;
  using raw = detail::state_vector<number, detail::member<S>::size>;
  using checked = typename detail::member<S>::checked;
  using field_view = S;

  /// What a field of this state returns.
  template <class Time>
  using field_returns = typename detail::member<S>::template due<Time>;
  /// The same in the form on which formulas are checked.
  template <class Time>
  using field_returns_checked = typename detail::member<S>::template due_checked<Time>;

  /// The verdict on it beside a step of time.
  template <class Time>
  using verdict = decltype(diagnostics::check_aggregate<S, Time>());
  /// The verdict on what a field returned, which is not what is due.
  template <class Due, class Result>
  using result_verdict = decltype(diagnostics::check_rate<S, Due, Result>());
  /// Which methods step it, in words for a refusal.
  using stepped_by = diagnostics::words<"one that needs no position and velocity">;

  static constexpr raw to_raw(S const& s) {
    raw r{};
    detail::member<S>::put(s, r, 0);
    return r;
  }
  static constexpr S from_raw(raw const& r) { return detail::member<S>::take(r, 0); }
  static constexpr S for_field(raw const& r) { return from_raw(r); }

  /// Refuses a start that is not finite.
  static constexpr void require_finite(raw const& r) {
    if (!is_finite(r))
      fail<std::domain_error>(
          "unitstep: every member of initial must be finite, got infinity or NaN");
  }
};

template <class... Due, class... Got>
inline constexpr bool fits<rates<Due...>, rates<Got...>> = [] {
  if constexpr (sizeof...(Due) == sizeof...(Got))
    return (fits<Due, Got> && ...);
  else
    return false;
}();

}  // namespace unitstep
