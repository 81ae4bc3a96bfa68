// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "rational.hpp"

namespace laws {

/// An exact number with the root of `radicand`: \f$ a + b \sqrt D \f$ with rational a and b.
template <long long radicand>
struct surd {
  rational a{};
  rational b{};

  constexpr surd() = default;
  constexpr surd(int whole) : a(whole) {}
  constexpr surd(rational const& r, rational const& s = {}) : a(r), b(s) {}

  friend constexpr surd operator+(surd const& p, surd const& q) { return {p.a + q.a, p.b + q.b}; }
  friend constexpr surd operator-(surd const& p, surd const& q) { return {p.a - q.a, p.b - q.b}; }
  friend constexpr surd operator-(surd const& p) { return {-p.a, -p.b}; }
  friend constexpr surd operator*(surd const& p, surd const& q) {
    return {p.a * q.a + rational(radicand) * p.b * q.b, p.a * q.b + p.b * q.a};
  }
  friend constexpr surd operator/(surd const& p, surd const& q) {
    rational const size = q.a * q.a - rational(radicand) * q.b * q.b;
    return p * surd(q.a / size, -q.b / size);
  }
  constexpr surd& operator+=(surd const& q) { return *this = *this + q; }
  constexpr surd& operator-=(surd const& q) { return *this = *this - q; }
  constexpr surd& operator*=(surd const& q) { return *this = *this * q; }
  friend constexpr bool operator==(surd const& p, surd const& q) {
    return p.a == q.a && p.b == q.b;
  }

  /// The root of the radicand; any other root is not among these numbers.
  friend constexpr surd sqrt(surd const& p) {
    if (!(p == surd(rational(radicand)))) throw std::domain_error("surd: no such root");
    return {rational(0), rational(1)};
  }
};

}  // namespace laws
