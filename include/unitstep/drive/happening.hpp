// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/units/describe.hpp>
#include <utility>

/// \file
/// \brief The things that may happen in a run: at an event, at given times, once in a period. And the times at which a
/// field jumps.
///
/// A driver takes any number of these after its own arguments:
///
///     integrate(dormand_prince5{}, ball, falls, allowed, 10.0 * s, when(falling(height), bounce),
///               every(0.1 * s, draw));
///
/// Each of them has an *effect*. That is a callable with (state, time), like a field. It does one of three things:
/// - It returns the next state. Or it returns `stop_if(condition, state)`, and the run ends if the condition holds.
/// - It takes the state by reference, `(auto& state, auto time)`, changes it and returns nothing.
/// - It takes the state as `auto const&` and returns nothing. Then it only looks.
///
/// Write `stop` in place of an effect to end the run. If the run has `modes`, fields, events and effects may take the
/// mode as a third argument. An effect that takes it by reference may change it. The effect of a list of events may
/// take the number of the event, a `std::size_t`, as its last argument, after the mode if there is one.
///
/// Effects that are due at one moment come in the order of the list. Each comes once, also if an earlier one has
/// changed the state; an event that its effect turned back comes again if a later effect carries the state on. More than
/// 100 effects at one moment of the clock are an error, with lists more than 100 for each event. So are more than
/// 100,000 in one step.
///
/// The log of a run (`event_log`) lists the effects: at an event, at a time, once in a period. An `every` that only
/// looks is not in the log. An effect that takes the mode by reference counts as one that may change it, so the log has
/// it.

namespace unitstep {

namespace detail {

/// The type of the effect that ends a run.
struct stop_type {};

}  // namespace detail

/// The effect that ends a run.
/// \proof{examples/reference/happening.cpp,trajectory}
inline constexpr detail::stop_type stop{};

/// An effect returns this if it ends the run only sometimes: the next state, and whether the run ends with it.
/// \proof{examples/reference/happening.cpp,stop_if}
template <class State>
struct stop_if {
  bool stops;   ///< whether the run ends here
  State state;  ///< the next state, or the last one

  /// The next state. It is the last one if `condition` holds.
  constexpr stop_if(bool condition, State next) : stops(condition), state(std::move(next)) {}
};
template <class State>
stop_if(bool, State) -> stop_if<State>;

/// The speed below which a body comes to rest. Give it for effects that come sooner and sooner, as those of a ball that
/// bounces.
///
/// It is the speed of the event's quantity: if the event is a height, it is a velocity. The body rests if it leaves the
/// event more slowly than that, or if its next flight is too short for the numbers of the run. Then the run ends with
/// `stop_reason::rest`, in the state after the effect.
///
/// If you give the effect `settle`, that one follows and the run continues. It may set the velocity to zero, for
/// example, and a mode in which the field holds the ball.
/// \proof{examples/reference/happening.cpp,rest_below}
template <class Speed, class Settle = detail::not_given>
struct rest_below {
  Speed speed;    ///< in the unit of the event's quantity, per time
  Settle settle;  ///< the effect of coming to rest; the run ends unless it is given

  /// A body rests if it leaves the event more slowly than `slowest`.
  constexpr explicit rest_below(Speed slowest, Settle effect = {})
      : speed(slowest), settle(std::move(effect)) {}
};
template <class Speed>
rest_below(Speed) -> rest_below<Speed>;
template <class Speed, class Settle>
rest_below(Speed, Settle) -> rest_below<Speed, Settle>;

/// When an event comes (`drive/event.hpp`), the effect changes the state, and the run continues with the new state.
///
/// The run finds the event as `integrate_until` does. If several come within a step, it finds all of them, in their
/// order. The effect gets the state just before the root: a ball is still above the ground, and a `bool` is not yet
/// true.
///
/// - **Its own event.** The effect does not set off its own event again. If it turns the motion back, the event may
///   come again later. If the motion goes on through zero, the event has happened once. If the quantity stays at zero,
///   it rests there until it leaves.
/// - **Another event.** The effect may carry the quantity of another event through zero, in the direction of that
///   event. Then the other event happens at the same moment. If the effect changes only the mode, the other event
///   counts as passed. Two events at one place that switch each other for ever, as in a thermostat without a band, are
///   an error.
/// - **A `bool`** that stays true after the effect has happened once. It is an error if an earlier effect turned the
///   `bool` back to false and this one leaves it true.
/// - **Bounces** of a ball get shorter and shorter. At some point the numbers of the run cannot distinguish two of
///   them. Then you get an error that names the event and the time ("comes again at once"). To avoid it, give a `rest`.
///
/// After an effect the run makes the rest of the step. It keeps that as a length, so the time on the clock may be
/// large.
///
/// `stop` in place of an effect ends the run with the state just after the root. A run that starts from there finds the
/// next root. For a `bool` the run ends with the state just before it becomes true.
///
/// You can give a list of events of one type in place of one event: a `std::vector` or another container with
/// `push_back`, a `std::array`, or events in braces. In a `constexpr` run use an array. Each event of the list acts as
/// if it had a `when` of its own, in the order of the list, with the same effect. The effect may take the number of the
/// event as its last argument. The log has that number as the `index` beside `which`. An empty list never happens.
/// \throw std::runtime_error in the run, if the event comes again at once after its effect
/// \proof{examples/reference/happening.cpp,when}
/// \proof{examples/reference/happening.cpp,list}
template <class Event, class Effect, class Rest = detail::not_given>
struct when {
  Event event;    ///< the event, or a list of events
  Effect effect;  ///< the effect of the event
  Rest rest;      ///< a `rest_below`; none by default

  /// At the event `awaited` the effect `caused` happens.
  constexpr when(Event awaited, Effect caused, Rest rests = {})
      : event(std::move(awaited)), effect(std::move(caused)), rest(std::move(rests)) {}
  /// The same, for events in braces.
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

/// An effect at a time, or at each of a list of times in their order: a `std::array`, a `std::vector`, or
/// `at({1.0 * s, 2.0 * s}, dose)`.
/// A step ends at each of these times. At those after the end of the run nothing happens.
/// \throw std::domain_error in the run, if a time is not finite, lies before the start, or is not after the one before
///        it
/// \proof{examples/reference/happening.cpp,at}
template <class Times, class Effect>
struct at {
  Times times;    ///< a time, or several
  Effect effect;  ///< the effect at these times

  /// At the times `moments` the effect `caused` happens.
  constexpr at(Times moments, Effect caused)
      : times(std::move(moments)), effect(std::move(caused)) {}
  /// The same, for times in braces.
  template <class Time, std::size_t N>
  constexpr at(Time const (&moments)[N], Effect caused) : times{}, effect(std::move(caused)) {
    for (std::size_t i = 0; i < N; ++i) times[i] = moments[i];
  }
};
template <class Times, class Effect>
at(Times, Effect) -> at<Times, Effect>;
template <class Time, std::size_t N, class Effect>
at(Time const (&)[N], Effect) -> at<std::array<Time, N>, Effect>;

/// Times at which the field jumps, for example because a switch closes or an engine starts. Give them one by one, or as
/// a `std::array` or a `std::vector`, in any order.
///
/// A step ends at each of them and uses the field just before the jump. The next step starts anew and uses the field at
/// the jump.
/// \proof{examples/reference/happening.cpp,jumps}
template <class Times>
struct jumps {
  Times times;  ///< the times of the jumps

  /// The field jumps at these times.
  template <class... Given>
    requires (sizeof...(Given) > 0)
  constexpr explicit jumps(Given... given) : times(detail::list_of_times(given...)) {}
};
template <class... Given>
jumps(Given...) -> jumps<decltype(detail::list_of_times(std::declval<Given>()...))>;

/// A field that jumps at even times: `offset`, `offset + period`, `offset + 2 * period`, ..., to the end of a run.
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

/// The mode of a run, such as whether a valve is open or shut, or whether a ball flies or lies. It is any value that
/// can be copied.
///
/// Field, events and effects may take it as their third argument. It is a part of the run, so each copy of a run has
/// its own.
/// \proof{examples/reference/happening.cpp,modes}
template <class Mode>
struct modes {
  Mode first;  ///< the mode at the start

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

/// Whether the types are things that may happen. The first may be the time of the start.
template <class First, class... H>
inline constexpr bool are_happenings =
    (is_happening<H> && ...) && (is_happening<First> || sizeof...(H) > 0);

}  // namespace detail

}  // namespace unitstep
