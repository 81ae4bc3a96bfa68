// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <type_traits>
#include <unitstep/adaptive/detail/squared_error.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/dual_field.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>
#include <unitstep/methods/detail/vector_sums.hpp>
#include <unitstep/value/finite.hpp>

/// \file
/// \brief What an attempt says of itself: its error beside the one allowed, and whether its equations were solved.

namespace unitstep::detail {

/// What a method itself handed over: on a group that of the step on the chart.
template <class Attempt>
constexpr auto const& by_method(Attempt const& made) {
  if constexpr (requires { made.inside; })
    return made.inside;
  else
    return made;
}

/// Whether an implicit method has found its step; an explicit one always has.
template <class Attempt>
constexpr bool has_converged(Attempt const& made) {
  if constexpr (requires { detail::by_method(made).converged; })
    return detail::by_method(made).converged;
  else
    return true;
}

/// The number of the state that was the farthest off where a step was not solved. A method that tells none has solved
/// linear equations, so their matrix was singular; on a group the numbers are those of the chart.
template <class Attempt>
constexpr long farthest_number(Attempt const& made) {
  if constexpr (requires { made.worst; })
    return made.worst;
  else if constexpr (requires { made.inside.worst; })
    return made.inside.worst >= 0                   ? of_no_number
           : made.inside.worst < of_field_somewhere ? of_field_somewhere
                                                    : made.inside.worst;
  else
    return of_singular_matrix;
}

/// What stands for the number of the state that the field gives no finite rate, or `of_no_number`.
template <class State, class Field, class T>
constexpr long without_rate(Field const& field, State const& state, T t) {
  auto const rates = detail::uncounted(field)(state, t);
  using layout = as_vector<std::remove_cvref_t<decltype(rates)>>;
  if (detail::all_finite(rates)) return of_no_number;
  if constexpr (layout::is_raw && as_vector<State>::is_raw) {
    // Of a motion the field gives the rates of the velocity.
    constexpr auto skipped =
        layout::size == run_time_length ? 0 : as_vector<State>::size - layout::size;
    return of_field_somewhere - 1 - static_cast<long>(skipped) -
           detail::first_not_finite(layout::put(rates));
  } else {
    return of_field_somewhere;
  }
}
/// The same after a step whose error is no finite number: at its start, at its end, or somewhere within. Out of the loop
/// over the steps, which would be longer.
template <class State, class Field, class T>
[[gnu::noinline]] constexpr long number_without_rate(Field const& field, State const& from,
                                                     State const& to, T t, T dt, T error) {
  if constexpr (requires { detail::uncounted(field)(from, t); }) {
    long const first = detail::without_rate(field, from, t);
    if (first != of_no_number) return first;
    long const then = detail::without_rate(field, from, t + dt);
    if (then != of_no_number) return then;
    if (detail::all_finite(to)) return detail::without_rate(field, to, t + dt);
  }
  return error == error ? of_no_number : of_field_somewhere;
}

/// The square of the error of a step that was tried; infinite if it was not solved. Of two estimates, e and the
/// rougher e2, it is \f$ e^4 / (e^2 + e_2^2 / 100) \f$, as in Hairer's DOP853.
template <class Attempt, class Allowed, class T, class State>
constexpr T attempt_error(Attempt const& made, Allowed const& allowed, T relative,
                          State const& from) {
  if (!detail::has_converged(made)) return std::numeric_limits<T>::infinity();
  T const e = detail::squared_error(made.error, allowed, relative, from, made.state);
  if constexpr (requires { detail::by_method(made).second_error; }) {
    T const other = e + detail::squared_error(detail::by_method(made).second_error, allowed,
                                              relative, from, made.state) /
                            T(100);
    return other > 0 ? e * (e / other) : e;
  } else {
    return e;
  }
}

}  // namespace unitstep::detail
