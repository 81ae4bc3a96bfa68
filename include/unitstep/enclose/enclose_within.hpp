// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/adaptive/detail/check.hpp>
#include <unitstep/enclose/detail/enclosure_within.hpp>
#include <unitstep/enclose/enclose.hpp>

namespace unitstep {

namespace diagnostics {

/// The verdict on an enclosure under a tolerance: on the tolerance, the end, and the rest as with a dt.
template <class State, class Field, class Tolerance, class End, class StartTime>
consteval auto check_enclosure_within() {
  using end_verdict =
      decltype(check_time_of_run<"end_time", unitstep::detail::doubles_of<State>, End>());
  if constexpr (!end_verdict::ok) {
    return end_verdict{};
  } else {
    using run = decltype(check_enclosure<State, Field, End, int, StartTime>());
    if constexpr (!run::ok)
      return run{};
    else
      return check_tolerance<unitstep::detail::doubles_of<State>, End>(
          static_cast<Tolerance*>(nullptr));
  }
}

}  // namespace diagnostics

/// Where every solution is at `end_time`, in steps that follow from a tolerance: what the remainder of the
/// Taylor series adds to the box in a step is at most the error allowed.
///
/// \f[ \sqrt{\frac1n \sum_i \Bigl(\frac{|R_i|}{a_i + r\,|X_i|}\Bigr)^2} \le 1,
///     \qquad R = \frac{h^{p+1}}{(p+1)!}\, x^{(p+1)}([t, t + h]) \f]
///
/// with the box X of the solutions over the step. The steps are long where the solution is smooth and short
/// where it is not, so the box grows least for its cost; what is returned holds every solution whatever the
/// tolerance is. The last step is shortened, so that the end is hit exactly. An end before `t0` runs backwards.
///
/// Cost: a step as with a dt, and a third more for one that is tried again.
/// \tparam order  of the Taylor series, at least 1; 8 unless given
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time), as for `integrate`
/// \param allowed the remainder allowed in a step
/// \param end_time when the run ends
/// \param t0      the time of `initial`, 0 unless given
/// \return as `enclose` with a dt
/// \throw std::runtime_error if there is no enclosure however short the step is, or the most steps were made;
///        the sentence says at what time
/// \throw std::domain_error  if something given is not finite, or the tolerance holds nothing
/// \proof{examples/reference/enclose.cpp,enclose within}
template <int order = detail::order_of_enclosure, class State, class Field, class A, class R,
          class F, class L, class E, class End, class StartTime = detail::start_time<End>>
[[nodiscard]] constexpr auto enclose(State const& initial, Field const& field,
                                     tolerance<A, R, F, L, E> const& allowed, End const& end_time,
                                     StartTime const& t0 = StartTime{}) {
  using given = tolerance<A, R, F, L, E>;
  using verdict =
      decltype(diagnostics::check_enclosure_within<State, Field, given, End, StartTime>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  if constexpr (verdict::ok) {
    detail::require_values(field);
    auto const end = raw_form<End>::to_raw(end_time);
    detail::require_end(end);
    detail::enclosure_within<order, State, Field, End, given> run{initial, field, allowed,
                                                                  raw_form<StartTime>::to_raw(t0)};
    run.go_to(end);
    return detail::enclosure_run<order, State, Field, End>::state_of(run.set().box());
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
