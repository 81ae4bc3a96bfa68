// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/math/root.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light_meeting.hpp>

namespace unitstep::detail {

// The products of a plain number and a constant with a unit. A dual, as the sine of an angle is one, would find
// only the operators of this namespace.
using unitstep::operator*, unitstep::operator/;

/// A number with its derivative along one direction: \f$ a + a' \epsilon \f$ where
/// \f$ \epsilon^2 = 0 \f$. Computing with it differentiates exactly, but for rounding.
/// It is no `jet` (`numbers/detail/jet.hpp`), which asks in each operation whether an operand varies and brings the
/// functions of intervals.
template <class T>
struct dual {
  using constant = T;  ///< what it holds exactly
  static constexpr bool checked_before =
      true;  ///< mistakes in a field are told of plain numbers alone

  T value{};
  T slope{};

  constexpr dual() = default;
  constexpr dual(T const& v, T const& s = T(0)) : value(v), slope(s) {}
  template <class S>
    requires (std::is_arithmetic_v<S> && !std::is_same_v<S, T>)
  constexpr dual(S v) : value(static_cast<T>(v)) {}

  friend constexpr dual operator+(dual const& a, dual const& b) {
    return {a.value + b.value, a.slope + b.slope};
  }
  friend constexpr dual operator-(dual const& a, dual const& b) {
    return {a.value - b.value, a.slope - b.slope};
  }
  friend constexpr dual operator*(dual const& a, dual const& b) {
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
  }
  friend constexpr dual operator/(dual const& a, dual const& b) {
    T const q = a.value / b.value;
    return {q, (a.slope - q * b.slope) / b.value};
  }
  friend constexpr dual operator-(dual const& a) { return {-a.value, -a.slope}; }
  constexpr dual& operator+=(dual const& b) { return *this = *this + b; }
  constexpr dual& operator-=(dual const& b) { return *this = *this - b; }
  constexpr dual& operator*=(dual const& b) { return *this = *this * b; }
  constexpr dual& operator/=(dual const& b) { return *this = *this / b; }

  // The slope of a root at 0 is infinite. It is taken to be 0, since a speed times a velocity, as in drag, has a
  // slope of 0 at rest.
  friend constexpr dual sqrt(dual const& a) {
    using unitstep::sqrt;
    T const root = sqrt(a.value);
    return {root, root == T(0) ? T(0) : a.slope / (root + root)};
  }

  // Comparisons look at the value, so a field takes the same branch as with plain numbers.
  friend constexpr bool operator==(dual const& a, dual const& b) { return a.value == b.value; }
  friend constexpr bool operator<(dual const& a, dual const& b) { return a.value < b.value; }
  friend constexpr bool operator>(dual const& a, dual const& b) { return b.value < a.value; }
  friend constexpr bool operator<=(dual const& a, dual const& b) { return a.value <= b.value; }
  friend constexpr bool operator>=(dual const& a, dual const& b) { return b.value <= a.value; }
};

}  // namespace unitstep::detail
