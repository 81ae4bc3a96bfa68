// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>

namespace unitstep::math::detail {

/// ln 2 as hi + lo. `hi` has so few bits that k * hi is exact for every binary exponent k of `T`.
///
/// The digits are those of MPFR's mpfr_const_log2; the tests compare.
template <std::floating_point T>
struct ln_two;

template <>
struct ln_two<double> {
  static constexpr double hi = 0x1.62e42fefa38p-1;
  static constexpr double lo = 0x1.ef35793c7673p-45;
  static constexpr double inverse = 0x1.71547652b82fep+0;
};

template <>
struct ln_two<long double> {
  static constexpr long double hi = 0x1.62e42fefa39ep-1L;
  static constexpr long double lo = 0xf.35793c7673007e6p-53L;
  static constexpr long double inverse = 0xb.8aa3b295c17f0bcp-3L;
};

}  // namespace unitstep::math::detail
