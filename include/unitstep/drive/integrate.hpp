// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/state/state.hpp>

/// \file
/// \brief `integrate`: the state at the end of a run.

namespace unitstep {

/// The state after `steps` steps of `dt`. Or, under a tolerance, the state at an end time: the method then chooses its
/// steps so that the error of each is within the tolerance.
///
///     integrate(rk4{}, start, field, 0.01 * si::second, 100);
///     integrate(dormand_prince5{}, start, field, tolerance{absolute, 1e-9}, 1.0 * si::second);
///
/// You may use it in a constant expression. There it makes the same steps as at run time, bit for bit. The compiler
/// checks your units once, by instantiating the method with them. The steps are made with plain numbers, so a run costs
/// what the method costs on plain numbers, plus the calls of the field. Under a tolerance the last step is shortened,
/// so that it ends exactly at the end time.
///
/// \param method  makes the steps, such as `rk4{}`; under a tolerance one with an error estimate, such as
///                `dormand_prince5{}`
/// \param initial the state at `t0`: a motion, a rotation, a rigid body, or any aggregate of quantities
/// \param field   called with (state, time): returns the acceleration of a motion, the angular
///                acceleration of a rotation, the `accelerations` of a rigid body, the `rates` of an
///                aggregate
/// \param pace    the step `dt`, in the time unit of the state, negative runs backwards; or a `tolerance`, the error
///                allowed in a step
/// \param extent  the number of steps, at least 0; or the time of the end, before `t0` it runs backwards; must be given
/// \param t0      the time of `initial`, 0 unless given
/// \return the state at `t0 + steps * dt` or at the end, of the type of `initial`
/// \throw std::domain_error  if an argument is not finite, `steps` is negative or more than a `long` holds, or the
///        tolerance is not valid; in a constant expression that is a compile error at the throwing line
/// \throw std::runtime_error if a step under a tolerance becomes too short, as at a singularity, or if the run tries
///        more than its most steps; the sentence contains the time
/// \proof{examples/reference/drive.cpp,integrate}
/// \proof{examples/reference/adaptive.cpp,tolerance}
template <class Method, class State, class Field, class Pace,
          class Extent = diagnostics::no_steps<State>,
          class StartTime = detail::start_time_of<State, Pace, Extent>>
  requires (!detail::is_happening<StartTime>)
[[nodiscard("what it is given stays as it is")]] constexpr auto integrate(
    Method const& method, State const& initial, Field const& field, Pace const& pace,
    Extent const& extent = Extent{}, StartTime const& t0 = StartTime{}) {
  using plan = detail::plan<Method, State, Field, detail::pace_of<State, Pace, Extent>>;
  if constexpr (detail::body_is_checked_first<Field, State, typename plan::time>)
    static_cast<void>(
        requires { field(detail::view_of<State>(), detail::view_of<typename plan::time>()); });
  using other = detail::run_on_number<false, Method, typename plan::time, State, Field, Pace,
                                      Extent, StartTime>;
  if constexpr (other::is_due) {
    return integrate(method, other::state(initial), other::field(field), other::given(pace),
                     other::given(extent), other::given(t0));
  } else if constexpr (detail::with_happenings<Field, Pace>::is_due) {
    return integrate(method, initial, field, pace, extent, t0, detail::nothing_happens{}).state;
  } else {
    using verdict = decltype(plan::template check<Extent, StartTime>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      typename plan::run run{method, initial, field, pace, t0};
      run.go(plan::extent(extent));
      return run.state();
    } else {
      return detail::refused_state<State>::of(initial);
    }
  }
}

}  // namespace unitstep
