// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <bit>
#include <cstdint>
#include <unitstep/diagnostics/detail/ieee_arithmetic.hpp>
#include <unitstep/math/pow.hpp>
#include <unitstep/units/detail/whole_power.hpp>

namespace unitstep::detail {

/// \f$ x^{-1/n} \f$ of a positive normal number, to seven digits up to n = 20 and to eleven up to n = 10, in a tenth of
/// the operations of `math::pow`: a step controller needs no more, and takes one in every step.
///
/// A double read as an integer is about its logarithm, so a difference of integers is a first guess within 4 %. Then
/// \f$ x^{-1/n} = y\,(1 - r)^{-1/n} \f$ with \f$ r = 1 - x y^n \f$, and the binomial series to \f$ r^3 \f$ has four
/// times as many digits as the guess. Beyond n = 32 the guess is too far off for that series; such a method's step costs
/// so much that a power of the library's is nothing beside it.
template <int n>
constexpr double inverse_root(double x) {
  static_assert(n > 0);
  if constexpr (n > 32) {
    return math::pow(x, -1.0 / n);
  } else {
    constexpr double a = 1.0 / n, b = a * (n + 1) / (2 * n), c = b * (2 * n + 1) / (3 * n);
    // The bits of 1 and a share of them, less what makes the guesses too large and too small by as much.
    constexpr std::uint64_t one = std::bit_cast<std::uint64_t>(1.0);
    constexpr std::uint64_t start = one + one / n - (std::uint64_t(215) << 40);
    double y = std::bit_cast<double>(start - std::bit_cast<std::uint64_t>(x) / n);
    for (int i = 0; i < (n <= 20 ? 2 : 3); ++i) {
      double const r = 1 - x * detail::whole_power<n>(y);
      y += y * (r * (a + r * (b + r * c)));
    }
    return y;
  }
}

}  // namespace unitstep::detail
