// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <initializer_list>
#include <unitstep/drive/detail/event_on_jets.hpp>
#include <unitstep/enclose/tube.hpp>

/// \file
/// \brief When a quantity of every solution goes through zero.

namespace unitstep {

/// When something happens to every solution of a run, as far as it is known. Made by `lands_between`.
///
/// \tparam Time of the run
/// \proof{examples/reference/enclose.cpp,lands_between}
template <class Time>
struct landing {
  Time earliest;      ///< it surely has not happened before
  Time latest;        ///< it surely has happened then, if `happens.surely()`
  certainty happens;  ///< whether it happens within the run: `yes` to all solutions, `no` to none
  certainty once;     ///< whether it happens no more than once
};

namespace detail {

/// The value of an event over a box, and its rate along all solutions in it.
template <class State, class Time, class Event, class Field, class Row>
constexpr jet<interval<double>, 1> event_over(Event const& event, Field const& field,
                                              Row const& box, interval<double> const& t) {
  using number = jet<interval<double>, 1>;
  auto const rate = field(box, t);
  state_vector_on<State, number> moving{};
  for (std::size_t i = 0; i < Row::size; ++i) {
    moving[i] = number(box[i], 0);
    moving[i].slope[0] = rate[i];
  }
  return detail::event_on_jets<State, Time>(event, moving, number(t, 0));
}

/// The verdict on everything that `lands_between` is given.
template <auto steps, class State, class Field, class Time, class Event, class StartTime>
consteval auto check_landing() {
  using problem = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  if constexpr (!problem::ok)
    return problem{};
  else
    return diagnostics::first_refusal<decltype(check_event_on_jets<State, Time, Event>()),
                                      decltype(diagnostics::check_some_steps<steps, char>())>{};
}

}  // namespace detail

/// When a quantity of every solution goes through zero: within which times, whether surely, and whether once.
///
/// `event` is called with the state and the time on intervals, as a field is. A zero at the start does not count,
/// if the quantity is exactly zero there and surely moves away. It happens surely where the sign at the start
/// of a step is known and at the end of a later one is the other. It happens once if over every step that may
/// hold a zero its rate along the solutions has one sign, the same in all. There the times are those of a step
/// of Newton's method on intervals, \f$ t - g / \dot g \f$, from both ends: shorter
/// steps tell them more closely, as the square of dt.
///
/// \tparam steps  how many steps, at least 1
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step, positive
/// \param event   called with (state, time): a quantity or a number
/// \param t0      the time of `initial`, 0 unless given
/// \return `landing`
/// \throw as `enclose`; std::domain_error if `dt` is not positive
/// \proof{examples/reference/enclose.cpp,lands_between}
template <auto steps, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Event, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto lands_between(State const& initial, Field const& field, Time const& dt,
                                           Event const& event, StartTime const& t0 = StartTime{}) {
  using verdict = decltype(detail::check_landing<steps, State, Field, Time, Event, StartTime>());
  static_assert(units_match<printed<verdict>> && sizeof(message_of<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using number = interval<double>;
    if (!(raw_form<Time>::to_raw(dt) > 0))
      fail<std::domain_error>("unitstep: lands_between: dt must be positive");
    auto const on_boxes = detail::field_on<number, State, Time>(field);
    detail::enclosure_run<order, State, Field, Time> run{initial, field, dt, t0};
    auto const over = [&](auto const& box, number const& t) {
      return detail::event_over<State, Time>(event, on_boxes, box, t);
    };
    auto now = over(run.box(), run.time());
    int sign = detail::sign_of(now.value);  // at the last time at which it was known
    int way = 0;  // of the rate where a zero may be; 0 if there is none, 2 if there are several
    bool crossed = false;
    double first = 0, last = 0;
    for (long k = 0; k < static_cast<long>(steps); ++k) {
      number const t = run.time();
      auto const at_start = now;
      auto const box = run.step();
      number const until = run.time();
      auto const during = over(box, number(t.lower, until.upper));
      now = over(run.box(), until);
      auto const& slope = during.slope[0];
      int const moves = detail::sign_of(slope);
      bool const leaves =
          k == 0 && at_start.value.lower == 0 && at_start.value.upper == 0 && moves != 0;
      if (detail::sign_of(during.value) == 0 && !leaves) {
        double low = t.lower, high = until.upper;
        if (moves != 0) {
          for (number const newton : {t - at_start.value / slope, until - now.value / slope}) {
            low = detail::greater(low, newton.lower);
            high = detail::smaller(high, newton.upper);
          }
        }
        if (low <= high) {  // else no solution is at zero in this step
          first = way == 0 ? low : first;
          last = high;
          way = moves == 0 || (way != 0 && way != moves) ? 2 : moves;
        }
      }
      if (!during.value.finite()) sign = 0;  // over a pole it changes without a zero
      if (int const at_end = detail::sign_of(now.value); at_end != 0) {
        crossed = crossed || at_end == -sign;
        sign = at_end;
      }
    }
    certainty const happens = crossed ? certainty::yes : way != 0 ? certainty::open : certainty::no;
    certainty const once = way != 2 ? certainty::yes : certainty::open;
    using T = typename raw_form<Time>::number;
    return landing<Time>{raw_form<Time>::from_raw(detail::rounded_down<T>(first)),
                         raw_form<Time>::from_raw(detail::rounded_up<T>(last)), happens, once};
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
