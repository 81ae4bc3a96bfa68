// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <compare>
#include <cstdint>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief Literals of quantities in SI: `10.0_N`, `5_ms`, `72_km_per_h`.
///
/// Each is a `boost::units::quantity` of `double` in the coherent unit of SI, whatever the suffix:
/// `5_ms` is 0.005 s, so a driver takes it. The number is the double nearest to the value, rounded once:
/// `5_ms` is 5.0 / 1000 and `72_km_per_h` is 20 m/s. `_deg`, `_deg_per_s` and `_rpm` (revolutions per
/// minute) are in radians. Numbers are decimal; one out of the range of `double` does not compile.
///
/// A number in another value type takes the unit itself: `0.5f * si::second`.
/// \proof{examples/reference/units.cpp,literals}

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

namespace unitstep {

namespace detail {

namespace si = boost::units::si;
using newton_per_metre = decltype(si::newton / si::metre);
using newton_second_per_metre = decltype(si::newton * si::second / si::metre);
using kilogram_per_metre = decltype(si::kilogram / si::metre);
using kilogram_per_second = decltype(si::kilogram / si::second);

/// A literal times `Up / Down` of a unit.
template <class Unit, std::uint32_t Up = 1, std::uint32_t Down = 1>
consteval boost::units::quantity<Unit> in(char const* literal) {
  return boost::units::quantity<Unit>::from_value(literal_times(literal, Up, Down));
}

/// A literal times `pi / Down` of a unit.
template <class Unit, std::uint32_t Down>
consteval boost::units::quantity<Unit> in_pi(char const* literal) {
  return boost::units::quantity<Unit>::from_value(literal_times_pi(literal, Down));
}

}  // namespace detail

/// \cond
// In a namespace that finds `in` and `si`, which programs that use the literals do not get.
namespace detail::si_literals {

// Length.
consteval auto operator""_m(char const* n) { return in<si::length>(n); }
consteval auto operator""_km(char const* n) { return in<si::length, 1000>(n); }
consteval auto operator""_cm(char const* n) { return in<si::length, 1, 100>(n); }
consteval auto operator""_mm(char const* n) { return in<si::length, 1, 1000>(n); }
consteval auto operator""_um(char const* n) { return in<si::length, 1, 1000000>(n); }
consteval auto operator""_nm(char const* n) { return in<si::length, 1, 1000000000>(n); }

// Area and volume.
consteval auto operator""_m2(char const* n) { return in<si::area>(n); }
consteval auto operator""_m3(char const* n) { return in<si::volume>(n); }

// Time.
consteval auto operator""_s(char const* n) { return in<si::time>(n); }
consteval auto operator""_ms(char const* n) { return in<si::time, 1, 1000>(n); }
consteval auto operator""_us(char const* n) { return in<si::time, 1, 1000000>(n); }
consteval auto operator""_ns(char const* n) { return in<si::time, 1, 1000000000>(n); }
consteval auto operator""_min(char const* n) { return in<si::time, 60>(n); }
consteval auto operator""_h(char const* n) { return in<si::time, 3600>(n); }
consteval auto operator""_day(char const* n) { return in<si::time, 86400>(n); }

// Mass.
consteval auto operator""_kg(char const* n) { return in<si::mass>(n); }
consteval auto operator""_g(char const* n) { return in<si::mass, 1, 1000>(n); }
consteval auto operator""_t(char const* n) { return in<si::mass, 1000>(n); }

// Current, temperature, amount, luminous intensity.
consteval auto operator""_A(char const* n) { return in<si::current>(n); }
consteval auto operator""_mA(char const* n) { return in<si::current, 1, 1000>(n); }
consteval auto operator""_K(char const* n) { return in<si::temperature>(n); }
consteval auto operator""_mol(char const* n) { return in<si::amount>(n); }
consteval auto operator""_cd(char const* n) { return in<si::luminous_intensity>(n); }

// Angle.
consteval auto operator""_rad(char const* n) { return in<si::plane_angle>(n); }
consteval auto operator""_deg(char const* n) { return in_pi<si::plane_angle, 180>(n); }
consteval auto operator""_rad_per_s(char const* n) { return in<si::angular_velocity>(n); }
consteval auto operator""_deg_per_s(char const* n) { return in_pi<si::angular_velocity, 180>(n); }
consteval auto operator""_rpm(char const* n) { return in_pi<si::angular_velocity, 30>(n); }
consteval auto operator""_rad_per_s2(char const* n) { return in<si::angular_acceleration>(n); }

// Velocity and acceleration.
consteval auto operator""_m_per_s(char const* n) { return in<si::velocity>(n); }
consteval auto operator""_km_per_s(char const* n) { return in<si::velocity, 1000>(n); }
consteval auto operator""_km_per_h(char const* n) { return in<si::velocity, 10, 36>(n); }
consteval auto operator""_m_per_s2(char const* n) { return in<si::acceleration>(n); }

// Force, and what laws of force take.
consteval auto operator""_N(char const* n) { return in<si::force>(n); }
consteval auto operator""_kN(char const* n) { return in<si::force, 1000>(n); }
consteval auto operator""_N_per_m(char const* n) { return in<newton_per_metre>(n); }
consteval auto operator""_N_s_per_m(char const* n) { return in<newton_second_per_metre>(n); }
consteval auto operator""_kg_per_m(char const* n) { return in<kilogram_per_metre>(n); }
consteval auto operator""_kg_per_s(char const* n) { return in<kilogram_per_second>(n); }
consteval auto operator""_kg_per_m3(char const* n) { return in<si::mass_density>(n); }

// Energy, power, pressure.
consteval auto operator""_J(char const* n) { return in<si::energy>(n); }
consteval auto operator""_kJ(char const* n) { return in<si::energy, 1000>(n); }
consteval auto operator""_MJ(char const* n) { return in<si::energy, 1000000>(n); }
consteval auto operator""_kWh(char const* n) { return in<si::energy, 3600000>(n); }
consteval auto operator""_W(char const* n) { return in<si::power>(n); }
consteval auto operator""_kW(char const* n) { return in<si::power, 1000>(n); }
consteval auto operator""_MW(char const* n) { return in<si::power, 1000000>(n); }
consteval auto operator""_Pa(char const* n) { return in<si::pressure>(n); }
consteval auto operator""_kPa(char const* n) { return in<si::pressure, 1000>(n); }
consteval auto operator""_MPa(char const* n) { return in<si::pressure, 1000000>(n); }
consteval auto operator""_bar(char const* n) { return in<si::pressure, 100000>(n); }

// Frequency.
consteval auto operator""_Hz(char const* n) { return in<si::frequency>(n); }
consteval auto operator""_kHz(char const* n) { return in<si::frequency, 1000>(n); }
consteval auto operator""_MHz(char const* n) { return in<si::frequency, 1000000>(n); }
consteval auto operator""_GHz(char const* n) { return in<si::frequency, 1000000000>(n); }

// Electricity.
consteval auto operator""_C(char const* n) { return in<si::electric_charge>(n); }
consteval auto operator""_V(char const* n) { return in<si::electric_potential>(n); }
consteval auto operator""_mV(char const* n) { return in<si::electric_potential, 1, 1000>(n); }
consteval auto operator""_kV(char const* n) { return in<si::electric_potential, 1000>(n); }
consteval auto operator""_ohm(char const* n) { return in<si::resistance>(n); }
consteval auto operator""_kohm(char const* n) { return in<si::resistance, 1000>(n); }
consteval auto operator""_F(char const* n) { return in<si::capacitance>(n); }
consteval auto operator""_mF(char const* n) { return in<si::capacitance, 1, 1000>(n); }
consteval auto operator""_uF(char const* n) { return in<si::capacitance, 1, 1000000>(n); }
consteval auto operator""_nF(char const* n) { return in<si::capacitance, 1, 1000000000>(n); }
consteval auto operator""_H(char const* n) { return in<si::inductance>(n); }
consteval auto operator""_mH(char const* n) { return in<si::inductance, 1, 1000>(n); }
consteval auto operator""_uH(char const* n) { return in<si::inductance, 1, 1000000>(n); }
consteval auto operator""_Wb(char const* n) { return in<si::magnetic_flux>(n); }
consteval auto operator""_T(char const* n) { return in<si::magnetic_flux_density>(n); }

}  // namespace detail::si_literals

namespace literals {
using namespace detail::si_literals;
}  // namespace literals
/// \endcond

}  // namespace unitstep
