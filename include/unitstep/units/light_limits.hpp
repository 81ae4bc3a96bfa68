// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <limits>
#include <unitstep/units/light_type.hpp>

/// The limits of a light quantity are those of its number, in its unit.
template <class Unit, class T>
struct std::numeric_limits<unitstep::light<Unit, T>> {
private:
  using of = std::numeric_limits<T>;
  using light = unitstep::light<Unit, T>;

public:
  static constexpr bool is_specialized = of::is_specialized;
  static constexpr bool is_signed = of::is_signed;
  static constexpr bool is_integer = of::is_integer;
  static constexpr bool is_exact = of::is_exact;
  static constexpr bool is_iec559 = of::is_iec559;
  static constexpr bool is_bounded = of::is_bounded;
  static constexpr bool is_modulo = of::is_modulo;
  static constexpr bool has_infinity = of::has_infinity;
  static constexpr bool has_quiet_NaN = of::has_quiet_NaN;
  static constexpr bool has_signaling_NaN = of::has_signaling_NaN;
  static constexpr bool traps = of::traps;
  static constexpr bool tinyness_before = of::tinyness_before;
  static constexpr std::float_round_style round_style = of::round_style;
  static constexpr int digits = of::digits;
  static constexpr int digits10 = of::digits10;
  static constexpr int max_digits10 = of::max_digits10;
  static constexpr int radix = of::radix;
  static constexpr int min_exponent = of::min_exponent;
  static constexpr int min_exponent10 = of::min_exponent10;
  static constexpr int max_exponent = of::max_exponent;
  static constexpr int max_exponent10 = of::max_exponent10;

  static constexpr light(min)() noexcept { return {(of::min)()}; }
  static constexpr light(max)() noexcept { return {(of::max)()}; }
  static constexpr light lowest() noexcept { return {of::lowest()}; }
  static constexpr light epsilon() noexcept { return {of::epsilon()}; }
  static constexpr light round_error() noexcept { return {of::round_error()}; }
  static constexpr light infinity() noexcept { return {of::infinity()}; }
  static constexpr light quiet_NaN() noexcept { return {of::quiet_NaN()}; }
  static constexpr light signaling_NaN() noexcept { return {of::signaling_NaN()}; }
  static constexpr light denorm_min() noexcept { return {of::denorm_min()}; }
};
