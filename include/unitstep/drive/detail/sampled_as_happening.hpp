// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/detail/check_happenings.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/drive/simulation.hpp>

/// \file
/// \brief A sampled run under a tolerance: its samples are things that happen, and the output that is held is its mode.

namespace unitstep::detail {

/// The field of a sampled run, in the mode of its output.
template <class Field, class Output>
struct field_of_output {
  Field field;

  template <class S, class T>
    requires takes_output<Field, S, T, Output>
  constexpr auto operator()(S const& s, T const& t, Output const& now) const {
    return with_output<Field, Output>{&field, kept<Output>::to_raw(now)}(s, t);
  }
};

/// What a controller says of a raw state.
template <class State, class Time, class Sampled, class Output>
constexpr Output sample_of(Sampled const& given, typename raw_form<State>::raw const& s,
                           typename raw_form<Time>::raw const& t, Output const& last) {
  auto const on_raw = given.template raw<State, Time>();
  return kept<Output>::from_raw(on_raw.sample(s, t, kept<Output>::to_raw(last)));
}

/// A sample as an effect. It is no event of the log: it comes with the field.
template <class State, class Time, class Sampled, class Output>
struct sample_effect {
  static constexpr bool is_logged = false;
  Sampled given;

  constexpr void operator()(State const& s, Time const& t, Output& now) const {
    now = detail::sample_of<State, Time, Sampled, Output>(given, raw_form<State>::to_raw(s),
                                                          raw_form<Time>::to_raw(t), now);
  }
};

/// The plan of such a run, with what else happens in it; samples come after that.
template <class Method, class State, class C, class P, class F, class B, class Tolerance,
          class Time, class... H>
struct hybrid_plan<Method, State, sampled<C, P, F, B>, under<Tolerance, Time>, H...> {
  using field_type = sampled<C, P, F, B>;
  static constexpr bool is_accepted =
      decltype(diagnostics::check_sampled<C, P, F, B, State, Time>())::ok;

  static constexpr bool has_own_modes = (kind_of<H>::is_mode || ...);
  using refused_modes =
      diagnostics::refuse<"modes", diagnostics::words<"none, beside a field that keeps something">,
                          typename mode_of<H...>::type>;

  template <bool Ok, class Dummy = void>
  struct parts {
    using output = typename output_for<C, B, State, Time>::type;
    using field = field_of_output<F, output>;
    using sample = sample_effect<State, Time, field_type, output>;
    using plan = hybrid_plan<Method, State, field, under<Tolerance, Time>, H..., modes<output>,
                             every<P, sample>>;
  };
  // In the place of what was refused.
  template <class Dummy>
  struct parts<false, Dummy> {
    using plan = hybrid_plan<Method, State, F, under<Tolerance, Time>, H...>;
  };
  using inner = typename parts<is_accepted && !has_own_modes>::plan;

  using without = typename inner::without;
  using time = typename inner::time;
  using mode = typename inner::mode;
  using run = typename inner::run;
  static constexpr bool has_modes = inner::has_modes;

  template <class Extent, class StartTime>
  static consteval auto check() {
    if constexpr (has_own_modes)
      return refused_modes{};
    else if constexpr (is_accepted)
      return inner::template check<Extent, StartTime>();
    else
      return diagnostics::check_sampled<C, P, F, B, State, Time>();
  }
  static consteval auto check_begin() {
    if constexpr (has_own_modes)
      return refused_modes{};
    else if constexpr (is_accepted)
      return inner::check_begin();
    else
      return diagnostics::check_sampled<C, P, F, B, State, Time>();
  }
  static constexpr auto forwards() { return inner::forwards(); }
  template <class Extent>
  static constexpr auto extent(Extent const& extent) {
    return inner::extent(extent);
  }
  template <class Given, class StartTime, class Extent>
  static constexpr run begin(Method const& method, State const& initial, field_type const& field,
                             Given const& allowed, StartTime const& t0, Extent end,
                             H const&... list) {
    using output = typename parts<true>::output;
    field.require_values();
    auto const start = detail::raw_time<State>(t0);
    if (detail::is_before(end, start, typename raw_form<Time>::raw(1)))
      fail<std::domain_error>("unitstep: sampled: a controller does not run backwards");
    auto const on_raw = field.template raw<State, Time>();
    output const first =
        kept<output>::from_raw(on_raw.first(raw_form<State>::to_raw(initial), start));
    return inner::begin(method, initial, {field.field}, allowed, t0, end, list...,
                        modes<output>{first},
                        every<P, typename parts<true>::sample>{field.period, {field}});
  }
};

/// How the drivers without what happens make it.
template <class C, class P, class F, class B, class Pace>
  requires is_tolerance<Pace>
struct with_happenings<sampled<C, P, F, B>, Pace> {
  static constexpr bool is_due = true;

  /// The rows of a table.
  template <class State, class Time, std::size_t Most, class Mode>
  static constexpr auto rows(hybrid_table<State, Time, Most, Mode> const& table) {
    std::array<sample<Time, State>, Most> all{};
    for (std::size_t i = 0; i < Most; ++i) all[i] = table[i];
    return all;
  }
  template <class Refused>
  static constexpr Refused rows(Refused const& table) {
    return table;
  }

  /// The end of a run at an event, or at the first of several.
  template <class Method, class State, class Field, class Event, class Extent, class StartTime>
  static constexpr auto until(Method const& method, State const& initial, Field const& field,
                              Pace const& pace, Event const& event, Extent const& extent,
                              StartTime const& t0) {
    return end_of(integrate(method, initial, field, pace, extent, t0, when(event, stop)));
  }
  template <class Method, class State, class Field, class... Events, class Extent, class StartTime>
  static constexpr auto until(Method const& method, State const& initial, Field const& field,
                              Pace const& pace, first_of<Events...> const& first,
                              Extent const& extent, StartTime const& t0) {
    return std::apply(
        [&](Events const&... each) {
          return end_of(integrate(method, initial, field, pace, extent, t0, when(each, stop)...));
        },
        first.events);
  }

private:
  template <class End>
  static constexpr auto end_of(End const& end) {
    if constexpr (requires { run_end{end.state, end.time, 0L, end.stopped_because, 0}; })
      return run_end{end.state, end.time, end.steps,
                     end.stopped_because == stop_reason::event && end.steps == 0
                         ? stop_reason::at_start
                         : end.stopped_because,
                     end.which};
    else
      return end;  // what stands for a run that was refused
  }
};

}  // namespace unitstep::detail

namespace unitstep {

/// \cond
template <class Method, class State, class C, class P, class F, class B, class Given,
          class... StartTime>
  requires detail::is_tolerance<Given>
simulation(Method const&, State const&, sampled<C, P, F, B> const&, Given const&,
           StartTime const&...)
    -> simulation<Method, State, sampled<C, P, F, B>,
                  detail::eventful<detail::pace_without_end<State, Given, StartTime...>>>;
template <class Method, class State, class C, class P, class F, class B, class Given,
          class... StartTime>
  requires detail::is_tolerance<Given>
chain(Method const&, State const&, sampled<C, P, F, B> const&, Given const&, StartTime const&...)
    -> chain<Method, State, sampled<C, P, F, B>,
             detail::eventful<detail::pace_without_end<State, Given, StartTime...>>>;
/// \endcond

/// The output that is held now, in a simulation in which things happen, or under a tolerance.
template <class Method, class State, class C, class P, class F, class B, class Pace, class... H>
[[nodiscard]] constexpr auto held(
    simulation<Method, State, sampled<C, P, F, B>, detail::eventful<Pace, H...>> const& sim) {
  if constexpr (requires { sim.save().run.run.memory.held; }) {
    using output = typename detail::output_for<C, B, State, Pace>::type;
    return detail::kept<output>::from_raw(sim.save().run.run.memory.held);
  } else {
    return sim.mode();
  }
}

}  // namespace unitstep
