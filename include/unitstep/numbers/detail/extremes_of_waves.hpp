// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/numbers/interval.hpp>

namespace unitstep::detail {

/// Whether a wave is at its highest and its lowest somewhere in an interval, as far as can be told.
struct extremes {
  bool highest;
  bool lowest;
};

/// Whether an integer that is `rest` modulo 4 may lie between two numbers less than 2^52.
constexpr bool may_hold_quarter(double low, double high, int rest) {
  // The least integer of this kind that is not below `low`.
  double const shifted = (low - rest) / 4;
  auto whole = static_cast<double>(static_cast<long long>(shifted));
  if (whole < shifted) whole += 1;
  return 4 * whole + rest <= high;
}

/// The extremes of a wave that is highest at `at` quarters of a turn and lowest half a turn later.
constexpr extremes extremes_of(interval<double> x, int at) {
  constexpr interval<double> quarters{0x1.45f306dc9c882p-1, 0x1.45f306dc9c883p-1};  // 2 / pi
  bool const is_told = x.lower > -0x1p45 && x.upper < 0x1p45 && x.upper - x.lower < 8;
  if (!is_told) return {true, true};
  auto const q = x * quarters;
  // Wider on both sides by more than the rounding of the divisions by 4.
  double const low = q.lower - 0x1p-50 * __builtin_fabs(q.lower),
               high = q.upper + 0x1p-50 * __builtin_fabs(q.upper);
  return {may_hold_quarter(low, high, at), may_hold_quarter(low, high, at + 2)};
}

}  // namespace unitstep::detail
