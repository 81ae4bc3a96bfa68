// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "rational.hpp"

namespace laws {

/// Exact numbers a + b r + c r^2 with rational a, b, c and r the cube root of 2: the field Q(cbrt 2),
/// in which the cube root of 4 lies too, as r^2.
struct cubic {
  rational a, b, c;

  constexpr cubic() = default;
  constexpr cubic(long long whole) : a(whole) {}
  constexpr cubic(rational const& p, rational const& q, rational const& r) : a(p), b(q), c(r) {}

  friend constexpr cubic operator+(cubic const& x, cubic const& y) {
    return {x.a + y.a, x.b + y.b, x.c + y.c};
  }
  friend constexpr cubic operator-(cubic const& x, cubic const& y) {
    return {x.a - y.a, x.b - y.b, x.c - y.c};
  }
  friend constexpr cubic operator-(cubic const& x) { return {-x.a, -x.b, -x.c}; }
  friend constexpr cubic operator*(cubic const& x, cubic const& y) {
    return {x.a * y.a + 2 * (x.b * y.c + x.c * y.b), x.a * y.b + x.b * y.a + 2 * (x.c * y.c),
            x.a * y.c + x.b * y.b + x.c * y.a};
  }
  /// By the norm a^3 + 2 b^3 + 4 c^3 - 6 a b c, which is x times what the quotient is made of.
  friend constexpr cubic operator/(cubic const& x, cubic const& y) {
    if (y.b == 0 && y.c == 0) return {x.a / y.a, x.b / y.a, x.c / y.a};
    cubic const rest{y.a * y.a - 2 * y.b * y.c, 2 * y.c * y.c - y.a * y.b, y.b * y.b - y.a * y.c};
    return x * rest / (y * rest);
  }
  constexpr cubic& operator+=(cubic const& y) { return *this = *this + y; }
  constexpr cubic& operator-=(cubic const& y) { return *this = *this - y; }
  constexpr cubic& operator*=(cubic const& y) { return *this = *this * y; }

  friend constexpr bool operator==(cubic const&, cubic const&) = default;

  /// The cube root of 2 or of 4.
  friend constexpr cubic cbrt(cubic const& x) {
    if (x == cubic(2)) return {0, 1, 0};
    if (x == cubic(4)) return {0, 0, 1};
    throw std::domain_error("cubic: only 2 and 4 have their cube roots here");
  }
};

}  // namespace laws
