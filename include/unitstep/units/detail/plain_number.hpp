// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>

/// \file
/// \brief The value of a number, without what it carries beside it, as a dual does its slopes.

namespace unitstep::detail {

/// The number of a value alone: that of a dual (`numbers/dual.hpp`), and of any other number itself.
template <class T>
struct plain_number {
  using type = T;
  static constexpr T of(T const& x) { return x; }
  /// Whether it is 0, and all that it carries.
  static constexpr bool is_zero(T const& x) { return x == T(0); }
};
template <class T>
using real_type = typename plain_number<T>::type;
template <class T>
constexpr auto real_part(T const& x) {
  return plain_number<T>::of(x);
}

/// Whether a number carries nothing beside its value.
template <class T>
inline constexpr bool has_no_slopes = std::is_same_v<real_type<T>, T>;

/// A number that counts as one of floating point: its value is one.
template <class T>
concept real_number = std::floating_point<real_type<T>>;

/// Whether a number carries slopes.
template <class T>
inline constexpr bool number_varies = !std::is_same_v<real_type<T>, T>;

/// The place of a root as a number with slopes: the derivative of g(place, p) = 0 by what varies, p (the theorem of implicit
/// functions). Defined where such numbers are (`answers/detail/runs_on_duals.hpp`).
template <class Raw>
struct moving_root;

/// A state whose numbers are the values alone: itself, unless it is made of duals.
template <class State>
struct plain_state {
  using type = State;
};
template <class State>
using plain_state_of = typename plain_state<State>::type;

}  // namespace unitstep::detail
