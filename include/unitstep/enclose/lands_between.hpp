// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/drive/detail/events/event_on_gradients.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/enclose/detail/enclosure_run.hpp>
#include <unitstep/enclose/tube.hpp>
#include <unitstep/numbers/interval.hpp>

/// \file
/// \brief The time at which a quantity of every solution goes through zero, and the run after it.

namespace unitstep::detail {

/// The value of an event over a box, and its rate along all solutions in it.
template <class State, class Time, class Event, class Field, class Row>
constexpr interval_gradient<interval<double>, 1> event_over(Event const& event, Field const& field,
                                                            Row const& box,
                                                            interval<double> const& t) {
  using number = interval_gradient<interval<double>, 1>;
  auto const rate = field(box, t);
  state_vector_on<State, number> moving{};
  for (std::size_t i = 0; i < Row::size; ++i) {
    moving[i] = number(box[i], 0);
    moving[i].slope[0] = rate[i];
  }
  return detail::event_on_gradients<State, Time>(event, moving, number(t, 0));
}

/// What is in both intervals; `is_empty` tells whether nothing is.
constexpr bool is_empty(interval<double> a, interval<double> b) {
  return a.upper < b.lower || b.upper < a.lower;
}
constexpr interval<double> common(interval<double> a, interval<double> b) {
  return {a.lower < b.lower ? b.lower : a.lower, a.upper < b.upper ? a.upper : b.upper};
}

/// A passage of all solutions through an event.
template <std::size_t n>
struct passage {
  /// To all of them, or to none; open if to some, or where nobody can tell.
  certainty happens = certainty::no;
  interval<double> t{};                     // when
  state_vector<interval<double>, n> box{};  // where
};

/// Follows the solutions of an enclosure to an event of one direction.
template <class State, class Time, class Run, class Event, class Field>
class to_event {
  using number = interval<double>;
  static constexpr std::size_t n = Run::n;
  using box_type = typename Run::box_type;
  static constexpr int event_sign = direction_of<Event> == direction::upwards ? 1 : -1;

  Event const& event_;
  Field const& field_;

  constexpr interval_gradient<number, 1> over(box_type const& box, number t) const {
    return detail::event_over<State, Time>(detail::event_callable(event_), field_, box, t);
  }
  // Of a box the part in which the event is zero at some time of t: each number from what the others leave it.
  constexpr box_type where_zero(box_type box, number t) const {
    using gradient_type = interval_gradient<number, n>;
    auto const& event = detail::event_callable(event_);
    state_vector<gradient_type, n> all{}, middle{};
    for (std::size_t i = 0; i < n; ++i) {
      all[i] = gradient_type(box[i], i);
      middle[i] = gradient_type(number(detail::middle(box[i])));
    }
    auto const slopes = detail::event_on_gradients<State, Time>(event, all, gradient_type(t));
    number const there =
        detail::event_on_gradients<State, Time>(event, middle, gradient_type(t)).value;
    for (std::size_t i = 0; i < n; ++i) {
      if (detail::sign_of(slopes.slope[i]) == 0) continue;
      number rest = there;
      for (std::size_t j = 0; j < n; ++j)
        if (j != i) rest = rest + slopes.slope[j] * (box[j] - middle[j].value);
      number const found = middle[i].value - rest / slopes.slope[i];
      if (!detail::is_empty(box[i], found)) box[i] = detail::common(box[i], found);
    }
    return box;
  }

public:
  constexpr to_event(Event const& event, Field const& field) : event_(event), field_(field) {}

  /// Goes on until all solutions have passed, or no step is left. Each of them passes once: before that all are surely
  /// on one side, and wherever one may be at zero the event goes one way.
  constexpr passage<n> follow(Run& run, number dt, long& steps) const {
    passage<n> made;
    bool is_before = detail::sign_of(over(run.box(), run.time()).value) == -event_sign,
         has_begun = false;
    for (; steps > 0; --steps) {
      number const t = run.time();
      Run const start = run;
      auto const from = over(run.box(), t);
      box_type const passed = run.step();
      auto const during = over(passed, hull(t, run.time()));
      auto const to = over(run.box(), run.time());
      int const rate = detail::sign_of(during.slope[0]);
      bool const may_be_zero = detail::sign_of(during.value) == 0;
      if (may_be_zero && (rate != -event_sign || has_begun)) {
        made.happens = certainty::open;
        if (rate != event_sign || !is_before) return made;
        // How long after the start of the step: by Newton's method from both of its ends.
        number after(0.0, dt.upper);
        bool none = false;
        for (number const newton :
             {-from.value / during.slope[0], dt - to.value / during.slope[0]}) {
          none = none || detail::is_empty(after, newton);
          if (!none) after = detail::common(after, newton);
        }
        if (!none) {
          Run part = start;
          if (after.lower > 0) part.step(t, number(after.lower));
          number const length = number(after.upper) - number(after.lower);
          box_type box = part.box();
          if (length.upper > 0) box = part.step(t + number(after.lower), number(length.upper));
          box = where_zero(box, t + after);
          for (std::size_t i = 0; i < n; ++i)
            made.box[i] = has_begun ? hull(made.box[i], box[i]) : box[i];
          made.t = has_begun ? hull(made.t, t + after) : t + after;
          has_begun = true;
        }
      }
      int const side = detail::sign_of(to.value);
      if (has_begun && side == event_sign) {
        --steps;
        made.happens = certainty::yes;
        return made;
      }
      is_before = is_before || side == -event_sign;
    }
    return made;
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// When an event happens to every solution of a run, as far as it is known. Made by `lands_between`.
///
/// \tparam Time of the run
/// \proof{examples/reference/enclose.cpp,lands_between}
template <class Time>
struct landing {
  Time earliest;      ///< it surely has not happened before
  Time latest;        ///< it surely has happened by then, if `happens.surely()`
  certainty happens;  ///< whether it happens within the run: `yes` to all solutions, `no` to none
  certainty once;     ///< whether it happens at most once
};

/// An event that happened to every solution: bounds of its time, and the state after it. Made by `lands_between` of a
/// `when`.
///
/// \tparam Time  of the run
/// \tparam State the state that the run started from
/// \proof{examples/reference/enclose.cpp,lands_again}
template <class Time, class State>
struct landed {
  Time earliest;  ///< it has not happened to any solution before
  Time latest;    ///< it has happened to all solutions by then
  detail::enclosed_of<State>
      state;  ///< an enclosure of the state after the effect, an interval for each quantity
};

/// All events that happened to every solution, in order.
///
/// \tparam Time  of the run
/// \tparam State the state that the run started from
/// \proof{examples/reference/enclose.cpp,lands_again}
template <class Time, class State, std::size_t most>
struct landings {
  std::array<landed<Time, State>, most> all;  ///< the first `count` of them are valid
  std::size_t count = 0;                      ///< how often it surely happened to every solution
  /// Whether it happens once more up to the end of the run: surely not, or open.
  certainty again = certainty::no;

  /// How often it surely happened to every solution.
  [[nodiscard]] constexpr std::size_t size() const { return count; }
  /// The n-th landing, from 0. \throw std::out_of_range if it is not known to have happened
  [[nodiscard]] constexpr landed<Time, State> const& operator[](std::size_t n) const {
    if (n >= count)
      fail<std::out_of_range>("unitstep: landings: it is not known to happen so often");
    return all[n];
  }
};

namespace detail {

/// In place of landings that were refused.
struct refused_landings {
  struct refused_landed {
    unknown earliest, latest;
    refused_enclosure state;
  };
  refused_certainty again;

  static constexpr std::size_t size() { return 0; }
  constexpr refused_landed operator[](std::size_t) const { return {}; }
};

/// The most landings that are kept.
inline constexpr std::size_t most_landings = 16;

/// The verdict on all arguments of `lands_between`.
template <auto steps, class State, class Field, class Time, class Event, class StartTime>
consteval auto check_landing() {
  using problem = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  if constexpr (!problem::ok)
    return problem{};
  else
    return diagnostics::first_refusal<decltype(check_event_on_gradients<State, Time, Event>()),
                                      decltype(diagnostics::check_some_steps<steps, char>())>{};
}

}  // namespace detail

/// The time at which a quantity of every solution goes through zero: bounds of it, and whether it happens surely, and
/// once.
///
/// `event` is called with the state and the time on intervals, as a field is. A zero at the start does not count, if
/// the quantity is exactly zero there and surely moves away. The event happens surely if the sign at the start of a
/// step is known and is the other at the end of a later one. It happens once if over every step that may hold a zero
/// the rate of the quantity along the solutions has one sign, the same in all. Then the times are those of a step of
/// Newton's method on intervals, \f$ t - g / \dot g \f$, from both ends, and shorter steps make the bounds closer, as
/// the square of dt.
///
/// \tparam steps  the number of steps, at least 1
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step, positive
/// \param event   called with (state, time): a quantity or a number
/// \param t0      the time of `initial`, 0 unless given
/// \return `landing`
/// \throw std::runtime_error as `enclose` does
/// \throw std::domain_error as `enclose` does, and if `dt` is not positive
/// \proof{examples/reference/enclose.cpp,lands_between}
template <auto steps, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Event, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto lands_between(State const& initial, Field const& field, Time const& dt,
                                           Event const& event, StartTime const& t0 = StartTime{}) {
  using verdict = decltype(detail::check_landing<steps, State, Field, Time, Event, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
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
    // The sign of the rate in steps that may hold a zero; 0 if there is none, 2 if there are several.
    int rate_sign = 0;
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
        if (low <= high) {  // otherwise no solution is at zero in this step
          first = rate_sign == 0 ? low : first;
          last = high;
          rate_sign = moves == 0 || (rate_sign != 0 && rate_sign != moves) ? 2 : moves;
        }
      }
      if (!during.value.finite()) sign = 0;  // over a pole the sign changes without a zero
      if (int const at_end = detail::sign_of(now.value); at_end != 0) {
        crossed = crossed || at_end == -sign;
        sign = at_end;
      }
    }
    certainty const happens = crossed          ? certainty::yes
                              : rate_sign != 0 ? certainty::open
                                               : certainty::no;
    certainty const once = rate_sign != 2 ? certainty::yes : certainty::open;
    using T = typename raw_form<Time>::number;
    return landing<Time>{raw_form<Time>::from_raw(detail::rounded_down<T>(first)),
                         raw_form<Time>::from_raw(detail::rounded_up<T>(last)), happens, once};
  } else {
    return detail::refused_enclosure{};
  }
}

namespace detail {

/// The verdict on an effect that is called with intervals.
template <class State, class Time, class Effect>
consteval auto check_effect_over() {
  using plain = doubles_of<State>;
  using verdict = decltype(diagnostics::check_effect<"effect", "result of effect", plain, Effect,
                                                     doubles_of<Time>, no_mode>());
  using seen = on_number<State, interval<double>>;
  using now = on_number<Time, interval<double>>;
  if constexpr (!verdict::ok)
    return verdict{};
  else if constexpr (std::same_as<Effect, stop_type>)
    return diagnostics::accepted{};
  else if constexpr (!std::invocable<Effect const&, seen const&, now>)
    return diagnostics::refuse<
        "effect", diagnostics::words<"callable (state, time) -> state, with any number">, Effect>{};
  else if constexpr (!std::same_as<
                         std::remove_cvref_t<std::invoke_result_t<Effect const&, seen const&, now>>,
                         seen>)
    return diagnostics::refuse<"result of effect", seen,
                               std::invoke_result_t<Effect const&, seen const&, now>>{};
  else
    return diagnostics::accepted{};
}

/// The verdict on all arguments of `lands_between` with an effect.
template <auto steps, class State, class Field, class Time, class When, class StartTime>
struct landings_verdict;
template <auto steps, class State, class Field, class Time, class Event, class Effect, class Rest,
          class StartTime>
struct landings_verdict<steps, State, Field, Time, when<Event, Effect, Rest>, StartTime> {
  static consteval auto check() {
    if constexpr (direction_of<Event> == direction::either)
      return diagnostics::refuse<"event", diagnostics::words<"rising or falling">, Event>{};
    else if constexpr (!std::same_as<Rest, not_given>)
      return diagnostics::refuse<"rest", diagnostics::words<"none">, Rest>{};
    else if constexpr (auto landing = check_landing<steps, State, Field, Time,
                                                    event_callable_type<Event>, StartTime>();
                       !landing.ok)
      return landing;
    else
      return check_effect_over<State, Time, Effect>();
  }
  using type = decltype(check());
};

}  // namespace detail

/// All events that happen to every solution, one after another: bounds of their times, and the states after their
/// effects.
///
///     lands_between<64>(let_go, falls, dt, when(falling(height), bounce));
///
/// The run continues after each effect, from all possible states and times. Event and effect are called with intervals,
/// so both take any number (`auto const&`); the event is `rising` or `falling`. It counts if it surely happens to all
/// solutions, and once: before it all are on one side of zero, and over every step that may hold a zero its rate along
/// the solutions has one sign. If that is not certain, the run ends, and `again` is open: take shorter steps or a
/// narrower start.
///
/// The bounds grow wider with each landing, since states and times are kept apart: for a ball that is dropped, by about
/// twice the width of its start.
///
/// \tparam steps  the number of steps, at least 1: the run ends at t0 + steps dt. Each landing takes one or a few more,
///                since the run goes on from there in whole steps
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step, positive
/// \param what    `when(event, effect)`
/// \param t0      the time of `initial`, 0 unless given
/// \return `landings`
/// \throw std::runtime_error as `enclose` does
/// \throw std::domain_error as `enclose` does, and if `dt` is not positive
/// \throw std::length_error if there are more than 16
/// \proof{examples/reference/enclose.cpp,lands_again}
template <auto steps, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Event, class Effect, class Rest, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto lands_between(State const& initial, Field const& field, Time const& dt,
                                           when<Event, Effect, Rest> const& what,
                                           StartTime const& t0 = StartTime{}) {
  using verdict = typename detail::landings_verdict<steps, State, Field, Time,
                                                    when<Event, Effect, Rest>, StartTime>::type;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using number = interval<double>;
    using seen = detail::on_number<State, number>;
    using now = detail::on_number<Time, number>;
    using T = typename raw_form<Time>::number;
    if (!(raw_form<Time>::to_raw(dt) > 0))
      fail<std::domain_error>("unitstep: lands_between: dt must be positive");
    auto const on_boxes = detail::field_on<number, State, Time>(field);
    using run_type = detail::enclosure_run<order, State, Field, Time>;
    run_type run{initial, field, dt, t0};
    detail::to_event<State, Time, run_type, Event, decltype(on_boxes)> const search(what.event,
                                                                                    on_boxes);
    landings<Time, State, detail::most_landings> found{};
    long left = static_cast<long>(steps);
    number const step(raw_form<Time>::to_raw(dt)), end = run.time() + number(left) * step;
    while (left > 0) {
      auto made = search.follow(run, step, left);
      // The last step goes on beyond the end.
      if (made.happens.surely() && end.upper < made.t.upper)
        made.happens = end.upper < made.t.lower ? certainty::no : certainty::open;
      if (!made.happens.surely()) {
        found.again = made.happens;
        break;
      }
      if (found.count == detail::most_landings)
        fail<std::length_error>("unitstep: lands_between: more than 16 landings");
      if constexpr (!std::same_as<Effect, detail::stop_type>)
        detail::vector_layout<seen>::flatten(
            what.effect(detail::vector_layout<seen>::unflatten(made.box, 0),
                        raw_form<now>::from_raw(made.t)),
            made.box, 0);
      found.all[found.count++] = {raw_form<Time>::from_raw(detail::rounded_down<T>(made.t.lower)),
                                  raw_form<Time>::from_raw(detail::rounded_up<T>(made.t.upper)),
                                  run_type::state_of(made.box)};
      if constexpr (std::same_as<Effect, detail::stop_type>) break;
      run.go_on_from(made.box, made.t);
      // As many as reach the end for all solutions, of which the first to land has the longest way.
      left = 0;
      while ((run.time() + number(left) * step).lower < end.upper) ++left;
    }
    return found;
  } else {
    return detail::refused_landings{};
  }
}

}  // namespace unitstep
