// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <compare>
#include <cstdint>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief What stands before the suffix of a literal, times a ratio, correctly rounded.

namespace unitstep::detail {

/// A whole number of up to 2,400 bits: the powers of ten of `double` and 60 digits more.
struct natural {
  static constexpr int capacity = 75;

  std::uint32_t digit[capacity]{};  // to the base 2^32, the lowest first
  int size = 0;                     // without leading zeros

  /// Puts a digit above the highest one, unless it is zero.
  constexpr void append(std::uint64_t top) {
    if (top == 0) return;
    if (size == capacity) fail<std::domain_error>("unitstep: a literal has too many digits");
    digit[size++] = static_cast<std::uint32_t>(top);
  }
  /// Becomes itself times `factor`, plus `term`.
  constexpr void times(std::uint32_t factor, std::uint32_t term = 0) {
    std::uint64_t carry = term;
    for (int i = 0; i < size; ++i) {
      carry += std::uint64_t{digit[i]} * factor;
      digit[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    append(carry);
  }
  constexpr void times_power(std::uint32_t base, int power) {
    for (; power > 0; --power) times(base);
  }
  constexpr void shift_left(int bits) {
    for (; bits > 31; bits -= 31) times(std::uint32_t{1} << 31);
    times(std::uint32_t{1} << bits);
  }
  /// How many bits it has, without leading zeros. It must not be zero, which has no highest digit.
  constexpr int bits() const {
    int count = 32 * size;
    for (auto top = digit[size - 1]; top < (std::uint32_t{1} << 31); top *= 2) --count;
    return count;
  }
  constexpr std::strong_ordering compare(natural const& other) const {
    if (size != other.size) return size <=> other.size;
    for (int i = size; i-- > 0;)
      if (digit[i] != other.digit[i]) return digit[i] <=> other.digit[i];
    return std::strong_ordering::equal;
  }
  /// Becomes itself minus `other`, which must not be the greater one.
  constexpr void subtract(natural const& other) {
    std::uint64_t borrow = 0;
    for (int place = 0; place < size; ++place) {
      std::uint64_t const less = borrow + other.digit[place];
      borrow = digit[place] < less ? 1 : 0;
      digit[place] = static_cast<std::uint32_t>(digit[place] - less);
    }
    while (size > 0 && digit[size - 1] == 0) --size;
  }
};

/// The double nearest to a quotient, the even one of two: long division, bit by bit.
constexpr double nearest_quotient(natural dividend, natural divisor) {
  if (dividend.size == 0) return 0;
  int exponent = dividend.bits() - divisor.bits();
  if (exponent > 0)
    divisor.shift_left(exponent);
  else
    dividend.shift_left(-exponent);
  if (dividend.compare(divisor) < 0) {
    dividend.times(2);
    --exponent;
  }
  if (exponent < -1022 || exponent > 1023)
    fail<std::domain_error>("unitstep: a literal is out of the range of double");
  std::uint64_t quotient = 0;
  for (int i = 0; i < 53; ++i) {
    quotient *= 2;
    if (dividend.compare(divisor) >= 0) {
      dividend.subtract(divisor);
      ++quotient;
    }
    dividend.times(2);
  }
  auto const rest = dividend.compare(divisor);
  if (rest > 0 || (rest == 0 && quotient % 2 != 0)) ++quotient;
  if (exponent == 1023 && quotient >> 53 != 0)
    fail<std::domain_error>("unitstep: a literal is out of the range of double");
  // The highest bit of the 53 counts once in the exponent; a carry counts there too.
  return __builtin_bit_cast(double, (static_cast<std::uint64_t>(exponent + 1022) << 52) + quotient);
}

/// A literal as a fraction.
struct fraction_of_literal {
  natural numerator;
  natural denominator;
};

/// Reads `9.81`, `6.7e-11` or `1'000`.
constexpr fraction_of_literal read_literal(char const* text) {
  constexpr auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  fraction_of_literal read;
  bool const starts_with_0 = text[0] == '0' && text[1] != '\0';
  bool has_point = false;
  bool has_exponent = false;
  int power = 0;
  for (; *text != '\0' && !has_exponent; ++text) {
    if (is_digit(*text)) {
      read.numerator.times(10, static_cast<std::uint32_t>(*text - '0'));
      if (has_point) --power;
    } else if (*text == '.') {
      has_point = true;
    } else if (*text == 'e' || *text == 'E') {
      has_exponent = true;
    } else if (*text != '\'') {
      fail<std::domain_error>("unitstep: a literal with a unit is decimal");
    }
  }
  if (starts_with_0 && !has_point && !has_exponent)
    fail<std::domain_error>("unitstep: a literal with a unit is decimal, without a 0 before it");
  if (has_exponent) {
    bool const negative = *text == '-';
    int exponent = 0;
    for (; *text != '\0'; ++text)
      if (is_digit(*text) && exponent < 1000) exponent = 10 * exponent + (*text - '0');
    power += negative ? -exponent : exponent;
  }
  read.denominator.append(1);
  read.numerator.times_power(10, power);
  read.denominator.times_power(10, -power);
  return read;
}

/// The double nearest to a literal times `up / down`.
constexpr double literal_times(char const* text, std::uint32_t up, std::uint32_t down) {
  fraction_of_literal exact = read_literal(text);
  exact.numerator.times(up);
  exact.denominator.times(down);
  return nearest_quotient(exact.numerator, exact.denominator);
}

/// The double nearest to a literal times pi, of which 45 decimals are taken, over `down`.
constexpr double literal_times_pi(char const* text, std::uint32_t down) {
  fraction_of_literal exact = read_literal(text);
  natural const number = exact.numerator;
  natural product;
  // By Horner's rule in the digits of pi: product = product * 10 + number * digit.
  for (char const* pi = "3141592653589793238462643383279502884197169399"; *pi != '\0'; ++pi) {
    product.times(10);
    for (char n = '0'; n < *pi; ++n) {
      std::uint64_t carry = 0;
      for (int i = 0; i < product.size || i < number.size; ++i) {
        carry += std::uint64_t{product.digit[i]} + number.digit[i];
        product.digit[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
      }
      if (product.size < number.size) product.size = number.size;
      product.append(carry);
    }
  }
  exact.denominator.times(down);
  exact.denominator.times_power(10, 45);
  return nearest_quotient(product, exact.denominator);
}

}  // namespace unitstep::detail
