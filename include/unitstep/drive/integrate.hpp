// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/advance.hpp>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/require.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep {

/// The state after `steps` steps of `dt`, starting at time `t0` (0 unless given).
///
/// Usable in a constant expression. The caller's units are checked once, by instantiating the method
/// with them; what is evaluated moves plain numbers, so the cost is that of the method on raw numbers
/// plus the calls of the field.
///
/// \param method  how a step is made, such as `rk4{}`
/// \param initial the state at `t0`: a motion, a rotation, a rigid body, or any aggregate of quantities
/// \param field   called with (state, time): returns the acceleration of a motion, the angular
///                acceleration of a rotation, the `accelerations` of a rigid body, the `rates` of an
///                aggregate
/// \param dt      the step, in the time unit of the state; negative runs backwards
/// \param steps   how many, at least 0; must be given
/// \param t0      the time of `initial`
/// \return the state at `t0 + steps * dt`, of the type of `initial`
/// \throw std::domain_error if `initial`, `dt` or `t0` is not finite, or `steps` is negative or more than
///        a `long` holds; in a constant expression that is a compile error at the throwing line
/// \proof{examples/reference/drive.cpp,integrate}
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>, class StartTime = detail::start_time<Time>>
[[nodiscard("what it is given stays as it is")]] constexpr auto integrate(
    Method const& method, State const& initial, Field const& field, Time const& dt,
    Steps const& steps = Steps{}, StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, Time>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
    });
  }
  using verdict = decltype(diagnostics::check_run<Method, State, Field, Time, Steps, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    using stepping = detail::stepping_with<State, Method, Field>;
    auto const stepper = stepping::of(method);
    auto state = raw_form<State>::to_raw(initial);
    auto const h = raw_form<Time>::to_raw(dt);
    auto const start = raw_form<StartTime>::to_raw(t0);
    auto const raw = unitstep::raw_field<State, Time>(field);
    detail::require_values(field);
    detail::require_start<State>(state, h, start);
    detail::require_steps(steps);
    if constexpr (with_memory<typename stepping::type, decltype(state), decltype(raw),
                              decltype(h)>) {
      auto memory = stepper.start(state, raw, start, h);
      state = unitstep::advance<detail::if_too_long::take_a_chain>(
          stepper, state, raw, start, h, 0, static_cast<long>(steps), memory);
    } else {
      state = unitstep::advance<detail::if_too_long::take_a_chain>(stepper, state, raw, start, h, 0,
                                                                   static_cast<long>(steps));
    }
    return raw_form<State>::from_raw(state);
  } else {
    return detail::refused_state<State>::of(initial);
  }
}

/// The same with a `std::chrono::duration` for `dt`, `t0` or both.
template <class Method, class State, class Field, class Time,
          class Steps = diagnostics::no_steps<State>, class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<Time, StartTime>
constexpr auto integrate(Method const& method, State const& initial, Field const& field,
                         Time const& dt, Steps const& steps = Steps{},
                         StartTime const& t0 = StartTime{}) {
  return integrate(method, initial, field, detail::time_for<State>(dt), steps,
                   detail::time_for<State>(t0));
}

}  // namespace unitstep
