// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <utility>

/// \file
/// \brief What may happen in a run: at an event, at times, every so often; and the times at which a field jumps.
///
/// A driver takes any number of these after its own arguments:
///
///     integrate(dormand_prince5{}, ball, falls, allowed, 10.0 * s, when(falling(height), bounce), every(0.1 * s, draw));
///
/// What happens has an *effect*, a callable with (state, time), as a field has, which
/// - returns the next state; or `stop_if(condition, state)`, which ends the run after it if the condition holds;
/// - takes the state by reference, `(auto& state, auto time)`, changes it where it stands and returns nothing; or
/// - takes it as it is and returns nothing: it looks.
/// `stop` in its place ends the run. Where the run has `modes`, field, events and effects may take the mode as a third
/// argument; an effect takes it by reference and may change it. The effect of a list of events may take which of them came
/// as its last argument, a `std::size_t`, after the mode where there is one.
///
/// What is due at one moment happens in the order of the list, each once, whatever an effect before it has done. More than
/// 100 effects at one moment of the clock, with lists 100 for each event, or more than 100,000 in one step are an error.
///
/// The log of a run (`event_log`) has what had an effect: at an event, at a time, after a period. What `every` only looks
/// at is not in it; what takes the mode by reference may change it, and does not only look.

namespace unitstep {

namespace detail {

/// The type of the effect that ends a run.
struct stop_type {};
/// Stands for an effect, or a rest, that is not given.
struct not_given {};

}  // namespace detail

/// The effect that ends a run.
/// \proof{examples/reference/happening.cpp,trajectory}
inline constexpr detail::stop_type stop{};

/// What an effect returns that ends a run now and then: a state, and whether it is the last.
/// \proof{examples/reference/happening.cpp,stop_if}
template <class State>
struct stop_if {
  bool stops;   ///< whether the run ends here
  State state;  ///< with this state

  /// The next state, which is the last if `condition` holds.
  constexpr stop_if(bool condition, State next) : stops(condition), state(std::move(next)) {}
};
template <class State>
stop_if(bool, State) -> stop_if<State>;

/// How slowly an event has to be left for a thing to rest, after an effect that comes ever sooner, as that of a ball
/// that bounces.
///
/// The speed is that of the event's quantity: of a height, a velocity. What leaves the event more slowly, or in a flight that is
/// too short for the numbers of the run, ends the run,
/// with `stop_reason::rest` and the state that the effect has left; or the effect `settle` follows and the run goes on: it
/// sets the velocity to zero, say, and a mode in which the field holds the ball.
/// \proof{examples/reference/happening.cpp,rest_below}
template <class Speed, class Settle = detail::not_given>
struct rest_below {
  Speed speed;    ///< of what the event returns, per time
  Settle settle;  ///< the effect of coming to rest; the run ends unless it is given

  /// What leaves an event more slowly than `slowest` rests.
  constexpr explicit rest_below(Speed slowest, Settle effect = {})
      : speed(slowest), settle(std::move(effect)) {}
};
template <class Speed>
rest_below(Speed) -> rest_below<Speed>;
template <class Speed, class Settle>
rest_below(Speed, Settle) -> rest_below<Speed, Settle>;

/// What happens at an event (`drive/event.hpp`): there the effect changes the state, and the run goes on from it.
///
/// The event is found as by `integrate_until`, and every one within a step, in their order. The effect is given the
/// state just before the root: a ball is still above the ground, and a `bool` is not yet true.
///
/// - The effect does not set off its own event again. If it turns the motion back, the event may come again later. If the
///   motion goes on through zero, the event has happened once. If it stays at zero, it rests there until it leaves.
/// - The effect may set off another event: if it carries the quantity of that event to the other side, in the direction of
///   that event, it happens at the same moment. If the effect changes the mode only, the other event counts as passed. Two
///   events at one place that switch each other for ever, as in a thermostat without a band, are an error.
/// - A `bool` that stays true after the effect has happened once. If an earlier effect turned it back and this one does not,
///   that is an error.
/// - The bounces of a ball get shorter until the numbers of the run cannot tell two of them apart. That is an error, which
///   names the event and the time ("comes again at once"), unless `rest` says when the ball lies still.
///
/// After an effect the run makes the rest of the step. It keeps that rest as a length, so the time on the clock may be large.
///
/// `stop` in place of an effect hands over the state just after the root. A run that goes on from there finds the next root.
/// For a `bool` it is the state just before.
///
/// You can give a list of events of one type in place of one event: a `std::vector` or another container with `push_back`,
/// a `std::array`, or events in braces. A list in a `constexpr` run is an array. Each event of the list acts as if it had a
/// `when` of its own, in their order, with the same effect. The effect may take the number of the event that came as its
/// last argument; the log has it as the `index` beside `which`. An empty list is not watched.
/// \throw std::runtime_error in the run, if the event comes again at once after its effect
/// \proof{examples/reference/happening.cpp,when}
/// \proof{examples/reference/happening.cpp,list}
template <class Event, class Effect, class Rest = detail::not_given>
struct when {
  Event event;    ///< what is waited for, or a list of it
  Effect effect;  ///< what it does
  Rest rest;      ///< what rests, if it is given

  /// At `awaited`, `caused` happens.
  constexpr when(Event awaited, Effect caused, Rest rests = {})
      : event(std::move(awaited)), effect(std::move(caused)), rest(std::move(rests)) {}
  /// The same of events in braces.
  template <class One, std::size_t N>
  constexpr when(One const (&awaited)[N], Effect caused, Rest rests = {})
      : event(std::to_array(awaited)), effect(std::move(caused)), rest(std::move(rests)) {}
};
template <class Event, class Effect>
when(Event, Effect) -> when<Event, Effect>;
template <class Event, class Effect, class Rest>
when(Event, Effect, Rest) -> when<Event, Effect, Rest>;
template <class One, std::size_t N, class Effect>
when(One const (&)[N], Effect) -> when<std::array<One, N>, Effect>;
template <class One, std::size_t N, class Effect, class Rest>
when(One const (&)[N], Effect, Rest) -> when<std::array<One, N>, Effect, Rest>;

/// What happens at a time, or at each of a list of times in their order: a `std::array`, a `std::vector`, or
/// `at({1.0 * s, 2.0 * s}, dose)`.
///
/// A step ends at each of them. Those after the end of the run do not happen.
/// \throw std::domain_error in the run, if a time is not finite, lies before the start, or is not after the one before it
/// \proof{examples/reference/happening.cpp,at}
template <class Times, class Effect>
struct at {
  Times times;    ///< a time, or several
  Effect effect;  ///< what happens then

  /// At `moments`, `caused` happens.
  constexpr at(Times moments, Effect caused)
      : times(std::move(moments)), effect(std::move(caused)) {}
  /// The same of times in braces.
  template <class Time, std::size_t N>
  constexpr at(Time const (&moments)[N], Effect caused) : times{}, effect(std::move(caused)) {
    for (std::size_t i = 0; i < N; ++i) times[i] = moments[i];
  }
};
template <class Times, class Effect>
at(Times, Effect) -> at<Times, Effect>;
template <class Time, std::size_t N, class Effect>
at(Time const (&)[N], Effect) -> at<std::array<Time, N>, Effect>;

/// Times at which the field jumps, as where a switch closes or an engine starts: some times, a `std::array` or a
/// `std::vector`, in any order.
///
/// A step ends at each of them. It asks the field just before the jump, and the next step, which begins anew, at it.
/// \proof{examples/reference/happening.cpp,jumps}
template <class Times>
struct jumps {
  Times times;  ///< when

  /// The field jumps at these times.
  template <class... Given>
    requires (sizeof...(Given) > 0)
  constexpr explicit jumps(Given... given) : times(detail::list_of_times(given...)) {}
};
template <class... Given>
jumps(Given...) -> jumps<decltype(detail::list_of_times(std::declval<Given>()...))>;

/// The same at even times: `offset`, `offset + period`, `offset + 2 * period`, ..., as far as a run goes.
/// \proof{examples/reference/happening.cpp,jumps_every}
template <class Period, class Offset = Period>
struct jumps_every {
  Period period;  ///< from one jump to the next
  Offset offset;  ///< the time of one of them, zero unless given

  /// The field jumps once in each period.
  constexpr explicit jumps_every(Period every, Offset from = Offset{})
      : period(every), offset(from) {}
};
template <class Period>
jumps_every(Period) -> jumps_every<Period>;
template <class Period, class Offset>
jumps_every(Period, Offset) -> jumps_every<Period, Offset>;

/// What a run is in beside its state: a valve open or shut, a ball that flies or lies. Any value that can be copied.
///
/// Field, events and effects may take it as their third argument. It is a part of the run, so a copy of a run has its own.
/// \proof{examples/reference/happening.cpp,modes}
template <class Mode>
struct modes {
  Mode first;  ///< that at the start

  /// A run that starts in `mode`.
  constexpr explicit modes(Mode mode) : first(std::move(mode)) {}
};
template <class Mode>
modes(Mode) -> modes<Mode>;

namespace detail {

template <class Event, class Effect, class Rest>
inline constexpr bool is_happening<when<Event, Effect, Rest>> = true;
template <class Times, class Effect>
inline constexpr bool is_happening<at<Times, Effect>> = true;
template <class Period, class Effect>
inline constexpr bool is_happening<every<Period, Effect>> = true;
template <class Times>
inline constexpr bool is_happening<jumps<Times>> = true;
template <class Period, class Offset>
inline constexpr bool is_happening<jumps_every<Period, Offset>> = true;
template <class Mode>
inline constexpr bool is_happening<modes<Mode>> = true;

/// Things that may happen, after the time of a start if that is given.
template <class First, class... H>
inline constexpr bool are_happenings =
    (is_happening<H> && ...) && (is_happening<First> || sizeof...(H) > 0);

}  // namespace detail

}  // namespace unitstep
