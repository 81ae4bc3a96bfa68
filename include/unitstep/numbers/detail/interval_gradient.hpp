// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep::detail {

/// An interval with its gradient: its derivatives along N directions, which hold those of every number in the interval.
/// `enclose` and `certain` use it; `derivative` and its kin use `unitstep::dual`.
template <class T, std::size_t N>
struct interval_gradient {
  using constant = T;

  T value;
  T slope[N];
  /// Whether any slope is not 0. A constant has none, which saves the products with it.
  bool varies;

  // cppcheck-suppress uninitMemberVar ; in braces it is zero
  interval_gradient() = default;
  constexpr interval_gradient(T const& v) : value(v), slope{}, varies(false) {}
  template <class S>
    requires (std::is_arithmetic_v<S> || converts_exactly<S, T>)
  constexpr interval_gradient(S const& v) : value(T(v)), slope{}, varies(false) {}
  /// The number whose derivative along direction `along` is 1.
  constexpr interval_gradient(T const& v, std::size_t along) : value(v), slope{}, varies(true) {
    slope[along] = T(1);
  }

  friend constexpr interval_gradient operator+(interval_gradient const& a,
                                               interval_gradient const& b) {
    if (!b.varies) return a.moved(a.value + b.value);
    if (!a.varies) return b.moved(a.value + b.value);
    interval_gradient r = a;
    r.value = a.value + b.value;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = a.slope[i] + b.slope[i];
    return r;
  }
  friend constexpr interval_gradient operator-(interval_gradient const& a,
                                               interval_gradient const& b) {
    if (!b.varies) return a.moved(a.value - b.value);
    interval_gradient r = a;
    r.value = a.value - b.value;
    r.varies = true;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = a.slope[i] - b.slope[i];
    return r;
  }
  friend constexpr interval_gradient operator-(interval_gradient const& a) {
    return a.times(-a.value, T(-1));
  }
  friend constexpr interval_gradient operator*(interval_gradient const& a,
                                               interval_gradient const& b) {
    if (!b.varies) return a.times(a.value * b.value, b.value);
    if (!a.varies) return b.times(a.value * b.value, a.value);
    interval_gradient r = a;
    r.value = a.value * b.value;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = a.slope[i] * b.value + a.value * b.slope[i];
    return r;
  }
  friend constexpr interval_gradient operator/(interval_gradient const& a,
                                               interval_gradient const& b) {
    T const q = a.value / b.value;
    if (!b.varies) return a.times(q, T(1) / b.value);
    interval_gradient r = a;
    r.value = q;
    r.varies = true;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = (a.slope[i] - q * b.slope[i]) / b.value;
    return r;
  }
  constexpr interval_gradient& operator+=(interval_gradient const& b) { return *this = *this + b; }
  constexpr interval_gradient& operator-=(interval_gradient const& b) { return *this = *this - b; }

  /// Another value with the same slopes, and one whose slopes are multiplied by a factor.
  constexpr interval_gradient moved(T const& v) const {
    interval_gradient r = *this;
    r.value = v;
    return r;
  }
  constexpr interval_gradient times(T const& v, T const& factor) const {
    interval_gradient r = *this;
    r.value = v;
    if (varies)
      for (std::size_t i = 0; i < N; ++i) r.slope[i] = slope[i] * factor;
    return r;
  }

  /// \f$ x^2 \f$, never negative.
  constexpr interval_gradient squared() const {
    return times(value * value, T(2) * value).moved(square_of(value));
  }
  // Comparisons compare the values, so intervals that overlap say that a branch is not known.
  friend constexpr auto operator==(interval_gradient const& a, interval_gradient const& b) {
    return a.value == b.value;
  }
  friend constexpr auto operator!=(interval_gradient const& a, interval_gradient const& b) {
    return !(a.value == b.value);
  }
  friend constexpr auto operator<(interval_gradient const& a, interval_gradient const& b) {
    return a.value < b.value;
  }
  friend constexpr auto operator>(interval_gradient const& a, interval_gradient const& b) {
    return b.value < a.value;
  }
  friend constexpr auto operator<=(interval_gradient const& a, interval_gradient const& b) {
    return a.value <= b.value;
  }
  friend constexpr auto operator>=(interval_gradient const& a, interval_gradient const& b) {
    return b.value <= a.value;
  }

  // Functions, by the chain rule; argument-dependent lookup finds them.
  friend constexpr interval_gradient sqrt(interval_gradient const& a) {
    T const root = math::sqrt(a.value);
    return a.varies ? a.times(root, T(1) / (root + root)) : interval_gradient(root);
  }
  friend constexpr interval_gradient cbrt(interval_gradient const& a) {
    T const root = math::cbrt(a.value);
    return a.varies ? a.times(root, T(1) / (T(3) * square_of(root))) : interval_gradient(root);
  }
  friend constexpr interval_gradient exp(interval_gradient const& a) {
    T const e = math::exp(a.value);
    return a.times(e, e);
  }
  friend constexpr interval_gradient log(interval_gradient const& a) {
    return a.times(math::log(a.value), T(1) / a.value);
  }
  friend constexpr interval_gradient sin(interval_gradient const& a) {
    return a.times(math::sin(a.value), math::cos(a.value));
  }
  friend constexpr interval_gradient cos(interval_gradient const& a) {
    return a.times(math::cos(a.value), -math::sin(a.value));
  }
  friend constexpr interval_gradient tan(interval_gradient const& a) {
    T const t = math::tan(a.value);
    return a.times(t, T(1) + square_of(t));
  }
  friend constexpr interval_gradient atan(interval_gradient const& a) {
    return a.times(math::atan(a.value), T(1) / (T(1) + square_of(a.value)));
  }
  friend constexpr interval_gradient atan2(interval_gradient const& y, interval_gradient const& x) {
    T const s = square_of(x.value) + square_of(y.value);
    return (y.times(y.value, x.value / s) - x.times(x.value, y.value / s))
        .moved(math::atan2(y.value, x.value));
  }
  friend constexpr interval_gradient pow(interval_gradient const& a, interval_gradient const& b) {
    if (b.varies) return exp(b * log(a));
    T const p = math::pow(a.value, b.value);
    return a.varies ? a.times(p, b.value * p / a.value) : interval_gradient(p);
  }

  friend constexpr interval_gradient select(certainty condition, interval_gradient const& a,
                                            interval_gradient const& b) {
    return condition.surely() ? a : !condition.may_be() ? b : interval_gradient(T::nothing());
  }

private:
  static constexpr T square_of(T const& x) {
    if constexpr (requires { x.squared(); })
      return x.squared();
    else
      return x * x;
  }
};

}  // namespace unitstep::detail
