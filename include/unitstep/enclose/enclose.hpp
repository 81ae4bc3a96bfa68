// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/require.hpp>
#include <unitstep/enclose/detail/check.hpp>
#include <unitstep/enclose/detail/enclosure_run.hpp>

namespace unitstep {

namespace detail {

/// The order of an enclosure that is asked for none: high enough for steps of ordinary length, low enough for
/// a constant expression.
inline constexpr int order_of_enclosure = 8;

/// What stands in for a certainty of a run that was refused: every assertion about it holds.
struct refused_certainty : unknown {
  static constexpr bool surely() { return true; }
  static constexpr bool may_be() { return true; }
};

/// What stands in for the result of an enclosure, a tube or a landing that was refused.
struct refused_enclosure : unknown {
  unknown position, velocity, earliest, latest;
  refused_certainty happens, once;

  static constexpr bool always(auto const&) { return true; }
  static constexpr bool never(auto const&) { return true; }
  static constexpr refused_enclosure after(long) { return {}; }
  static constexpr refused_enclosure state() { return {}; }
};

}  // namespace detail

/// Where every solution is after `steps` steps of `dt`: the state with an interval for each quantity, that of
/// the differential equation and not of a method, for every start and every constant in the intervals given,
/// rounding included. In a constant expression the compiler thereby proves it.
///
/// \f[ x(t_0 + n h) \in X \quad\text{for every solution of}\quad \dot x = f(x, t),\; x(t_0) \in X_0 \f]
///
/// The field is run on truncated series of intervals, so it takes any number (`auto const&`), and an aggregate
/// is a template over its number. Constants of a field are the doubles that they are; those of a law may be
/// intervals (`between`, `around`). Method: Taylor series of `order` with Lagrange's remainder over a box that is
/// verified to hold the solution, and a parallelepiped that is carried by the mean value theorem.
///
/// Cost: with n numbers and the order p, about \f$ (n + \tfrac32)\,p^2 \f$ products of intervals a step for each
/// product in the field, which is run three or four times. Errors: a run that finds no enclosure ends, never with a
/// wrong box.
/// Sources: R. J. Lohner (1987); N. S. Nedialkov, K. R. Jackson, G. F. Corliss, Appl. Math. Comput. 105, 21 (1999).
///
/// \tparam order  of the Taylor series, at least 1; 8 unless given
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time), as for `integrate`
/// \param dt      the step, in the time unit of the state; negative runs backwards
/// \param steps   how many, at least 0
/// \param t0      the time of `initial`, 0 unless given
/// \throw std::runtime_error if there is no enclosure: the step is too long or the box too wide; says when
/// \throw std::domain_error  if something given is not finite, or an interval has its lower bound above its upper
/// \proof{examples/reference/enclose.cpp,enclose}
template <int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Steps = diagnostics::left_out, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto enclose(State const& initial, Field const& field, Time const& dt,
                                     Steps const& steps = Steps{},
                                     StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, Steps, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    detail::require_values(field);
    detail::require_steps(steps);
    detail::enclosure_run<order, State, Field, Time> run{initial, field, raw_form<Time>::to_raw(dt),
                                                         raw_form<StartTime>::to_raw(t0)};
    run.step(static_cast<long>(steps));
    return run.state();
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
