// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/drive/run_end.hpp>
#include <unitstep/state/detail/vector_layout.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

/// Everything in a run that changes: the result of `simulation::save`, which `resume` takes.
///
/// Plain numbers, in the units of the run, that can be copied as bytes (`std::memcpy`, `std::bit_cast`), written to a
/// file and read again by the same program on the same kind of machine. The method and the field are not in it. If the
/// state has vectors, it has arrays of its own, and cannot be copied as bytes.
/// \proof{examples/reference/drive.cpp,simulation}
template <class Method, class State, class Time, class Memory>
struct saved_run {
  typename raw_form<State>::raw state;  ///< the state
  [[no_unique_address]] Memory memory;  ///< the memory of the method
  typename raw_form<Time>::raw t_k;     ///< the time of the last change of step
  typename raw_form<Time>::raw dt;      ///< the step
  long n;                               ///< the number of steps since t_k
};

/// Everything in a run under a tolerance that changes: the result of `simulation::save` there.
///
/// Plain numbers, in the units of the run, that can be copied as bytes. The method, the field and the
/// tolerance are not in it. If the state has vectors, it has arrays of its own, and cannot be copied as bytes.
/// \proof{examples/reference/adaptive.cpp,saved_adaptive_run}
template <class Method, class State, class Time, class Memory>
struct saved_adaptive_run {
  typename raw_form<State>::raw state;  ///< the state
  Memory memory;                        ///< the memory of the method
  typename raw_form<Time>::raw t;       ///< the time
  typename raw_form<Time>::raw next;    ///< the length of the next step to try, 0 before the first
  typename raw_form<Time>::raw squared_error;  ///< the square of the error of the last step
  long steps;                                  ///< the number of accepted steps
  long rejected;                               ///< the number of rejected steps
  long evaluations;                            ///< the number of calls of the field
};

namespace detail {

/// A hybrid run by a `dt`: its whole steps, the part of the next one that was made, and the number of all steps.
template <class Run, class T>
struct saved_cut_run {
  Run run;
  T used;
  long steps;
  long was_bounded;
};

/// The saved data of one event. A bool is 1 or 0.
template <class Number>
struct saved_event {
  Number was;
  Number rate;
  Number width;
  Number bracket;
  long side;
  long is_turned;
  long halted;
  long is_due;
};

}  // namespace detail

/// Everything in a run in which things happen that changes: the result of `simulation::save` there.
///
/// It has the run itself, its start and its mode, the next of all times at which things happen, and the side of each
/// event. It can be copied as bytes if the run can, unless a list of events has a length known at run time. The method,
/// the field, the tolerance and the things that may happen are not in it.
/// \proof{examples/reference/happening.cpp,saved_hybrid_run}
template <class Run, class Mode, class T, std::size_t Count, class Events>
struct saved_hybrid_run {
  Run run;                          ///< the run without the things that happen
  T start;                          ///< the time at which it began
  [[no_unique_address]] Mode mode;  ///< the mode
  std::array<long long, Count>
      places;  ///< for each thing, the number of its times that have passed
  std::array<T, Count>
      observed;      ///< when each observer was called in the last step; infinite if it was not
  Events events;     ///< the data of each event
  T jump;            ///< the last jump of the field
  long at_once;      ///< the number of effects at the present moment
  long has_begun;    ///< whether the effects at the start have happened
  long knows_sides;  ///< whether the sides of its events are those of its state
  stop_reason stopped_because;  ///< `end_time` unless it was stopped
  int which;                    ///< the number of the thing that stopped it, from 0; -1 if none did
  int index;                    ///< the number of that event in its list, from 0
};

namespace detail {

/// How a mode is saved: as it is if it can be copied as bytes, else, as a quantity of Boost, in its raw form.
template <class Mode>
using saved_mode =
    std::conditional_t<std::is_trivially_copyable_v<Mode>, kept_as_it_is<Mode>, kept<Mode>>;

/// Whether every floating-point number in a value is finite, at any depth. Of values that cannot be copied as bytes,
/// such as those with vectors, only the states are checked, since nobody can change the rest from outside.
template <class T>
constexpr bool all_finite(T const& value) {
  if constexpr (std::is_floating_point_v<T>) {
    return unitstep::is_finite(value);
  } else if constexpr (has_elements<T>) {
    for (std::size_t i = 0; i < std::tuple_size_v<T>; ++i)
      if (!detail::all_finite(value[i])) return false;
    return true;
  } else if constexpr (diagnostics::is_motion<T>) {
    return detail::all_finite(value.position) && detail::all_finite(value.velocity);
  } else if constexpr (requires { value.pivots_are_rows(); }) {  // the factors of a matrix
    return value.pivots_are_rows() && detail::all_finite(value.a);
  } else if constexpr (requires { value.n[0]; }) {  // a vector of numbers
    return is_finite(value);
  } else if constexpr (std::is_aggregate_v<T> && std::is_trivially_copyable_v<T>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (detail::all_finite(boost::pfr::get<I>(value)) && ...);
    }(std::make_index_sequence<boost::pfr::tuple_size_v<T>>{});
  } else if constexpr (requires { value.finite(); }) {  // the numbers of vectors
    return value.finite();
  } else {
    return true;
  }
}

/// Refuses a saved run that no run can have made: a number in it is not finite, or a count is negative. A number of
/// steps above half of the largest is refused, too, so that further steps can be counted.
template <class Method, class State, class Time, class Memory>
constexpr void require_saved(saved_run<Method, State, Time, Memory> const& s) {
  static_assert(std::is_trivially_copyable_v<saved_run<Method, State, Time, Memory>> ||
                !std::is_trivially_copyable_v<typename raw_form<State>::raw>);
  long const n = s.n;
  if (!detail::all_finite(s.state) || !detail::all_finite(s.memory) ||
      !unitstep::is_finite(s.t_k) || !unitstep::is_finite(s.dt) || n < 0 ||
      n > (std::numeric_limits<long>::max)() / 2)
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: a number in it is not finite, or n no count");
}

template <class Method, class State, class Time, class Memory>
constexpr void require_saved(saved_adaptive_run<Method, State, Time, Memory> const& s) {
  static_assert(std::is_trivially_copyable_v<saved_adaptive_run<Method, State, Time, Memory>> ||
                !std::is_trivially_copyable_v<typename raw_form<State>::raw>);
  if (!detail::all_finite(s.state) || !detail::all_finite(s.memory) || !unitstep::is_finite(s.t) ||
      !unitstep::is_finite(s.next) || s.next < 0 || !unitstep::is_finite(s.squared_error) ||
      s.squared_error < 0 || s.steps < 0 || s.rejected < 0 || s.evaluations < 0)
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: a number in it is not finite, or a count negative");
}

template <class Run, class T>
constexpr void require_saved(saved_cut_run<Run, T> const& s) {
  detail::require_saved(s.run);
  if (!unitstep::is_finite(s.used) || s.steps < 0)
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: a number in it is not finite, or n no count");
}

/// Sets `moments`, the times at which things happen in that run, to those that come next.
template <class Run, class Mode, class T, std::size_t Count, class Events, class Moments,
          class Watched>
constexpr void require_saved(saved_hybrid_run<Run, Mode, T, Count, Events> const& s,
                             Moments& moments, Watched const& watched) {
  detail::require_saved(s.run);
  using enum stop_reason;
  bool const has_reason = s.stopped_because == end_time
                              ? s.which == -1
                              : (s.stopped_because == event || s.stopped_because == rest) &&
                                    s.which >= 0 && static_cast<int>(Count) > s.which;
  if (Watched::has_lists && s.events.size() != watched.size())
    fail<std::domain_error>("unitstep: the saved run is one with another number of events");
  if (!has_reason || s.index < 0 || s.at_once < 0 || !unitstep::is_finite(s.start) ||
      !moments.restore(s.places))
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: what it says of the things that happen cannot be");
}

}  // namespace detail

namespace diagnostics {

/// The difference between two saved runs of different types.
template <class Due, class Got>
struct saved_difference {
  using verdict = refuse<"saved", words<"what save() returned">, Got>;
};
template <class Method, class State, class Time, class Memory, class OtherMethod, class OtherState,
          class OtherTime, class OtherMemory>
struct saved_difference<saved_run<Method, State, Time, Memory>,
                        saved_run<OtherMethod, OtherState, OtherTime, OtherMemory>> {
  static consteval auto check() {
    if constexpr (!std::is_same_v<Method, OtherMethod>)
      return refuse<"method of the saved run", Method, OtherMethod>{};
    else if constexpr (!std::is_same_v<State, OtherState>)
      return refuse<"state of the saved run", State, OtherState>{};
    else if constexpr (!std::is_same_v<Time, OtherTime>)
      return refuse<"time of the saved run", Time, OtherTime>{};
    else
      return refuse<"memory of the saved run", Memory, OtherMemory>{};
  }
  using verdict = decltype(check());
};

template <class Run, class T, class OtherRun, class OtherT>
struct saved_difference<unitstep::detail::saved_cut_run<Run, T>,
                        unitstep::detail::saved_cut_run<OtherRun, OtherT>>
    : saved_difference<Run, OtherRun> {};
template <class Run, class Mode, class T, std::size_t Count, class Events, class OtherRun,
          class OtherMode, class OtherT, std::size_t OtherCount, class OtherEvents>
struct saved_difference<saved_hybrid_run<Run, Mode, T, Count, Events>,
                        saved_hybrid_run<OtherRun, OtherMode, OtherT, OtherCount, OtherEvents>> {
  static consteval auto check() {
    if constexpr (!std::is_same_v<Run, OtherRun>)
      return typename saved_difference<Run, OtherRun>::verdict{};
    else if constexpr (!std::is_same_v<Mode, OtherMode>)
      return refuse<"mode of the saved run", Mode, OtherMode>{};
    else
      return refuse<"saved", words<"a run in which the same things happen">,
                    words<"one in which others do">>{};
  }
  using verdict = decltype(check());
};

/// The verdict on saving a mode.
template <class Mode>
consteval auto check_saved_mode() {
  if constexpr (std::is_trivially_copyable_v<typename unitstep::detail::saved_mode<Mode>::raw>)
    return accepted{};
  else
    return refuse<"mode to be saved", words<"one that can be copied as bytes">, Mode>{};
}

/// The verdict on resuming a saved run of type `Got` where one of type `Due` is expected.
template <class Due, class Got>
consteval auto check_saved() {
  if constexpr (std::is_same_v<Due, Got>)
    return accepted{};
  else
    return typename saved_difference<Due, Got>::verdict{};
}

}  // namespace diagnostics

}  // namespace unitstep
