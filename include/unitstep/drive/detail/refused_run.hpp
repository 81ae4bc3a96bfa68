// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>
#include <unitstep/state/state.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

namespace unitstep::detail {

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
    // A loop that waits for something to happen is not to run into the limit of the compiler.
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

/// A run of a state, or a part of one, as a simulation keeps it, which may be copied: as it is, unless the state's
/// header says otherwise.
template <class State, class Run>
struct kept_run {
  using type = Run;
};

}  // namespace unitstep::detail
