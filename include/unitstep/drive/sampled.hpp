// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/detail/check_happenings.hpp>
#include <unitstep/drive/detail/engines/stepper.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/detail/operation.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::detail {

/// A controller that returns nothing.
template <>
struct kept<void> {
  static constexpr bool ok = false;
};

/// A callable that takes the output as its third argument, in light quantities or in the caller's type.
template <class Called, class State, class Time, class Output>
concept takes_output_shown = requires(Called const& called, State const s, Time const t,
                                      typename kept<Output>::raw const output) {
  called(s, t, kept<Output>::for_field(output));
};
template <class Called, class State, class Time, class Output>
concept takes_output_as_it_is = requires(Called const& called, State const s, Time const t,
                                         typename kept<Output>::raw const output) {
  called(s, t, kept<Output>::from_raw(output));
};
template <class Called, class State, class Time, class Output>
concept takes_output =
    (!asks_for_boost<Called> && takes_output_shown<Called, State, Time, Output>) ||
    takes_output_as_it_is<Called, State, Time, Output>;

/// A callable of three arguments with the held output as the third: a callable (state, time).
template <class Called, class Output>
struct with_output {
  static constexpr bool takes_boost = asks_for_boost<Called>;
  Called const* called;
  typename kept<Output>::raw output;

  template <class State, class Time>
    requires takes_output<Called, State, Time, Output>
  constexpr decltype(auto) operator()(State const& s, Time const& t) const {
    if constexpr (!asks_for_boost<Called> && takes_output_shown<Called, State, Time, Output>)
      return (*called)(s, t, kept<Output>::for_field(output));
    else
      return (*called)(s, t, kept<Output>::from_raw(output));
  }
};

/// The way a controller is called: with (state, time), or with the output before as well.
template <class Controller, class Before>
using controller_call = std::conditional_t<std::is_same_v<Before, not_given>, Controller,
                                           with_output<Controller, Before>>;

/// What a controller returns.
template <class Controller, class Before, class State, class Time>
using returned_by = field_result<controller_call<Controller, Before>, State, Time>;

/// The type of the held output: that of the output before the first sample, if one was given.
template <class Controller, class Before, class State, class Time>
struct output_for {
  using type = Before;
};
template <class Controller, class State, class Time>
struct output_for<Controller, not_given, State, Time> {
  using type = returned_by<Controller, not_given, State, Time>;
};

/// A result that can be an output.
template <class Controller, class... Arguments>
concept returns_output = requires(Controller& controller, Arguments const&... given) {
  { controller(given...) } -> std::default_initializable;
};

/// A controller that names the type of its third argument. One that takes any type is not called to find out.
template <class Controller, class State, class Time>
concept names_output = !diagnostics::takes<Controller, State, Time, unknown> &&
                       returns_output<Controller, State, Time, unknown>;

/// The return type of a call operator that is no template.
template <class T>
struct result_of_member {};
template <class R, class C, class... A>
struct result_of_member<R (C::*)(A...) const> {
  using type = R;
};
template <class R, class C, class... A>
struct result_of_member<R (C::*)(A...)> {
  using type = R;
};

/// Stands for the output of a run that was refused, so that its use is no second error: a value of the type that the
/// controller returns, whichever arguments it takes.
template <class Controller, class State, class Time, class Before>
constexpr auto refused_output() {
  if constexpr (!std::is_same_v<Before, not_given>) {
    return Before{};
  } else if constexpr (diagnostics::steppable<State> &&
                       requires { typename raw_form<Time>::field_view; }) {
    using state = typename raw_form<State>::field_view;
    using time = typename raw_form<Time>::field_view;
    if constexpr (requires { &Controller::operator(); })
      return std::decay_t<typename result_of_member<decltype(&Controller::operator())>::type>{};
    else if constexpr (returns_output<Controller, state, time>)
      return std::decay_t<std::invoke_result_t<Controller&, state, time>>{};
    else if constexpr (returns_output<Controller, State, Time>)
      return std::decay_t<std::invoke_result_t<Controller&, State, Time>>{};
    else if constexpr (names_output<Controller, state, time>)
      return std::decay_t<std::invoke_result_t<Controller&, state, time, unknown>>{};
    else if constexpr (returns_output<Controller, state>)
      return std::decay_t<std::invoke_result_t<Controller&, state>>{};
    else if constexpr (returns_output<Controller>)
      return std::decay_t<std::invoke_result_t<Controller&>>{};
    else
      return unknown{};
  } else {
    return unknown{};
  }
}

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
    if constexpr (std::is_same_v<Before, not_given>)
      return sample(s, t, held{});
    else
      return sample(s, t, before);
  }
  /// The output from this moment on.
  constexpr held sample(raw_state const& s, raw_time const& t, held const& last) const {
    using result = kept<returned_by<Controller, Before, State, Time>>;
    if constexpr (std::is_same_v<Before, not_given>)
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

/// A method for a sampled field: it cuts a step where a sample is due, and continues from there.
///
/// The samples are at `first + k * period`. A sample within the rounding of the end of a step, and nearer to it than to
/// the start, is taken at the start of the next.
template <class Method>
struct sampled_steps {
  [[no_unique_address]] Method method;

  template <class Held, class OfMethod, class Time>
  struct memory {
    Held held;                                 // the output
    [[no_unique_address]] OfMethod of_method;  // the memory of the method inside
    Time first;                                // the time of the first sample
    long count;                                // the number of samples since then
  };

  template <class State, class Field, class Time>
    requires requires { typename Field::held; }
  constexpr auto start(State const& state, Field const& field, Time t, Time dt) const {
    require_possible(field.period, dt);
    auto const held = field.first(state, t);
    auto const length = field.period < dt ? field.period : dt;
    auto const of_method = detail::start_memory(method, state, field.while_held(held), t, length);
    return memory<typename Field::held, std::remove_const_t<decltype(of_method)>, Time>{
        held, of_method, t, 0};
  }

  /// Continues from another state; the output and the times of the samples stay.
  template <class State, class Memory, class Field, class Time>
  constexpr void go_on(Memory& kept, State const& state, Field const& field, Time t,
                       Time dt) const {
    kept.of_method = detail::start_memory(method, state, field.while_held(kept.held), t, dt);
  }

  template <class State, class Held, class OfMethod, class Field, class Time>
  constexpr State step(State state, memory<Held, OfMethod, Time>& kept, Field const& field, Time t,
                       Time dt) const {
    require_possible(field.period, dt);
    // What is left of the step is a length: the clock would round it, always to the same side.
    Time at = t, rest = dt;
    auto const go_to = [&](Time const& to) {
      state = part(state, kept, field, at, to - at);
      rest -= to - at;
      at = to;
    };
    // Times are rounded as products since the first sample, and as sums with the time of the start.
    Time const since = 2 * (size_of(t - kept.first) + dt);
    Time const rounding =
        2 * std::numeric_limits<Time>::epsilon() * (since > size_of(t) ? since : size_of(t));
    // Where the clock is so coarse that a step or a period has few roundings, a sample comes at the nearer end.
    Time const shorter = dt < field.period ? dt : field.period;
    Time const slack = rounding < shorter / 2 ? rounding : shorter / 2;
    auto next = kept.first + static_cast<Time>(kept.count + 1) * field.period;
    if (next < at - rounding - field.period) fail_apart();
    while (rest - (next - at) > slack) {
      if (next - at > slack) {
        go_to(next);
      } else if constexpr (!has_no_slopes<Time>) {
        // The sample is due here, and its time has slopes.
        Time const due = at + ((next - at) - detail::real_part(next - at));
        if (!plain_number<Time>::is_zero(due - at)) go_to(due);
      }
      kept.held = field.sample(state, at, kept.held);
      ++kept.count;
      next = kept.first + static_cast<Time>(kept.count + 1) * field.period;
      go_on(kept, state, field, at, rest - (next - at) > slack ? next - at : rest);
    }
    return part(state, kept, field, at, rest);
  }

private:
  template <class State, class Memory, class Field, class Time>
  constexpr State part(State const& state, Memory& kept, Field const& field, Time t,
                       Time dt) const {
    return detail::step_with_memory(method, state, kept.of_method, field.while_held(kept.held), t,
                                    dt);
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
        "the time, or the saved run is damaged");
  }
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on an output that is kept.
template <text Label, class Output>
consteval auto check_output() {
  if constexpr (is_of_integers<Output>)
    return not_of_integers<Label, Output>{};
  else if constexpr (!unitstep::detail::kept<Output>::ok)
    return refuse<Label, words<"a quantity, number, vec, array, or an aggregate of such">,
                  Output>{};
  else
    return accepted{};
}

/// The verdict on a callable (state, time, output).
template <text Label, text Arguments, class Called, class State, class Time, class Output>
consteval auto check_takes_output() {
  using namespace unitstep::detail;
  using seen_state = view_of<State>;
  using seen_time = view_of<Time>;
  constexpr bool takes_light = takes<Called, seen_state, seen_time, Output>;
  if constexpr (takes_output<Called, seen_state, seen_time, Output>)
    return accepted{};
  else if constexpr (takes_light && !asks_for_boost<Called>)
    return unitstep::detail::reported{};  // the compiler has reported the mistake in the body
  else if constexpr (takes_output<Called, State, Time, Output>)
    return accepted{};
  else if constexpr (std::is_invocable_v<Called const&, seen_state, seen_time>)
    return refuse<Label, words<Arguments>, words<"callable (state, time)">>{};
  else
    return refuse<Label, words<Arguments>, callable_with<Called, seen_state, seen_time>>{};
}

/// Whether a controller also takes the output before. A lambda with a generic third argument is not called for this.
template <class Controller, class State, class Time>
concept asks_for_output =
    takes<Controller, State, Time, unknown> ||
    requires(Controller& called, State const s, Time const t, unknown const u) { called(s, t, u); };

/// The verdict on a controller and its output.
template <class Controller, class Before, class State, class Time>
consteval auto check_controller() {
  using namespace unitstep::detail;
  constexpr text label = "output of the controller";
  if constexpr (!std::is_same_v<Before, detail::not_given>) {
    if constexpr (auto output = check_output<"first output", Before>(); !output.ok)
      return output;
    else if constexpr (auto called =
                           check_takes_output<"controller", "callable (state, time, output before)",
                                              Controller, State, Time, Before>();
                       !called.ok)
      return called;
    else
      return check_fit<label, Before, returned_by<Controller, Before, State, Time>>();
  } else if constexpr (auto called = check_callable<"controller", Controller, State, Time>();
                       called.ok) {
    return check_output<label, returned_by<Controller, Before, State, Time>>();
  } else if constexpr (asks_for_output<Controller, view_of<State>, view_of<Time>>) {
    return refuse<"before", words<"the first output, as the fourth of sampled{...}">,
                  words<"nothing">>{};
  } else {
    return called;
  }
}

/// The verdict on a sampled field.
template <class Controller, class Period, class Field, class Before, class State, class Time>
consteval auto check_sampled() {
  using namespace unitstep::detail;
  using number = typename number_of_time<State>::type;
  using period = decltype(as_time<number>(std::declval<Period>()));
  if constexpr (!unitstep::detail::real_number<number>) {
    return refuse<"number of a sampled run", words<"float, double or long double">, number>{};
  } else if constexpr (!fits<Time, period>) {
    return check_fit<"period", Time, period>();
  } else if constexpr (auto controller = check_controller<Controller, Before, State, Time>();
                       !controller.ok) {
    return controller;
  } else {
    using output = typename output_for<Controller, Before, State, Time>::type;
    if constexpr (auto takes = check_takes_output<"field", "callable (state, time, output)", Field,
                                                  State, Time, output>();
                  !takes.ok)
      return takes;
    else
      return check_field<State, with_output<Field, output>, Time>();
  }
}

}  // namespace unitstep::diagnostics

namespace unitstep {

/// A field with a controller that reads the state once in a period, and whose output is held until it reads the state
/// again (a zero-order hold).
///
/// \f[ u(t) = c\big(y(t_k), t_k\big), \qquad \dot y = f(y, t, u) \quad
///     \text{for } t_k \le t < t_{k+1}, \qquad t_k = t_0 + k\,T \f]
///
///     sampled{[](auto const& s, auto) { return gain * (due - s.velocity); },  // the output
///             10.0 * si::milli * si::second,                                  // its period
///             [](auto const& s, auto, auto voltage) { return ...; }}          // the field
///
/// Every driver takes it as a field: `integrate`, `simulation`, `integrate_until`, `integrate_observed`, `trajectory`,
/// `chain`, by a `dt` and under a tolerance, in hybrid runs and others. The first sample is taken at the start of the
/// run.
///
/// By a `dt` a step in which a sample is due ends there and continues with the new output. So the period need not be a
/// multiple of `dt`, and a step may hold several samples; the times of the run stay `t0 + n * dt`. Samples within the
/// rounding of the times from the end of a step are taken there. The memory of a method starts anew at each sample, as
/// the field jumps; a method for equal steps needs a period that is a multiple of `dt`. Under a tolerance steps end at
/// the samples, the output is the mode of the run, and a sample comes after other effects at its time.
///
/// A controller with a memory, such as the sum of a PI controller, gets its last output as a third argument; then
/// `before` is the first such argument, and fixes the type of the output. The output is a quantity, a number, a vec or
/// array of them, an aggregate of these, or any other trivially copyable type without a unit (a `bool`).
///
/// `simulation::set_state` leaves the output and the times of the samples unchanged, and `save` includes them.
/// `derivative` and its relatives differentiate by gains, the period and everything else in it
/// (`answers/derivative.hpp`). `held(sim)` is the present output. A run backwards is refused, and so is `step`, which
/// keeps no memory. If something happens at an event, the controller is also called on steps that are tried ahead.
///
/// Cost: that of the controller at each sample, the method's `starting_evaluations` there, and a comparison of
/// times in each step.
///
/// \tparam Controller callable (state, time) -> output, or (state, time, output before) -> output
/// \tparam Period     a time, positive and finite, or a `std::chrono::duration`
/// \tparam Field      callable (state, time, output), with the result of a field of the state
/// \throw std::domain_error if the period is not positive and finite, `dt` is negative, or a step holds more
///        than a million samples
/// \proof{examples/reference/drive.cpp,sampled}
template <class Controller, class Period, class Field, class Before = detail::not_given>
struct sampled {
  [[no_unique_address]] Controller controller;  ///< returns the output
  Period period;                                ///< the time from one sample to the next
  [[no_unique_address]] Field field;            ///< the field, called with the output
  [[no_unique_address]] Before before = {};     ///< the output before the first

  /// The verdict on all of it for the units of a state.
  template <class State, class Time>
  using verdict =
      decltype(diagnostics::check_sampled<Controller, Period, Field, Before, State, Time>());

  /// \cond
  using due_inside = diagnostics::words<"one that is not sampled">;
  /// \endcond

  /// The field on plain numbers, which `sampled_steps` steps.
  template <class State, class Time>
  constexpr auto raw() const {
    using number = typename raw_form<State>::number;
    auto const time = detail::as_time<number>(period);
    return detail::raw_sampled<State, Time, Controller, Field, Before>{
        controller, field, detail::kept<Before>::to_raw(before),
        raw_form<std::remove_const_t<decltype(time)>>::to_raw(time)};
  }

  /// Refuses a period that is not positive and finite.
  constexpr void require_values() const {
    auto const time = detail::as_time<double>(period);
    auto const number = raw_form<std::remove_const_t<decltype(time)>>::to_raw(time);
    if (!unitstep::is_finite(number) || !(number > 0))
      fail<std::domain_error>("unitstep: sampled: the period must be positive and finite");
  }
};

template <class Controller, class Period, class Field>
sampled(Controller, Period, Field) -> sampled<Controller, Period, Field>;
template <class Controller, class Period, class Field, class Before>
sampled(Controller, Period, Field, Before) -> sampled<Controller, Period, Field, Before>;

namespace detail {

template <class State, class Method, class Controller, class Period, class Field, class Before>
struct stepping_with<State, Method, sampled<Controller, Period, Field, Before>> {
  using stepping = stepping_of<State, Method>;
  using type = sampled_steps<typename stepping::type>;
  static constexpr bool keeps = true;
  static constexpr auto of(Method const& method) { return type{stepping::of(method)}; }
};

/// Between two jumps the field is, and the controller is called at any time.
template <class C, class P, class F, class B, class State, class Time>
struct asked_field<true, sampled<C, P, F, B>, State, Time> {
  using type = sampled<C, P, field_between<F, State, Time>, B>;
  template <class T>
  static constexpr type of(sampled<C, P, F, B> const& all, T const& first, T const& last) {
    return {all.controller, all.period, {all.field, first, last}, all.before};
  }
};

}  // namespace detail

/// The present output, in a simulation of a `sampled` field: the result of the controller at the last sample. A sample
/// that is due now is taken by the next step.
/// \proof{examples/reference/drive.cpp,sampled}
template <class Method, class State, class Controller, class Period, class Field, class Before,
          class Time>
[[nodiscard]] constexpr auto held(
    simulation<Method, State, sampled<Controller, Period, Field, Before>, Time> const& sim) {
  if constexpr (requires { sim.save().memory.held; }) {
    using output = typename detail::output_for<Controller, Before, State, Time>::type;
    return detail::kept<output>::from_raw(sim.save().memory.held);
  } else {
    return detail::refused_output<Controller, State, Time, Before>();
  }
}

}  // namespace unitstep

// Under a tolerance the samples of such a run are effects, and the output is its mode.

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

/// A sample as an effect. It is not in the log, since it belongs to the field.
template <class State, class Time, class Sampled, class Output>
struct sample_effect {
  static constexpr bool is_logged = false;
  Sampled given;

  constexpr void operator()(State const& s, Time const& t, Output& now) const {
    now = kept<Output>::from_raw(given.template raw<State, Time>().sample(
        raw_form<State>::to_raw(s), raw_form<Time>::to_raw(t), kept<Output>::to_raw(now)));
  }
};

/// The plan of such a run with its other effects; samples come after those.
template <class Method, class State, class C, class P, class F, class B, class Tolerance,
          class Time, class... H>
struct hybrid_plan<Method, State, sampled<C, P, F, B>, adaptive_pace<Tolerance, Time>, H...> {
  using field_type = sampled<C, P, F, B>;
  using own_verdict = diagnostics::first_refusal<
      decltype(diagnostics::check_modes_beside_memory<true, typename mode_of<H...>::type>()),
      decltype(diagnostics::check_sampled<C, P, F, B, State, Time>())>;

  template <bool Ok, class Dummy = void>
  struct parts {
    using output = typename output_for<C, B, State, Time>::type;
    using field = field_of_output<F, output>;
    using sample = sample_effect<State, Time, field_type, output>;
    using plan = hybrid_plan<Method, State, field, adaptive_pace<Tolerance, Time>, H...,
                             modes<output>, every<P, sample>>;
  };
  // For a sampled field that was refused.
  template <class Dummy>
  struct parts<false, Dummy> {
    using plan = hybrid_plan<Method, State, F, adaptive_pace<Tolerance, Time>, H...>;
  };
  using inner = typename parts<own_verdict::ok>::plan;

  using without = typename inner::without;
  using time = typename inner::time;
  using mode = typename inner::mode;
  using run = typename inner::run;
  static constexpr bool has_modes = inner::has_modes;

  template <class Extent, class StartTime>
  static consteval auto check() {
    if constexpr (own_verdict::ok)
      return inner::template check<Extent, StartTime>();
    else
      return own_verdict{};
  }
  static consteval auto check_begin() {
    if constexpr (own_verdict::ok)
      return inner::check_begin();
    else
      return own_verdict{};
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
    using sample = typename parts<true>::sample;
    field.require_values();
    auto const start = detail::raw_time<State>(t0);
    if (detail::is_before(end, start, typename raw_form<Time>::raw(1)))
      fail<std::domain_error>("unitstep: sampled: a controller does not run backwards");
    auto const on_raw = field.template raw<State, Time>();
    output const first =
        kept<output>::from_raw(on_raw.first(raw_form<State>::to_raw(initial), start));
    return inner::begin(method, initial, {field.field}, allowed, t0, end, list...,
                        modes<output>{first}, every<P, sample>{field.period, {field}});
  }
};

/// The calls by which the drivers for runs in which nothing happens make such a run.
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
    return detail::with_each_event(event, [&](auto const&... each) {
      return end_of(integrate(method, initial, field, pace, extent, t0, when(each, stop)...));
    });
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
      return end;  // in place of a run that was refused
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
                  detail::hybrid_pace<detail::pace_type<State, Given, StartTime...>>>;
template <class Method, class State, class C, class P, class F, class B, class Given,
          class... StartTime>
  requires detail::is_tolerance<Given>
chain(Method const&, State const&, sampled<C, P, F, B> const&, Given const&, StartTime const&...)
    -> chain<Method, State, sampled<C, P, F, B>,
             detail::hybrid_pace<detail::pace_type<State, Given, StartTime...>>>;
/// \endcond

/// The present output, in a simulation in which things happen, or under a tolerance.
template <class Method, class State, class C, class P, class F, class B, class Pace, class... H>
[[nodiscard]] constexpr auto held(
    simulation<Method, State, sampled<C, P, F, B>, detail::hybrid_pace<Pace, H...>> const& sim) {
  if constexpr (requires { sim.save().run.run.memory.held; }) {
    using output = typename detail::output_for<C, B, State, Pace>::type;
    return detail::kept<output>::from_raw(sim.save().run.run.memory.held);
  } else {
    return sim.mode();
  }
}

}  // namespace unitstep
