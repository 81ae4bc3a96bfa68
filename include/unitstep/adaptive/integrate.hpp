// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/check_adaptive.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/state/state.hpp>

namespace unitstep {

/// The state at `end_time`, in steps that the method chooses so that the error of each is within a
/// tolerance.
///
/// Usable in a constant expression, and there and at run time the same steps, bit for bit. The last step is
/// shortened, so that the end is hit exactly. An end before `t0` runs backwards.
///
/// \param method   how a step is made: one with an error estimate, such as `dormand_prince5{}`
/// \param initial  the state at `t0`: a motion, a rotation, a rigid body, or any aggregate of quantities
/// \param field    called with (state, time), as for a fixed step
/// \param allowed  the error allowed in a step
/// \param end_time when the run ends
/// \param t0       the time of `initial`, 0 unless given
/// \return the state at `end_time`, of the type of `initial`
/// \throw std::domain_error  if a number that was given is not finite, or the tolerance holds nothing
/// \throw std::runtime_error if the step becomes too short, as at a singularity, or the most steps were made;
///        the sentence says at what time
/// \proof{examples/reference/adaptive.cpp,tolerance}
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class End, class StartTime = detail::start_time<End>>
[[nodiscard("what it is given stays as it is")]] constexpr auto integrate(
    Method const& method, State const& initial, Field const& field,
    tolerance<A, R, F, L, E> const& allowed, End const& end_time,
    StartTime const& t0 = StartTime{}) {
  if constexpr (detail::body_is_checked_first<Field, State, End>) {
    static_cast<void>(requires {
      field(typename raw_form<State>::field_view(), typename raw_form<End>::field_view());
    });
  }
  using given = tolerance<A, R, F, L, E>;
  using verdict =
      decltype(diagnostics::check_adaptive<Method, State, Field, given, End, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    auto const end = raw_form<End>::to_raw(end_time);
    detail::require_end(end);
    detail::adaptive_run<Method, State, Field, End, given> run{
        method, raw_form<State>::to_raw(initial), field, allowed, raw_form<StartTime>::to_raw(t0)};
    run.go_to(end);
    return raw_form<State>::from_raw(run.raw());
  } else {
    return detail::refused_state<State>::of(initial);
  }
}

/// The same with a `std::chrono::duration` for `end_time`, `t0` or both.
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class End, class StartTime = detail::seconds_for<State>>
  requires detail::by_a_clock<End, StartTime>
constexpr auto integrate(Method const& method, State const& initial, Field const& field,
                         tolerance<A, R, F, L, E> const& allowed, End const& end_time,
                         StartTime const& t0 = StartTime{}) {
  return integrate(method, initial, field, allowed, detail::time_for<State>(end_time),
                   detail::time_for<State>(t0));
}

}  // namespace unitstep
