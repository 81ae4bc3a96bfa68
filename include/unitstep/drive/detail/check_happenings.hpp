// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/hybrid_run.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <utility>

/// \file
/// \brief The verdicts on the things that may happen in a run, and the plan of a run with them.

namespace unitstep::diagnostics {

/// The verdict on an effect, which is called `Label`, of the I-th thing of the list.
template <text Label, text ResultLabel, std::size_t I, class State, class Effect, class Time,
          class Mode>
consteval auto check_effect_of() {
  return check_effect<numbered<Label, I>, numbered<ResultLabel, I>, State,
                      std::remove_cvref_t<Effect>, Time, Mode>();
}

/// The verdict on one thing that may happen, the I-th of the list.
template <std::size_t I, class State, class Time, class Mode, class H>
struct happening_verdict {
  using type = accepted;
};
template <std::size_t I, class State, class Time, class Mode, class Event, class Effect, class Rest>
struct happening_verdict<I, State, Time, Mode, unitstep::when<Event, Effect, Rest>> {
  static constexpr bool is_list = unitstep::detail::list_of_events<Event>;
  using bound =
      typename unitstep::detail::bound_to_mode<typename unitstep::detail::event_in<Event>::type,
                                               Mode>::type;
  using called = unitstep::detail::event_callable_type<bound>;
  // The effect of a list is told which event it is.
  template <class Any>
  using told = std::conditional_t<is_list && !std::same_as<Any, unitstep::detail::stop_type>,
                                  unitstep::detail::told_index<Any>, Any>;

  template <class Settle, class Speed>
  static consteval auto check_rest(unitstep::rest_below<Speed, Settle> const*) {
    using result = unitstep::detail::field_result<called, State, Time>;
    if constexpr (std::same_as<result, bool>)
      return refuse<"rest_below", words<"an event that is a quantity">, result>{};
    else if constexpr (auto fit = check_fit<"rest_below", rate_of<result, Time>, Speed>(); !fit.ok)
      return fit;
    else if constexpr (std::same_as<Settle, unitstep::detail::not_given>)
      return accepted{};
    else
      return check_effect_of<"settle", "result of settle", I, State, told<Settle>, Time, Mode>();
  }
  static consteval auto check_rest(unitstep::detail::not_given const*) { return accepted{}; }
  static consteval auto check_rest(void const*) {
    return refuse<"rest", words<"rest_below(speed)">, Rest>{};
  }

  static consteval auto check() {
    if constexpr (is_list && !unitstep::detail::list_to_watch<Event>)
      return refuse<numbered<"list of events", I>, words<"a std::array or a std::vector">, Event>{};
    else if constexpr (auto event =
                           check_single_event<numbered<"event", I>, numbered<"result of event", I>,
                                              State, bound, Time>();
                       !event.ok)
      return event;
    else if constexpr (auto effect = check_effect_of<"effect", "result of effect", I, State,
                                                     told<Effect>, Time, Mode>();
                       !effect.ok)
      return effect;
    else
      return check_rest(static_cast<Rest const*>(nullptr));
  }
  using type = decltype(check());
};
template <std::size_t I, class State, class Time, class Mode, class Times, class Effect>
struct happening_verdict<I, State, Time, Mode, unitstep::at<Times, Effect>> {
  using type = first_refusal<
      typename moments_verdict<numbered<"time of at", I>, State, Time, Times>::type,
      decltype(check_effect_of<"effect", "result of effect", I, State, Effect, Time, Mode>())>;
};
template <std::size_t I, class State, class Time, class Mode, class Period, class Effect>
struct happening_verdict<I, State, Time, Mode, unitstep::every<Period, Effect>> {
  static consteval auto check() {
    if constexpr (!requires(unitstep::every<Period, Effect> const& e) { e.spacing(); })
      return refuse<numbered<"period of every", I>, Time, Period>{};
    else
      return first_refusal<
          decltype(check_moment<numbered<"period of every", I>, State, Time, Period>()),
          decltype(check_effect_of<"effect", "result of effect", I, State, Effect, Time,
                                   Mode>())>{};
  }
  using type = decltype(check());
};
template <std::size_t I, class State, class Time, class Mode, class Times>
struct happening_verdict<I, State, Time, Mode, unitstep::jumps<Times>> {
  using type = typename moments_verdict<numbered<"time of jumps", I>, State, Time, Times>::type;
};
template <std::size_t I, class State, class Time, class Mode, class Period, class Offset>
struct happening_verdict<I, State, Time, Mode, unitstep::jumps_every<Period, Offset>> {
  using type = first_refusal<
      decltype(check_moment<numbered<"period of jumps_every", I>, State, Time, Period>()),
      decltype(check_moment<numbered<"offset of jumps_every", I>, State, Time, Offset>())>;
};

/// The verdict on the mode of a run. A field that keeps something itself, as a sampled one keeps its output, allows
/// none.
template <bool FieldKeeps, class Mode>
consteval auto check_modes_beside_memory() {
  if constexpr (FieldKeeps && !std::is_same_v<Mode, unitstep::detail::no_mode>)
    return refuse<"modes", words<"none, beside a field that keeps something">, Mode>{};
  else
    return accepted{};
}

/// The verdict on all that may happen in a run.
template <class State, class Time, class Mode, class... H>
consteval auto check_happenings() {
  if constexpr ((int(unitstep::detail::kind_of<H>::is_mode) + ... + 0) > 1)
    return refuse<"modes", words<"one mode">, words<"several">>{};
  else
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<typename happening_verdict<I, State, Time, Mode, H>::type...>{};
    }(std::index_sequence_for<H...>{});
}

}  // namespace unitstep::diagnostics

namespace unitstep::detail {

/// Whether a tolerance has times at which a step must end.
template <class Pace>
inline constexpr bool has_ends = false;
template <class A, class R, class F, class L, class E, class Time>
inline constexpr bool has_ends<adaptive_pace<tolerance<A, R, F, L, E>, Time>> = member_given<E>;

/// Whether something happens at an event that is `certain`.
template <class H>
inline constexpr bool is_certain_at = false;
template <class Event, class Effect, class Rest>
inline constexpr bool is_certain_at<when<Event, Effect, Rest>> =
    is_certain<typename event_in<Event>::type>;

/// The plan of a run in which things happen: that of the run without them, and the verdict on them.
template <class Method, class State, class Field, class Pace, class... H>
struct hybrid_plan {
  using mode = typename mode_of<H...>::type;
  using in_mode_of =
      field_in_mode<State, typename plan<Method, State, Field, Pace>::time, Field, mode>;
  using bound_field = typename in_mode_of::type;
  using without = plan<Method, State, bound_field, Pace>;
  using time = typename without::time;
  static constexpr bool has_modes = !std::is_same_v<mode, no_mode>;
  static constexpr bool has_jumps = (kind_of<H>::is_jump || ...);
  using inner_run = typename engine_of<Method, State, bound_field, Pace, has_jumps>::type;
  using run = hybrid_run<State, time, inner_run, Field, H...>;

  /// The verdict on the whole run, from the verdict on the run without what happens.
  template <class WithoutThem>
  static consteval auto check_with() {
    using namespace diagnostics;
    if constexpr (auto modes =
                      check_modes_beside_memory<stepping_with<State, Method, Field>::keeps, mode>();
                  !modes.ok)
      return modes;
    else if constexpr (!WithoutThem::ok)
      return WithoutThem{};
    else if constexpr (!real_number<typename raw_form<State>::number>)
      return refuse<"initial", words<"numbers of floating point">, State>{};
    else if constexpr (makes_steps_of_one_length<Method>)
      return refuse<"method", words<"one whose steps may change in length">, Method>{};
    else if constexpr (without::is_fixed_step && (is_certain_at<H> || ...))
      return refuse<"certain", words<"a tolerance, whose steps have polynomials">, words<"a dt">>{};
    else if constexpr (has_jumps && has_ends<Pace>)
      return refuse<"tolerance.ends", words<"jumps in their place, beside the others">,
                    words<"both">>{};
    else
      return check_happenings<State, time, mode, H...>();
  }
  template <class Extent, class StartTime>
  static consteval auto check() {
    return check_with<decltype(without::template check<Extent, StartTime>())>();
  }
  /// The verdict on a run that has no end yet.
  static consteval auto check_begin() { return check_with<decltype(without::check_begin())>(); }

  /// The end of a run that has none: it goes forwards.
  static constexpr auto forwards() { return never<typename raw_form<time>::number>; }
  template <class Extent>
  static constexpr auto extent(Extent const& extent) {
    return without::extent(extent);
  }
  /// The run at its start.
  template <class PaceGiven, class StartTime, class Extent>
  static constexpr run begin(Method const& method, State const& initial, Field const& field,
                             PaceGiven const& pace, StartTime const& t0, Extent extent,
                             H const&... list) {
    auto const& first = mode_of<H...>::first(list...);
    return run{inner_run{method, initial, in_mode_of::of(field, first), pace, t0, extent}, field,
               list...};
  }
};

}  // namespace unitstep::detail
