// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/drive/detail/stepper.hpp>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

namespace unitstep::detail {

/// Stands in for a run whose arguments were refused, so that the refusal stays the only error.
template <class State, class Time>
struct refused_run {
  using left = decltype(refused_state<State>::of(std::declval<State const&>()));

  [[no_unique_address]] left initial;  // no vectors, which a constant could not keep
  int calls = 0;

  template <class Method, class Field, class StartTime>
  constexpr refused_run(Method const&, State const& s, Field const&, Time const&, StartTime const&)
      : initial(refused_state<State>::of(s)) {}
  constexpr void step(long = 1) {
    // A loop that waits for something to happen is not to run into the limit of the compiler.
    if (++calls > 1000)
      fail<std::logic_error>("unitstep: a simulation that was refused has no steps");
  }
  constexpr refused_run after(long) const { return *this; }
  constexpr void change_step(Time const&) {}
  constexpr left save() const { return initial; }
  constexpr left view() const { return initial; }
  constexpr left state() const { return initial; }
  constexpr unknown time() const { return {}; }
  constexpr unknown dt() const { return {}; }
};

/// A run of a state, or a part of one, as a simulation keeps it, which may be copied: as it is, unless the state's
/// header says otherwise.
template <class State, class Run>
struct kept_run {
  using type = Run;
};

/// The type that steps a run: `stepper`, or `refused_run` if its arguments were refused.
template <bool Accepted, class Method, class State, class Field, class Time>
struct run_of {
  using type = refused_run<State, Time>;
};
template <class Method, class State, class Field, class Time>
struct run_of<true, Method, State, Field, Time> {
  using type = typename kept_run<State, stepper<Method, State, Field, Time>>::type;
};

}  // namespace unitstep::detail
