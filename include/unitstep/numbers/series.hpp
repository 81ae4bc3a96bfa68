// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

namespace detail {

/// The function that has no series at an argument of 0, in place of the `limit` of its result.
enum class no_series : int { of_sqrt = -1, of_cbrt = -2, of_pow = -3, of_atan2 = -4 };

}  // namespace detail

/// A truncated Taylor series: the numbers \f$ c_0 \dots c_N \f$ of
///
/// \f[ x(t) = c_0 + c_1 s + c_2 s^2 + \dots \f]
///
/// Any operation on series gives the series of the result. So a field called with the series of a state gives that of
/// its rates, and with intervals an enclosure of each coefficient. Coefficients beyond `limit` are not known, those
/// beyond `last` are 0: a constant is known to every order.
///
/// Cost: a sum \f$ n \f$, a product, quotient or function \f$ n^2 \f$ operations on numbers.
/// Source: R. E. Moore, Interval Analysis (1966), ch. 11.
///
/// \tparam T    a number: `double`, `interval<double>`, ...
/// \tparam most the highest order that it can hold
/// \proof{examples/reference/numbers.cpp,series}
template <class T, int most>
struct series {
  static_assert(most >= 0, "a series has a first coefficient");
  using constant = T;  ///< the numbers that it holds exactly

  T c[static_cast<std::size_t>(most) + 1];  ///< the coefficients
  int last;                                 ///< those beyond are 0
  int limit;  ///< those beyond are not known; if negative, a `no_series`

  /// Zero.
  constexpr series() : c{}, last(0), limit(most) {}
  /// A constant.
  constexpr series(T const& value) : c{value}, last(0), limit(most) {}
  /// A constant of another number.
  template <class S>
    requires (!std::is_same_v<S, T> && (std::is_arithmetic_v<S> || detail::converts_exactly<S, T>))
  constexpr series(S const& value) : c{T(value)}, last(0), limit(most) {}

  /// A series of 0, known as far as both arguments are, with coefficients up to a place.
  static constexpr series zeros(int last_used, series const& a, series const& b) {
    series r{};
    r.limit = a.limit < b.limit ? a.limit : b.limit;
    r.last = last_used < r.limit ? last_used : r.limit;
    return r;
  }
  /// The result of a function that is not smooth there: only the first coefficient, and the reason as `limit`.
  static constexpr series without(T const& value, detail::no_series why) {
    series r(value);
    r.limit = static_cast<int>(why);
    return r;
  }
  /// Whether the first coefficient is 0 and others may not be: a constant zero needs no expansion.
  constexpr bool starts_at_zero() const {
    if constexpr (std::floating_point<T>)
      return c[0] == 0 && limit > 0 && !is_constant();
    else
      return false;
  }
  /// Whether all coefficients but the first are known to be 0.
  constexpr bool is_constant() const { return last == 0 && limit == most; }
  /// Each coefficient times a number.
  constexpr series times(T const& factor) const {
    series r{};
    r.last = last;
    r.limit = limit;
    for (int k = 0; k <= last; ++k) r.c[k] = c[k] * factor;
    return r;
  }
  /// \f$ \sum_{i=from}^{to} a_i b_{k-i} \f$
  static constexpr T convolution(series const& a, series const& b, int k, int from, int to) {
    if (from < k - b.last) from = k - b.last;
    if (to > a.last) to = a.last;
    if (from > to) return T{};
    T sum = a.c[from] * b.c[k - from];
    for (int i = from + 1; i <= to; ++i) sum = sum + a.c[i] * b.c[k - i];
    return sum;
  }
  /// \f$ \sum_{i=from}^{to} i\, a_i b_{k-i} / k \f$
  static constexpr T weighed(series const& a, series const& b, int k, int from, int to) {
    if (from < k - b.last) from = k - b.last;
    if (to > a.last) to = a.last;
    T sum{};
    for (int i = from; i <= to; ++i) sum = sum + T(i) * (a.c[i] * b.c[k - i]);
    return sum / T(k);
  }

  /// Coefficient k of \f$ r = a / b \f$, from those of r before it.
  static constexpr T quotient(series const& r, series const& a, series const& b, int k) {
    return (coefficient(a, k) - convolution(b, r, k, 1, k)) / b.c[0];
  }
  /// Coefficient k of \f$ a^2 \f$, with each product of two coefficients once.
  static constexpr T square(series const& a, int k) {
    if (k == 0) return square_of(a.c[0]);
    T const half = convolution(a, a, k, 0, (k - 1) / 2);
    return k % 2 != 0 ? half + half : half + half + square_of(coefficient(a, k / 2));
  }
  /// \f$ x^2 \f$, never negative if the number has such a square.
  static constexpr T square_of(T const& x) {
    if constexpr (requires { x.squared(); })
      return x.squared();
    else
      return x * x;
  }

  friend constexpr series operator+(series const& a, series const& b) {
    series r = zeros(a.last > b.last ? a.last : b.last, a, b);
    for (int k = 0; k <= r.last; ++k)
      r.c[k] = k > a.last ? b.c[k] : k > b.last ? a.c[k] : a.c[k] + b.c[k];
    return r;
  }
  friend constexpr series operator-(series const& a, series const& b) {
    series r = zeros(a.last > b.last ? a.last : b.last, a, b);
    for (int k = 0; k <= r.last; ++k)
      r.c[k] = k > a.last ? -b.c[k] : k > b.last ? a.c[k] : a.c[k] - b.c[k];
    return r;
  }
  friend constexpr series operator-(series const& a) {
    series r{};
    r.last = a.last;
    r.limit = a.limit;
    for (int k = 0; k <= a.last; ++k) r.c[k] = -a.c[k];
    return r;
  }
  friend constexpr series operator*(series const& a, series const& b) {
    if (b.is_constant()) return a.times(b.c[0]);
    if (a.is_constant()) return b.times(a.c[0]);
    series r = zeros(a.last + b.last, a, b);
    for (int k = 0; k <= r.last; ++k) r.c[k] = convolution(a, b, k, 0, k);
    return r;
  }
  friend constexpr series operator/(series const& a, series const& b) {
    if (b.is_constant()) {
      series r = a;
      for (int k = 0; k <= a.last; ++k) r.c[k] = a.c[k] / b.c[0];
      return r;
    }
    series r = zeros(most, a, b);
    r.c[0] = a.c[0] / b.c[0];
    for (int k = 1; k <= r.last; ++k) r.c[k] = quotient(r, a, b, k);
    return r;
  }
  constexpr series& operator+=(series const& b) { return *this = *this + b; }
  constexpr series& operator-=(series const& b) { return *this = *this - b; }
  constexpr series& operator*=(series const& b) { return *this = *this * b; }
  constexpr series& operator/=(series const& b) { return *this = *this / b; }

  /// Coefficient k, which is 0 beyond the last.
  static constexpr T coefficient(series const& a, int k) { return k > a.last ? T{} : a.c[k]; }

  /// \f$ x^2 \f$, whose first coefficient is never negative.
  constexpr series squared() const {
    series r = zeros(2 * last, *this, *this);
    for (int k = 0; k <= r.last; ++k) r.c[k] = square(*this, k);
    return r;
  }

  /// The root of a sum of squares, as of the components of a vector. If all of them are 0 at the start, a power of the
  /// time is taken out of each: just after the start the root is smooth, as that of a square is.
  template <std::same_as<series>... More>
    requires std::floating_point<T>
  static constexpr series root_of_squares(series const& first, More const&... more) {
    auto const root = sqrt((first.squared() + ... + more.squared()));
    if (root.limit != static_cast<int>(detail::no_series::of_sqrt)) return root;
    series all[] = {first, more...}, r{};
    int shift = most + 1;
    for (auto const& a : all) {
      if (a.limit < r.limit) r.limit = a.limit;
      for (int k = 0; k <= a.last && k < shift; ++k)
        if (a.c[k] != 0) shift = k;
    }
    if (shift > r.limit) return r;  // zero as far as it is known
    series sum(T(0));
    for (auto& a : all) {
      for (int k = 0; k <= a.last - shift; ++k) a.c[k] = a.c[k + shift];
      a.last = a.last < shift ? 0 : a.last - shift;
      a.limit -= shift;
      sum += a.squared();
    }
    auto const rest = sqrt(sum);
    if (rest.limit < 0) return root;
    r.last = rest.last + shift;
    for (int k = 0; k <= rest.last; ++k) r.c[k + shift] = rest.c[k];
    return r;
  }

  // A branch is taken as just after the start: by the first coefficients that differ. With bounds only the first
  // coefficient decides.
  friend constexpr auto operator==(series const& a, series const& b) {
    int const k = parting(a, b);
    return coefficient(a, k) == coefficient(b, k);
  }
  friend constexpr auto operator!=(series const& a, series const& b) { return !(a == b); }
  friend constexpr auto operator<(series const& a, series const& b) {
    int const k = parting(a, b);
    return coefficient(a, k) < coefficient(b, k);
  }
  friend constexpr auto operator>(series const& a, series const& b) { return b < a; }
  friend constexpr auto operator<=(series const& a, series const& b) {
    int const k = parting(a, b);
    return coefficient(a, k) <= coefficient(b, k);
  }
  friend constexpr auto operator>=(series const& a, series const& b) { return b <= a; }
  /// \cond
  // The one if a condition holds, else the other.
  template <class Condition>
    requires (!std::same_as<Condition, bool>)
  friend constexpr series select(Condition const& condition, series const& a, series const& b) {
    return static_cast<bool>(condition) ? a : b;
  }
  /// \endcond
  /// The magnitude just after the start.
  constexpr series absolute() const { return *this >= series(T{}) ? *this : -*this; }
  /// The smaller of two series just after the start.
  constexpr series least(series const& b) const { return *this <= b ? *this : b; }
  /// The greater of two series just after the start.
  constexpr series greatest(series const& b) const { return *this >= b ? *this : b; }

private:
  static constexpr int parting(series const& a, series const& b) {
    if constexpr (std::floating_point<T>) {
      int const limit = a.limit < b.limit ? a.limit : b.limit;
      int const last = a.last > b.last ? a.last : b.last, known = last < limit ? last : limit;
      for (int k = 0; k < known; ++k)
        if (coefficient(a, k) != coefficient(b, k)) return k;
      return known > 0 ? known : 0;
    } else {
      return 0;
    }
  }
};

}  // namespace unitstep
