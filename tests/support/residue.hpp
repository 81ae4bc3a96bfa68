// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <stdexcept>

namespace laws {

/// A number modulo a prime below 2^31 that is 2 modulo 3, so that every number has one cube root.
///
/// An identity between rational numbers, or numbers with cube roots, holds here as well, and an equation that is no
/// identity holds here once in a billion times. Nothing overflows, so this serves where exact fractions grow beyond all
/// bounds.
template <std::uint64_t prime>
struct residue {
  static_assert(prime % 3 == 2 && prime < (std::uint64_t{1} << 31));
  std::uint64_t least = 0;

  constexpr residue() = default;
  constexpr residue(long long whole)
      : least(static_cast<std::uint64_t>((whole % modulus + modulus) % modulus)) {}

  friend constexpr residue operator+(residue a, residue b) { return of(a.least + b.least); }
  friend constexpr residue operator-(residue a, residue b) { return of(a.least + prime - b.least); }
  friend constexpr residue operator-(residue a) { return of(prime - a.least); }
  friend constexpr residue operator*(residue a, residue b) { return of(a.least * b.least); }
  friend constexpr residue operator/(residue a, residue b) {
    if (b.least == 0) throw std::domain_error("residue: division by zero");
    return a * power(b, prime - 2);
  }
  constexpr residue& operator+=(residue b) { return *this = *this + b; }
  constexpr residue& operator-=(residue b) { return *this = *this - b; }
  constexpr residue& operator*=(residue b) { return *this = *this * b; }
  friend constexpr bool operator==(residue, residue) = default;

  /// By Fermat's little theorem: three times (2 p - 1) / 3 is 1 modulo p - 1.
  friend constexpr residue cbrt(residue a) { return power(a, (2 * prime - 1) / 3); }

private:
  static constexpr long long modulus = static_cast<long long>(prime);

  static constexpr residue of(std::uint64_t a) {
    residue r;
    r.least = a % prime;
    return r;
  }
  static constexpr residue power(residue a, std::uint64_t n) {
    residue result(1);
    for (; n != 0; n /= 2, a = a * a)
      if (n % 2 == 1) result = result * a;
    return result;
  }
};

using modulo_a_prime = residue<1'000'000'007>;
using modulo_another = residue<998'244'353>;

}  // namespace laws
