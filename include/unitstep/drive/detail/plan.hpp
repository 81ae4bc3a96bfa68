// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/engines/stepper.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief What every driver finds out from a pace (`dt` or a tolerance), an extent (how many steps, or an end) and a
/// start: the type of the times, the verdict, the class that makes the steps, and how far the run goes.
///
/// Here is the plan of a run by a `dt`. `drive/tolerance.hpp` has the other one.

namespace unitstep::detail {

/// Whether a driver that is given all this is to make the run on another number, and how that turns what it was given.
/// `answers/detail/given_on_duals.hpp` specialises it for runs in which something is a `dual`: a start of `double` then
/// becomes one of duals. Every other run is made on the numbers of its start.
///
/// \tparam Happens whether something may happen in the run: then its times are counted in that number too
/// \tparam Method  what makes the steps
/// \tparam Time    a time of the run, as its field would be called with
/// \tparam Given   what else the driver is given: pace, extent, events, ...
template <bool Happens, class Method, class Time, class State, class Field, class... Given>
struct run_on_number {
  static constexpr bool is_due = false;
};

/// Whether a pace is a tolerance.
template <class T>
inline constexpr bool is_tolerance = false;

/// The type of the time that follows from a state; `void` where none does.
template <class State>
struct time_of_state {
  using type = void;
};
template <class State>
  requires requires { typename raw_form<State>::time; }
struct time_of_state<State> : raw_form<State>::time {};

/// The type of the times of a run that has no end yet: that of its state, or else of its start, if that is given.
template <class State, class... StartTime>
struct time_beside : time_of_state<State> {};
template <class State, class StartTime>
  requires std::is_void_v<typename time_of_state<State>::type>
struct time_beside<State, StartTime> {
  using type = time_in_run<State, StartTime>;
};

/// The pace of a run, its `dt` or its tolerance, as a type, and the type of its times: a `dt` is both. Where times
/// follow from what else is given, they are of the type `Other`.
template <class State, class Given, class Other>
struct pace_from {
  using time = time_in_run<State, Given>;
  using type = time;
};
/// The pace of a run to an extent.
template <class State, class Given, class Extent>
using pace_of = typename pace_from<State, Given, time_in_run<State, Extent>>::type;
/// The pace of a run without an extent. Only a tolerance takes the type of the times from the state or the start time,
/// since a type that is no state, and is refused, may have no time.
template <class State, class Given, class... StartTime>
struct pace_at_start : pace_from<State, Given, void> {};
template <class State, class Given, class... StartTime>
  requires is_tolerance<Given>
struct pace_at_start<State, Given, StartTime...>
    : pace_from<State, Given, typename time_beside<State, StartTime...>::type> {};
template <class State, class Given, class... StartTime>
using pace_type = typename pace_at_start<State, Given, StartTime...>::type;

/// The type of a start time that is not given.
template <class State, class Given, class Extent>
using start_time_of =
    start_time<typename pace_from<State, Given, time_in_run<State, Extent>>::time>;

/// The pace as a run takes it. It is no part of the plan, since refusals would show the whole type of that.
template <class Pace>
struct pace_argument {
  using type = Pace;
};

/// Whether an argument is something that may happen in a run (`drive/happening.hpp`), and so no time of its start.
template <class Given>
inline constexpr bool is_happening = false;
/// Stands for something that never happens.
struct nothing_happens {};
template <>
inline constexpr bool is_happening<nothing_happens> = true;

/// Whether a run by this pace is a hybrid run because its field has something that happens.
template <class Field, class Pace>
struct with_happenings {
  static constexpr bool is_due = false;
};

/// The plan of a run in steps of one length.
template <class Method, class State, class Field, class Pace>
struct plan {
  using time = Pace;
  using run = stepper<Method, State, Field, Pace>;
  using run_in_steps = run;  // that of a simulation

  /// The extent is a number of steps, and a run ends after them.
  static constexpr bool is_fixed_step = true;
  static constexpr auto reason = stop_reason::most_steps;

  /// The verdict on the whole run; the number of steps is called `Label`.
  template <class Steps, class StartTime, text Label = "steps">
  static consteval auto check() {
    return diagnostics::check_run<Method, State, Field, Pace, Steps, time_in_run<State, StartTime>,
                                  Label>();
  }

  /// The verdict on a run without an extent.
  static consteval auto check_begin() {
    return diagnostics::check_run<Method, State, Field, Pace>();
  }
  /// The verdict on the number of steps between two observations.
  template <class Apart>
  static consteval auto check_apart() {
    return diagnostics::check_count<"n", Apart>();
  }

  /// How many steps there are to make.
  template <class Steps>
  static constexpr long extent(Steps const& steps, words_of_extent const& words = {}) {
    return detail::require_steps(steps, words.too_few);
  }
};

/// Stands in for a run whose arguments were refused, so that the refusal stays the only error.
template <class State>
struct refused_run {
  using left = decltype(refused_state<State>::of(std::declval<State const&>()));

  [[no_unique_address]] left initial;  // no vectors, which a constant could not keep
  int calls = 0;

  template <class Method, class Field, class Pace, class StartTime>
  constexpr refused_run(Method const&, State const& s, Field const&, Pace const&, StartTime const&)
      : initial(refused_state<State>::of(s)) {}
  constexpr void step() {
    // Ends a loop that waits for something to happen, before the compiler's limit does.
    if (++calls > 1000)
      fail<std::logic_error>("unitstep: a simulation that was refused has no steps");
  }
  template <class... Extent>
  constexpr refused_run after(long, Extent const&...) const {
    return *this;
  }
  constexpr left save() const { return initial; }
  constexpr left view() const { return initial; }
  constexpr left state() const { return initial; }
  constexpr unknown time() const { return {}; }
  constexpr unknown dt() const { return {}; }
  constexpr long steps() const { return 0; }
  constexpr long rejected() const { return 0; }
  constexpr long evaluations() const { return 0; }
};

/// The type in which a simulation, which may be copied, keeps a run or a part of it: its own, unless the header of the
/// state says otherwise.
template <class State, class Run>
struct kept_run {
  using type = Run;
};

/// A run as a simulation or a chain keeps it, or what stands in for it if it was refused.
template <bool Accepted, class State, class Run>
struct run_of {
  using type = refused_run<State>;
};
template <class State, class Run>
struct run_of<true, State, Run> : kept_run<State, Run> {};

}  // namespace unitstep::detail
