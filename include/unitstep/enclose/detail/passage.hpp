// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/drive/detail/events/event_on_gradients.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/enclose/detail/enclosure_run.hpp>
#include <unitstep/numbers/interval.hpp>

/// \file
/// \brief All solutions of an enclosure on their way through an event and its effect.

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
