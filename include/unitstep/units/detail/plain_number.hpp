// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>

/// \file
/// \brief The value of a number without anything else that it carries, such as the slopes of a dual.

namespace unitstep::detail {

/// The plain part of a number: the value of a dual (`numbers/dual.hpp`), and any other number itself.
template <class T>
struct plain_number {
  using type = T;
  static constexpr T of(T const& x) { return x; }
  /// Whether it is 0, and everything that it carries, too.
  static constexpr bool is_zero(T const& x) { return x == T(0); }
};
template <class T>
using real_type = typename plain_number<T>::type;
template <class T>
constexpr auto real_part(T const& x) {
  return plain_number<T>::of(x);
}

/// Whether a number carries nothing but its value.
template <class T>
inline constexpr bool has_no_slopes = std::is_same_v<real_type<T>, T>;

/// Whether a number has any slope.
template <class T>
constexpr bool moves([[maybe_unused]] T const& x) {
  if constexpr (has_no_slopes<T>)
    return false;
  else
    return !plain_number<T>::is_zero(x - detail::real_part(x));
}

/// A number whose value is one of floating point.
template <class T>
concept real_number = std::floating_point<real_type<T>>;

/// Whether a number carries slopes.
template <class T>
inline constexpr bool number_varies = !std::is_same_v<real_type<T>, T>;

/// The place of a root as a number with slopes: the derivative of g(place, p) = 0 by what varies, p (the theorem of
/// implicit functions). `answers/detail/runs_on_duals.hpp` defines it.
template <class Raw>
struct moving_root;

/// A state on plain values: the state itself, unless it is made of duals.
template <class State>
struct plain_state {
  using type = State;
};
template <class State>
using plain_state_of = typename plain_state<State>::type;

}  // namespace unitstep::detail
