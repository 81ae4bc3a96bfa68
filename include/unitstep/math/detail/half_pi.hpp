// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>

namespace unitstep::math::detail {

/// Pi/2 twice: as hi + lo, and as four pieces of which the first three have so few bits that k
/// times a piece is exact for |k| < 2^20 (W. J. Cody and W. Waite, Software Manual for the
/// Elementary Functions, 1980).
///
/// The digits are those of MPFR's mpfr_const_pi; the tests compare.
template <std::floating_point T>
struct half_pi;

template <>
struct half_pi<double> {
  static constexpr double hi = 0x1.921fb54442d18p+0;
  static constexpr double lo = 0x1.1a62633145c07p-54;
  static constexpr double inverse = 0x1.45f306dc9c883p-1;
  static constexpr double piece1 = 0x1.921fb544p+0;
  static constexpr double piece2 = 0x1.0b4611a6p-34;
  static constexpr double piece3 = 0x1.3198a2ep-69;
  static constexpr double piece4 = 0x1.b839a252049c1p-104;
};

template <>
struct half_pi<long double> {
  static constexpr long double hi = 0xc.90fdaa22168c235p-3L;
  static constexpr long double lo = -0xe.ce675d1fc8f8cbbp-69L;
  static constexpr long double inverse = 0xa.2f9836e4e44152ap-4L;
  static constexpr long double piece1 = 0x1.921fb54442cp+0L;
  static constexpr long double piece2 = 0x1.18469898cc4p-44L;
  static constexpr long double piece3 = 0x1.1701b839a24p-88L;
  static constexpr long double piece4 = 0x1.2049c1114cf98e8p-132L;
};

}  // namespace unitstep::math::detail
