// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>

namespace laws {

/// An exact fraction in lowest terms. A result that does not fit 128 bits is an error (a compiler error in a constant
/// expression), and never a wrong number.
class rational {
  __extension__ using wide = __int128;

  wide over_ = 0;
  wide under_ = 1;

  static constexpr wide size(wide a) { return a < 0 ? -a : a; }
  static constexpr wide common(wide a, wide b) {
    while (b != 0) {
      wide const rest = a % b;
      a = b;
      b = rest;
    }
    return size(a);
  }
  static constexpr wide times(wide a, wide b) {
    wide product = 0;
    if (__builtin_mul_overflow(a, b, &product)) throw std::overflow_error("rational");
    return product;
  }
  static constexpr wide plus(wide a, wide b) {
    wide sum = 0;
    if (__builtin_add_overflow(a, b, &sum)) throw std::overflow_error("rational");
    return sum;
  }
  struct reduced {};
  constexpr rational(wide over, wide under, reduced) : over_(over), under_(under) {}

public:
  constexpr rational() = default;
  constexpr rational(long long whole) : over_(whole) {}
  constexpr rational(long long over, long long under) : rational(rational(over) / under) {}

  constexpr double as_double() const {
    return static_cast<double>(over_) / static_cast<double>(under_);
  }

  friend constexpr rational operator+(rational const& a, rational const& b) {
    if (a.over_ == 0) return b;
    if (b.over_ == 0) return a;
    if (a.under_ == 1 && b.under_ == 1) return {plus(a.over_, b.over_), 1, reduced{}};
    wide const shared = common(a.under_, b.under_);
    wide const over = plus(times(a.over_, b.under_ / shared), times(b.over_, a.under_ / shared));
    wide const rest = common(over, shared);
    return {over / rest, times(a.under_ / rest, b.under_ / shared), reduced{}};
  }
  friend constexpr rational operator*(rational const& a, rational const& b) {
    if (a.over_ == 0 || b.over_ == 0) return {};
    if (a.under_ == 1 && b.under_ == 1) return {times(a.over_, b.over_), 1, reduced{}};
    wide const p = common(a.over_, b.under_);
    wide const q = common(b.over_, a.under_);
    return {times(a.over_ / p, b.over_ / q), times(a.under_ / q, b.under_ / p), reduced{}};
  }
  friend constexpr rational operator/(rational const& a, rational const& b) {
    if (b.over_ == 0) throw std::domain_error("rational: division by zero");
    return a * (b.over_ < 0 ? rational{-b.under_, -b.over_, reduced{}}
                            : rational{b.under_, b.over_, reduced{}});
  }
  friend constexpr rational operator-(rational const& a) { return {-a.over_, a.under_, reduced{}}; }
  friend constexpr rational operator-(rational const& a, rational const& b) { return a + -b; }
  constexpr rational& operator+=(rational const& b) { return *this = *this + b; }
  constexpr rational& operator-=(rational const& b) { return *this = *this - b; }
  constexpr rational& operator*=(rational const& b) { return *this = *this * b; }
  constexpr rational& operator/=(rational const& b) { return *this = *this / b; }

  friend constexpr bool operator<(rational const& a, rational const& b) {
    return (a - b).over_ < 0;
  }
  friend constexpr bool operator>(rational const& a, rational const& b) { return b < a; }
  friend constexpr bool operator==(rational const& a, rational const& b) {
    return a.over_ == b.over_ && a.under_ == b.under_;
  }
};

}  // namespace laws
