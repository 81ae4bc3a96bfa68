// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/quaternion.hpp>
#include <unitstep/state/raw_form.hpp>

/// \file
/// \brief Whether every number in a value is finite.

namespace unitstep {

/// Whether a number is neither infinite nor NaN, checked by its bits.
///
/// The bits are used because `x - x == 0` is no constant expression for an infinity, and because `-ffast-math` lets a
/// compiler assume that there are no comparisons with NaN. `long double` has padding that cannot be read in a constant
/// expression, so it is compared with the largest number instead.
/// \proof{examples/reference/units.cpp,is_finite}
template <std::floating_point T>
[[nodiscard]] constexpr bool is_finite(T x) {
  if constexpr (sizeof(T) == sizeof(std::uint32_t)) {
    return (__builtin_bit_cast(std::uint32_t, x) & 0x7f800000u) != 0x7f800000u;
  } else if constexpr (sizeof(T) == sizeof(std::uint64_t)) {
    return (__builtin_bit_cast(std::uint64_t, x) & 0x7ff0000000000000u) != 0x7ff0000000000000u;
  } else {
    return x >= -(std::numeric_limits<T>::max)() && x <= (std::numeric_limits<T>::max)();
  }
}

/// Other numbers have a member function for it, or no infinities, such as rationals and integers.
template <scalar T>
  requires (!std::floating_point<T>)
[[nodiscard]] constexpr bool is_finite(T const& x) {
  if constexpr (requires { x.finite(); })
    return x.finite();
  else
    return true;
}

template <typed_value T>
  requires (!number<T> && !detail::is_vec<T>)
[[nodiscard]] constexpr bool is_finite(T const& value);

/// Whether every component is finite.
template <class Q, std::size_t N>
[[nodiscard]] constexpr bool is_finite(vec<Q, N> const& v) {
  for (std::size_t i = 0; i < N; ++i)
    if constexpr (quantity_like<Q> || number<Q> || detail::is_vec<Q>) {
      if (!unitstep::is_finite(v[i])) return false;
    } else {
      if (!is_finite(v[i])) return false;  // a state, whose function is declared with its raw form
    }
  return true;
}

/// Whether all four components are finite.
/// \proof{examples/reference/state.cpp,rotation}
template <class T>
[[nodiscard]] constexpr bool is_finite(quaternion<T> const& q) {
  return unitstep::is_finite(q.w) && unitstep::is_finite(q.x) && unitstep::is_finite(q.y) &&
         unitstep::is_finite(q.z);
}

/// Whether every number in a quantity, an array or a state is finite.
template <typed_value T>
  requires (!number<T> && !detail::is_vec<T>)
[[nodiscard]] constexpr bool is_finite(T const& value) {
  return is_finite(raw_form<T>::to_raw(value));
}

namespace detail {

/// Whether a number that is not zero is so small that its reciprocal is infinite, as 1e-310 is in
/// `double`. It does not compute that reciprocal, which is no constant expression.
template <class T>
constexpr bool has_infinite_reciprocal(T const& x) {
  if constexpr (std::floating_point<T>) {
    constexpr T largest =
        1 / (std::numeric_limits<T>::max)();  // it is rounded down, to a power of two
    return x >= -largest && x <= largest;
  } else {
    return false;
  }
}

}  // namespace detail

}  // namespace unitstep
