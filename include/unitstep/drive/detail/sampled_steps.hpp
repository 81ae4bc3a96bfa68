// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <stdexcept>
#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/drive/detail/held_output.hpp>
#include <unitstep/drive/detail/stepper.hpp>

namespace unitstep::detail {

/// A sampled field on plain numbers: the output of the controller, and the field while it is held.
template <class State, class Time, class Controller, class Field, class Before>
struct raw_sampled {
  using output = typename output_for<Controller, Before, State, Time>::type;
  using held = typename kept<output>::raw;
  using raw_state = typename raw_form<State>::raw;
  using raw_time = typename raw_form<Time>::raw;

  [[no_unique_address]] Controller controller;
  [[no_unique_address]] Field field;
  [[no_unique_address]] typename kept<Before>::raw before;
  raw_time period;

  /// The first output.
  constexpr held first(raw_state const& s, raw_time const& t) const {
    if constexpr (std::is_same_v<Before, no_output>)
      return sample(s, t, held{});
    else
      return sample(s, t, before);
  }
  /// The output from here on.
  constexpr held sample(raw_state const& s, raw_time const& t, held const& last) const {
    using result = kept<returned_by<Controller, Before, State, Time>>;
    if constexpr (std::is_same_v<Before, no_output>)
      return static_cast<void>(last),
             result::to_raw(detail::call_on_raw<State, Time>(controller, s, t));
    else
      return result::to_raw(detail::call_on_raw<State, Time>(
          with_output<Controller, Before>{&controller, last}, s, t));
  }
  /// The field while an output is held.
  constexpr auto while_held(held const& now) const {
    return unitstep::raw_field<State, Time>(with_output<Field, output>{&field, now});
  }
};

/// A method under a sampled field: a step ends where a sample is due, and goes on from there.
///
/// The samples are at `first + k * period`. A sample that is as near to the end of a step as both times are
/// rounded is taken there, at the start of the next.
template <class Method>
struct sampled_steps {
  [[no_unique_address]] Method method;

  template <class Held, class Inside, class Time>
  struct memory {
    Held held;                            // the output
    [[no_unique_address]] Inside inside;  // of the method
    Time first;                           // when the first sample was taken
    long count;                           // how many since then
  };

  template <class State, class Field, class Time>
    requires requires { typename Field::held; }
  constexpr auto start(State const& state, Field const& field, Time t, Time dt) const {
    require_possible(field.period, dt);
    auto const held = field.first(state, t);
    auto const length = field.period < dt ? field.period : dt;
    auto const inside = detail::start_memory(method, state, field.while_held(held), t, length);
    return memory<typename Field::held, std::remove_const_t<decltype(inside)>, Time>{held, inside,
                                                                                     t, 0};
  }

  /// From another state: the output and the samples stay.
  template <class State, class Memory, class Field, class Time>
  constexpr void go_on(Memory& kept, State const& state, Field const& field, Time t,
                       Time dt) const {
    kept.inside = detail::start_memory(method, state, field.while_held(kept.held), t, dt);
  }

  template <class State, class Held, class Inside, class Field, class Time>
  constexpr State step(State state, memory<Held, Inside, Time>& kept, Field const& field, Time t,
                       Time dt) const {
    require_possible(field.period, dt);
    Time at = t;
    Time const end = t + dt;
    Time const slack = 4 * std::numeric_limits<Time>::epsilon() * (size(t) + dt + size(kept.first));
    auto next = kept.first + static_cast<Time>(kept.count + 1) * field.period;
    if (next < at - slack - field.period) fail_apart();
    while (next < end - slack) {
      if (next > at + slack) {
        state = part(state, kept, field, at, next - at);
        at = next;
      }
      kept.held = field.sample(state, at, kept.held);
      ++kept.count;
      next = kept.first + static_cast<Time>(kept.count + 1) * field.period;
      go_on(kept, state, field, at, (next < end - slack ? next : end) - at);
    }
    return part(state, kept, field, at, at == t ? dt : end - at);
  }

private:
  template <class State, class Memory, class Field, class Time>
  constexpr State part(State const& state, Memory& kept, Field const& field, Time t,
                       Time dt) const {
    auto const seen = field.while_held(kept.held);
    if constexpr (with_memory<Method, State, decltype(seen), Time>)
      return method.step(state, kept.inside, seen, t, dt);
    else
      return method.step(state, seen, t, dt);
  }
  template <class Time>
  static constexpr Time size(Time t) {
    return t < 0 ? -t : t;
  }
  template <class Time>
  static constexpr void require_possible(Time period, Time dt) {
    if (dt < 0)
      fail<std::domain_error>(
          "unitstep: sampled: dt must not be negative: a controller does not run backwards");
    if (dt > 1'000'000 * period)
      fail<std::domain_error>("unitstep: sampled: a step has more than a million samples");
  }
  static constexpr void fail_apart() {
    fail<std::domain_error>(
        "unitstep: sampled: the next sample is long past: the period is lost in the rounding of "
        "the "
        "time, or the saved run is damaged");
  }
};

}  // namespace unitstep::detail
