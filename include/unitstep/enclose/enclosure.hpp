// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/enclose/enclose.hpp>

namespace unitstep {

/// An enclosure that can be continued. It keeps the set that is carried, a parallelepiped, so nothing is lost
/// between one piece and the next, as would be if each began from a box. Made by `start_enclosure`.
///
/// In constants at namespace scope each piece is a constant of its own, so no limit of a compiler is reached:
/// `state_after` takes it as it takes a `chain`.
///
/// \tparam order of the Taylor series
/// \proof{examples/reference/enclose.cpp,enclosure}
template <int order, class State, class Field, class Time>
struct enclosure {
  using run = detail::enclosure_run<order, State, Field, Time>;  ///< what steps

  run start;  ///< where it is

  /// The same after so many more steps.
  [[nodiscard]] constexpr enclosure after(long steps) const { return {start.after(steps)}; }
  /// Where every solution is now, as from `enclose`.
  [[nodiscard]] constexpr detail::enclosed_of<State> state() const { return start.state(); }
};

/// An enclosure before its first step; arguments and errors as for `enclose`.
///
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step; negative runs backwards
/// \param t0      the time of `initial`, 0 unless given
/// \proof{examples/reference/enclose.cpp,enclosure}
template <int order = detail::order_of_enclosure, class State, class Field, class Time,
          class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto start_enclosure(State const& initial, Field const& field,
                                             Time const& dt, StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_values(field);
    return enclosure<order, State, Field, Time>{
        {initial, field, raw_form<Time>::to_raw(dt), raw_form<StartTime>::to_raw(t0)}};
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
