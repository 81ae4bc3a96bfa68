// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep::detail {

/// An interval with its gradient: its derivatives along N directions, which hold those of every number in the interval.
/// `enclose` and `certain` use it; `derivative` and its kin use `unitstep::dual`.
template <class T, std::size_t N>
struct interval_gradient : chain_rule<interval_gradient<T, N>> {
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
  /// The number that direction `along` changes.
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
    return a.chained(-a.value, T(-1));
  }
  friend constexpr interval_gradient operator*(interval_gradient const& a,
                                               interval_gradient const& b) {
    if (!b.varies) return a.chained(a.value * b.value, b.value);
    if (!a.varies) return b.chained(a.value * b.value, a.value);
    interval_gradient r = a;
    r.value = a.value * b.value;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = a.slope[i] * b.value + a.value * b.slope[i];
    return r;
  }
  friend constexpr interval_gradient operator/(interval_gradient const& a,
                                               interval_gradient const& b) {
    T const q = a.value / b.value;
    if (!b.varies) return a.chained(q, T(1) / b.value);
    interval_gradient r = a;
    r.value = q;
    r.varies = true;
    for (std::size_t i = 0; i < N; ++i) r.slope[i] = (a.slope[i] - q * b.slope[i]) / b.value;
    return r;
  }
  constexpr interval_gradient& operator+=(interval_gradient const& b) { return *this = *this + b; }
  constexpr interval_gradient& operator-=(interval_gradient const& b) { return *this = *this - b; }

  /// Another value with the same slopes, and one with slopes so many times as steep.
  constexpr interval_gradient moved(T const& v) const {
    interval_gradient r = *this;
    r.value = v;
    return r;
  }
  constexpr interval_gradient chained(T const& v, T const& factor) const {
    interval_gradient r = *this;
    r.value = v;
    if (varies)
      for (std::size_t i = 0; i < N; ++i) r.slope[i] = slope[i] * factor;
    return r;
  }

  /// \f$ x^2 \f$, never negative.
  constexpr interval_gradient squared() const {
    return chained(value * value, T(2) * value).moved(unitstep::squared(value));
  }
  /// Slopes over a divisor, which a constant does without.
  constexpr interval_gradient chained_over(T const& v, T const& divisor) const {
    return varies ? chained(v, T(1) / divisor) : interval_gradient(v);
  }
  constexpr interval_gradient chained_root(T const& v, T const& divisor) const {
    return chained_over(v, divisor);
  }

  friend constexpr interval_gradient atan2(interval_gradient const& y, interval_gradient const& x) {
    T const s = unitstep::squared(x.value) + unitstep::squared(y.value);
    return (y.chained(y.value, x.value / s) - x.chained(x.value, y.value / s))
        .moved(math::atan2(y.value, x.value));
  }
  friend constexpr interval_gradient pow(interval_gradient const& a, interval_gradient const& b) {
    if (b.varies) return exp(b * log(a));
    T const p = math::pow(a.value, b.value);
    return a.varies ? a.chained(p, b.value * p / a.value) : interval_gradient(p);
  }

  friend constexpr interval_gradient select(certainty condition, interval_gradient const& a,
                                            interval_gradient const& b) {
    return condition.surely() ? a : !condition.may_be() ? b : interval_gradient(T::nothing());
  }
};

}  // namespace unitstep::detail
