// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace laws {

/// A number of two doubles, good for about 31 digits, to judge the order conditions of decimal tableaux. Source: T. J.
/// Dekker, Numer. Math. 18, 224 (1971).
struct double_double {
  double high = 0;
  double low = 0;

  constexpr double_double() = default;
  constexpr double_double(double a) : high(a) {}
  constexpr double_double(int a) : high(a) {}
  constexpr double_double(long long a)
      : high(static_cast<double>(a)),
        low(static_cast<double>(a - static_cast<long long>(static_cast<double>(a)))) {}

  friend constexpr double_double operator+(double_double a, double_double b) {
    double const sum = a.high + b.high;
    double const part = sum - a.high;
    return of(sum, (a.high - (sum - part)) + (b.high - part) + (a.low + b.low));
  }
  friend constexpr double_double operator-(double_double a) { return of(-a.high, -a.low); }
  friend constexpr double_double operator-(double_double a, double_double b) { return a + -b; }
  friend constexpr double_double operator*(double_double a, double_double b) {
    double const product = a.high * b.high;
    double const p = upper(a.high), q = a.high - p, r = upper(b.high), s = b.high - r;
    double const rest = ((p * r - product) + p * s + q * r) + q * s;
    return of(product, rest + (a.high * b.low + a.low * b.high));
  }
  friend constexpr double_double operator/(double_double a, double_double b) {
    double const first = a.high / b.high;
    double_double const rest = a - b * first;
    return of(first, rest.high / b.high) +
           double_double((rest - b * (rest.high / b.high)).high / b.high);
  }
  constexpr double_double& operator+=(double_double b) { return *this = *this + b; }
  constexpr double_double& operator-=(double_double b) { return *this = *this - b; }
  constexpr double_double& operator*=(double_double b) { return *this = *this * b; }

  friend constexpr bool operator<(double_double a, double_double b) { return (a - b).high < 0; }
  friend constexpr bool operator>(double_double a, double_double b) { return b < a; }
  friend constexpr bool operator==(double_double a, double_double b) {
    return a.high == b.high && a.low == b.low;
  }

private:
  // The upper half of the digits, so that products of halves are exact.
  static constexpr double upper(double a) {
    double const c = 134217729.0 * a;
    return c - (c - a);
  }
  static constexpr double_double of(double a, double b) {
    double_double r;
    r.high = a + b;
    r.low = b - (r.high - a);
    return r;
  }
};

}  // namespace laws
