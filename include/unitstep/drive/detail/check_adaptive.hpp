// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <unitstep/drive/detail/advised_methods.hpp>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/spread.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/detail/turning.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <utility>

namespace unitstep {

namespace detail {

/// The unit of time of a state. It is `void` for one from whose members none follows.
template <class State>
struct time_of_state {
  using type = void;
};
template <class State>
  requires requires { typename raw_form<State>::time; }
struct time_of_state<State> : raw_form<State>::time {};

/// A method that estimates the error of its steps.
template <class Method>
concept estimates_errors = requires { Method::error_order; };

/// Whether its estimate sees what forces that depend on velocity do to a step; one for forces without says that it
/// does not.
template <class Method>
inline constexpr bool error_sees_velocity = !requires { requires !Method::error_sees_velocity; };

}  // namespace detail

namespace diagnostics {

/// The verdict on a time that a run under a tolerance is given, which is called `Label`.
template <text Label, class State, class Time>
consteval auto check_time_of_run() {
  using due = typename unitstep::detail::time_of_state<State>::type;
  using T = typename raw_form<State>::number;
  if constexpr (!std::is_void_v<due>)
    return check_fit<Label, due, Time>();
  else if constexpr (unitstep::detail::is_time<Time> || number<Time>)
    return accepted{};
  else
    return refuse<Label, boost::units::quantity<boost::units::si::time, T>, Time>{};
}

/// The verdict on a member of a tolerance that need not be given.
template <text Label, class State, class Due, class Given>
consteval auto check_given() {
  if constexpr (!unitstep::detail::member_given<Given>)
    return accepted{};
  else
    return check_fit<Label, Due,
                     decltype(unitstep::detail::time_for<State>(std::declval<Given const&>()))>();
}
template <class State, class Due, class Ends>
struct ends_verdict {
  using type = refuse<"tolerance.ends", words<"a std::array or a std::vector of times">, Ends>;
};
template <class State, class Due>
struct ends_verdict<State, Due, unitstep::detail::left_to_the_run> {
  using type = accepted;
};
template <class State, class Due, class Time, std::size_t N>
struct ends_verdict<State, Due, std::array<Time, N>> {
  using type = decltype(check_given<"tolerance.ends", State, Due, Time>());
};
template <class State, class Due, class First, class... More>
struct ends_verdict<State, Due, unitstep::detail::times_of_several_types<First, More...>> {
  using type = first_refusal<decltype(check_given<"tolerance.ends", State, Due, First>()),
                             decltype(check_given<"tolerance.ends", State, Due, More>())...,
                             refuse<"tolerance.ends", words<"times of one type">, First>>;
};
template <class State, class Due, template <class...> class List, class Time, class... More>
  requires requires(List<Time, More...> times) { times[times.size()] = *times.begin(); }
struct ends_verdict<State, Due, List<Time, More...>> {
  using type = decltype(check_given<"tolerance.ends", State, Due, Time>());
};

/// The verdict on a tolerance beside a state, where times are a `Time`.
template <class State, class Time, class A, class R, class F, class L, class E>
consteval auto check_tolerance(tolerance<A, R, F, L, E> const*) {
  if constexpr (!scalar<R>)
    return refuse<"tolerance.relative", words<"a plain number">, R>{};
  else
    return first_refusal<decltype(check_spread<"absolute", State, A>::check()),
                         decltype(check_given<"tolerance.first_step", State, Time, F>()),
                         decltype(check_given<"tolerance.longest_step", State, Time, L>()),
                         typename ends_verdict<State, Time, E>::type>{};
}

/// The verdict on all that a run under a tolerance is given; its end is called `Label`.
template <class Method, class State, class Field, class Tolerance, class End, class StartTime = End,
          text Label = "end_time">
consteval auto check_adaptive() {
  if constexpr (!steppable<State>) {
    return check_start<State>();
  } else if constexpr (!requires { typename raw_form<State>::number; }) {
    return typename raw_form<State>::template verdict<End>{};
  } else if constexpr (!std::floating_point<typename raw_form<State>::number>) {
    return refuse<"initial", words<"numbers of floating point">, State>{};
  } else {
    using end_verdict = decltype(check_time_of_run<Label, State, End>());
    if constexpr (!end_verdict::ok) {
      return end_verdict{};
    } else if constexpr (!unitstep::detail::estimates_errors<Method> &&
                         unitstep::detail::can_step<Method, State, End>) {
      return refuse<"method", words<with_error_estimate>, Method>{};
    } else {
      using run = decltype(check_run<Method, State, Field, End, int, StartTime>());
      if constexpr (!run::ok)
        return run{};
      else if constexpr (unitstep::detail::stepping_with<State, Method, Field>::keeps)
        return refuse<"field", words<"one that keeps nothing (a sampled one takes a dt)">, Field>{};
      else if constexpr (!unitstep::detail::error_sees_velocity<Method> &&
                         unitstep::detail::says_it_sees_velocity<Field>)
        return refuse<"field", words<"forces without velocity (else: dormand_prince5)">, Field>{};
      else
        return check_tolerance<State, End>(static_cast<Tolerance*>(nullptr));
    }
  }
}

}  // namespace diagnostics

}  // namespace unitstep
