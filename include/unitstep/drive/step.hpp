// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/detail/check_fit.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on the arguments of a single step.
template <class Method, class State, class Field, class Now, class Time>
consteval auto check_step() {
  constexpr text to_do = "one without memory (a simulation keeps it)";
  if constexpr (is_step_of<State, Time> && !fits<Time, Now>)
    return check_fit<"t", Time, Now>();
  else if constexpr (auto run = check_run<Method, State, Field, Time>(); !run.ok)
    return run;
  else if constexpr (unitstep::detail::stepping_with<State, Method, Field>::keeps ||
                     requires { typename Field::template verdict_on_method<Method>; })
    return refuse<"field", words<to_do>, Field>{};
  else if constexpr (with_memory<Method, typename raw_form<State>::checked,
                                 unitstep::detail::checked_field<State, Time>,
                                 typename raw_form<Time>::checked>)
    return refuse<"method", words<to_do>, Method>{};
  else
    return accepted{};
}

}  // namespace diagnostics

/// The state one step of `dt` after time `t`, for a loop of your own over any number of bodies.
///
/// The same bits as `integrate(method, state, field, dt, 1, t)`, but without its check in each call that the start, the
/// step and the time are finite: a number that is not finite stays so, and the caller's loop checks the states where it
/// likes. Cost: that of the method on raw numbers. Let a large field capture references, as each step may copy it.
///
/// A method with a memory between steps (`velocity_verlet`, `stormer_verlet`, ...) is refused. It would have to start
/// anew at each step. That costs more evaluations, and the steps would not be those of a run. Use `leapfrog`, or a
/// `simulation` for each body, which keeps the memory.
///
/// \param method a method without memory
/// \param state  the state at `t`
/// \param field  called with (state, time), as for `integrate`
/// \param t      the present time: the caller's loop counts it, best as `t0 + n * dt`
/// \param dt     the step, in the time unit of the state; negative runs backwards
/// \return the state at `t + dt`
/// \proof{examples/reference/drive.cpp,step}
template <class Method, class State, class Field, class Now, class Dt>
[[nodiscard("the state it is given stays as it is")]] constexpr auto step(
    Method const& method, State const& state, Field const& field, Now const& t, Dt const& dt) {
  using time = detail::time_in_run<State, Dt>;
  if constexpr (detail::body_is_checked_first<Field, State, time>)
    static_cast<void>(requires { field(detail::view_of<State>(), detail::view_of<time>()); });
  using verdict = decltype(diagnostics::check_step<Method, State, Field,
                                                   detail::time_in_run<State, Now>, time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok)
    return raw_form<State>::from_raw(detail::stepping_of<State, Method>::of(method).step(
        raw_form<State>::to_raw(state), unitstep::raw_field<State, time>(field),
        detail::raw_time<State>(t), detail::raw_time<State>(dt)));
  else
    return detail::refused_state<State>::of(state);
}

}  // namespace unitstep
