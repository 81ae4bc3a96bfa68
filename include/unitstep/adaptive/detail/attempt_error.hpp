// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/adaptive/detail/squared_error.hpp>
#include <unitstep/methods/detail/fail_unsolved.hpp>

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
    return made.inside.worst < 0 ? made.inside.worst : of_no_number;
  else
    return of_singular_matrix;
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
