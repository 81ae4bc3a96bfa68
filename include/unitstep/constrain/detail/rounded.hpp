// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>

/// \file
/// \brief A number that counts what rounds in it.

namespace unitstep::detail {

/// A number beside a bound on what it may be off, in roundings: `off` times the distance of 1 to the next number, if each
/// constant and each result on the way is off by one rounding of its own. What cancels leaves its roundings: 1 m at the
/// Earth's radius is known to a nanometre.
/// Source: J. H. Wilkinson, Rounding Errors in Algebraic Processes (1963); N. J. Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed. (2002), 3.3.
template <std::floating_point T>
struct rounded {
  using constant = T;
  static constexpr bool checked_before =
      true;  ///< mistakes in a formula are told of plain numbers alone

  T value{};
  T off{};

  constexpr rounded() = default;
  template <class S>
    requires std::is_arithmetic_v<S>
  constexpr rounded(S v) : rounded(static_cast<T>(v), detail::size_of(static_cast<T>(v))) {}
  /// A number that is off by what is said.
  constexpr rounded(T const& v, T const& by) : value(v), off(by) {}

  /// A result, of operands that make it off by `by`.
  static constexpr rounded result(T const& v, T const& by) { return {v, by + detail::size_of(v)}; }
  /// A function's result and its slope at an operand.
  static constexpr rounded of(T const& v, T const& slope, rounded const& a) {
    return result(v, a.off == T(0) ? T(0) : detail::size_of(slope) * a.off);
  }

  friend constexpr rounded operator+(rounded const& a, rounded const& b) {
    return result(a.value + b.value, a.off + b.off);
  }
  friend constexpr rounded operator-(rounded const& a, rounded const& b) {
    return result(a.value - b.value, a.off + b.off);
  }
  friend constexpr rounded operator*(rounded const& a, rounded const& b) {
    return result(a.value * b.value,
                  detail::size_of(a.value) * b.off + a.off * detail::size_of(b.value));
  }
  friend constexpr rounded operator/(rounded const& a, rounded const& b) {
    T const q = a.value / b.value;
    return result(q, (a.off + detail::size_of(q) * b.off) / detail::size_of(b.value));
  }
  friend constexpr rounded operator-(rounded const& a) { return {-a.value, a.off}; }
  constexpr rounded& operator+=(rounded const& b) { return *this = *this + b; }
  constexpr rounded& operator-=(rounded const& b) { return *this = *this - b; }
  constexpr rounded& operator*=(rounded const& b) { return *this = *this * b; }
  constexpr rounded& operator/=(rounded const& b) { return *this = *this / b; }

  friend constexpr bool operator==(rounded const& a, rounded const& b) {
    return a.value == b.value;
  }
  friend constexpr bool operator<(rounded const& a, rounded const& b) { return a.value < b.value; }
  friend constexpr bool operator>(rounded const& a, rounded const& b) { return b.value < a.value; }
  friend constexpr bool operator<=(rounded const& a, rounded const& b) {
    return a.value <= b.value;
  }
  friend constexpr bool operator>=(rounded const& a, rounded const& b) {
    return b.value <= a.value;
  }

  // Roots at 0 have an infinite slope; as for a `dual` it is taken to be 0.
  friend constexpr rounded sqrt(rounded const& a) {
    T const y = unitstep::sqrt(a.value);
    return of(y, y == T(0) ? T(0) : T(1) / (y + y), a);
  }
  friend constexpr rounded cbrt(rounded const& a) {
    T const y = math::cbrt(a.value);
    return of(y, y == T(0) ? T(0) : T(1) / (T(3) * y * y), a);
  }
  friend constexpr rounded exp(rounded const& a) {
    T const y = math::exp(a.value);
    return of(y, y, a);
  }
  friend constexpr rounded log(rounded const& a) {
    return of(math::log(a.value), T(1) / a.value, a);
  }
  friend constexpr rounded sin(rounded const& a) {
    return of(math::sin(a.value), math::cos(a.value), a);
  }
  friend constexpr rounded cos(rounded const& a) {
    return of(math::cos(a.value), math::sin(a.value), a);
  }
  friend constexpr rounded tan(rounded const& a) {
    T const y = math::tan(a.value);
    return of(y, T(1) + y * y, a);
  }
  friend constexpr rounded atan(rounded const& a) {
    return of(math::atan(a.value), T(1) / (T(1) + a.value * a.value), a);
  }
  friend constexpr rounded atan2(rounded const& y, rounded const& x) {
    T const square = x.value * x.value + y.value * y.value;
    T const by = detail::size_of(x.value) * y.off + detail::size_of(y.value) * x.off;
    return result(math::atan2(y.value, x.value), by == T(0) ? T(0) : by / square);
  }
  friend constexpr rounded pow(rounded const& x, rounded const& y) {
    T const power = math::pow(x.value, y.value);
    auto const by_base = of(power, y.value * math::pow(x.value, y.value - T(1)), x);
    if (y.off == T(0) || !(x.value > T(0))) return by_base;
    return {power, by_base.off + detail::size_of(power * math::log(x.value)) * y.off};
  }
};

}  // namespace unitstep::detail
