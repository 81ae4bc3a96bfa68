// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/math/detail/check_vec.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

namespace detail {

/// What a quaternion was given where four numbers of one type are due.
template <class... Given>
struct no_four_numbers {};

template <class T>
inline constexpr bool stands_for_numbers = number<T>;
template <class... Given>
inline constexpr bool stands_for_numbers<no_four_numbers<Given...>> = true;

/// Whether a component of a vec is a T, or a quantity in T.
template <class Q, class T>
inline constexpr bool is_in_numbers = std::is_same_v<Q, T>;
template <quantity_like Q, class T>
inline constexpr bool is_in_numbers<Q, T> = std::is_same_v<number_of<Q>, T>;

}  // namespace detail

/// A quaternion \f$ q = w + x\,i + y\,j + z\,k \f$ of plain numbers. One of length 1 is a rotation.
///
/// A unit quaternion and its negative are the same rotation; `quaternion{1.0, 0.0, 0.0, 0.0}` turns
/// nothing. Source: W. R. Hamilton, Phil. Mag. 25, 10 (1844).
///
/// \tparam T the type of a component, a plain number
/// \proof{examples/reference/math.cpp,quaternion}
template <class T>
  requires detail::stands_for_numbers<T>
struct [[nodiscard]] quaternion {
  using value_type = T;

  T w;  ///< the scalar part, the cosine of half the angle
  T x;  ///< component along i
  T y;  ///< component along j
  T z;  ///< component along k

  friend constexpr bool operator==(quaternion const&, quaternion const&) = default;
};

template <number T>
quaternion(T, T, T, T) -> quaternion<T>;

namespace detail {

template <class T>
inline constexpr bool is_quaternion = false;
template <class T>
inline constexpr bool is_quaternion<quaternion<T>> = true;
template <class T>
inline constexpr bool is_no_factor<quaternion<T>> = true;

}  // namespace detail

}  // namespace unitstep
