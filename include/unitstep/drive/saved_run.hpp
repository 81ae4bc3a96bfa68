// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/pfr/core.hpp>
#include <limits>
#include <type_traits>
#include <unitstep/state/detail/state_vector.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep {

/// All of a run that changes as it goes on: what `simulation::save` returns and `resume` takes.
///
/// Plain numbers, in the units of the run, that can be copied as bytes (`std::memcpy`,
/// `std::bit_cast`), written to a file and read again by the same program on the same kind of
/// machine. The method and the field are not in it. If the state has vectors, it has arrays of its own, and cannot be
/// copied as bytes.
/// \proof{examples/reference/drive.cpp,simulation}
template <class Method, class State, class Time, class Memory>
struct saved_run {
  typename raw_form<State>::raw state;  ///< the state
  [[no_unique_address]] Memory memory;  ///< what the method keeps between steps
  typename raw_form<Time>::raw t_k;     ///< the time of the last change of step
  typename raw_form<Time>::raw dt;      ///< the step
  long n;                               ///< how many steps were made since t_k
};

/// All of a run under a tolerance that changes as it goes on: what `simulation::save` returns there.
///
/// Plain numbers, in the units of the run, that can be copied as bytes. The method, the field and the
/// tolerance are not in it. If the state has vectors, it has arrays of its own, and cannot be copied as bytes.
/// \proof{examples/reference/adaptive.cpp,saved_adaptive_run}
template <class Method, class State, class Time, class Memory>
struct saved_adaptive_run {
  typename raw_form<State>::raw state;  ///< the state
  Memory memory;                        ///< what the method carries from step to step
  typename raw_form<Time>::raw t;       ///< the time
  typename raw_form<Time>::raw
      next;  ///< the length of the step to be tried next, 0 before the first
  typename raw_form<Time>::raw error;  ///< the square of the error of the last step
  long steps;                          ///< how many were accepted
  long rejected;                       ///< how many were not
  long evaluations;                    ///< how many times the field was called
};

namespace detail {

/// Whether every floating-point number in a value is finite, however it is nested. Of what is no bytes, as vectors and
/// what a method keeps beside them, the states are looked at: the rest cannot be changed from outside.
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

/// Refuses a saved run that no run can have made: a number in it is not finite, or a count is negative. A count of
/// steps since the last change of step above half of the largest is refused too, to leave room for those that follow.
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
      !unitstep::is_finite(s.next) || s.next < 0 || !unitstep::is_finite(s.error) || s.error < 0 ||
      s.steps < 0 || s.rejected < 0 || s.evaluations < 0)
    fail<std::domain_error>(
        "unitstep: the saved run is damaged: a number in it is not finite, or a count negative");
}

}  // namespace detail

namespace diagnostics {

/// What differs between two saved runs of different types.
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
