// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/refused_run.hpp>
#include <unitstep/drive/tolerance.hpp>

/// \file
/// \brief What a simulation and a chain under a tolerance begin with: their times, their verdict and their run.

namespace unitstep::detail {

/// Stands in for a run under a tolerance that was refused, so that the refusal stays the only error.
template <class State, class Time>
struct refused_adaptive_run {
  struct step_type {};

  refused_run<State, int> run;

  constexpr void step_kept(step_type&, int, bool, int) { run.step(); }
  constexpr refused_adaptive_run after(long) const { return *this; }
  constexpr auto save() const { return run.save(); }
  constexpr auto view() const { return run.state(); }
  constexpr auto state() const { return run.state(); }
  constexpr unknown time() const { return {}; }
  constexpr unknown dt_of(step_type const&) const { return {}; }
  constexpr long steps() const { return 0; }
  constexpr long rejected() const { return 0; }
  constexpr long evaluations() const { return 0; }
};

}  // namespace unitstep::detail

namespace unitstep {

namespace detail {

/// The unit of time of a state, or the type of the time that was given if none follows from the state.
template <class State, class Given>
using time_beside =
    std::conditional_t<std::is_void_v<typename time_of_state<State>::type>,
                       decltype(detail::time_for<State>(std::declval<Given const&>())),
                       typename time_of_state<State>::type>;

/// The type that steps a run under a tolerance, or that of a refused run; and that of a step which is kept.
template <bool Accepted, class Method, class State, class Field, class Tolerance, class Time>
struct adaptive_run_of {
  using type = refused_adaptive_run<State, Time>;
  using step = typename type::step_type;
};
template <class Method, class State, class Field, class Tolerance, class Time>
struct adaptive_run_of<true, Method, State, Field, Tolerance, Time> {
  using run = adaptive_run<Method, State, Field, Time, Tolerance>;
  using type = typename kept_run<State, run>::type;
  using step = typename kept_run<State, typename run::step_type>::type;
};

/// A run under a tolerance at its start, or what stands in for a refused one.
template <class Run, bool Accepted, class Time, class Method, class State, class Field,
          class Tolerance, class StartTime>
constexpr Run start_adaptive(Method const& method, State const& initial, Field const& field,
                             Tolerance const& allowed, StartTime const& t0) {
  if constexpr (Accepted)
    return Run{method, initial, field, allowed, detail::same_time<Time>(t0)};
  else
    return Run{{method, initial, field, 0, 0}};
}

}  // namespace detail

namespace diagnostics {

/// The verdict on a run under a tolerance that has no end yet.
template <class Method, class State, class Field, class Tolerance, class Time>
consteval auto check_adaptive_start() {
  using second = boost::units::quantity<boost::units::si::time>;
  if constexpr (steppable<State> && std::is_void_v<Time>)
    return refuse<"t0", words<"a time, which tells its unit">, left_out>{};
  else if constexpr (std::is_void_v<Time>)
    return check_adaptive<Method, State, Field, Tolerance, second>();
  else
    return check_adaptive<Method, State, Field, Tolerance, Time, Time, "t0">();
}

}  // namespace diagnostics

}  // namespace unitstep
