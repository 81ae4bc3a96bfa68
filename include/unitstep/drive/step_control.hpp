// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <limits>
#include <unitstep/drive/detail/engines/squared_error.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/light_functions.hpp>

/// \file
/// \brief How a run under a tolerance chooses the length of its next step.

namespace unitstep {

/// The rule for the length of the next step from the error of the last one.
/// \proof{examples/reference/adaptive.cpp,step_control}
enum class step_control {
  elementary,  ///< \f$ h \leftarrow 0.9\, h\, e^{-1/(q+1)} \f$, within 0.2 and 10 times \f$ h \f$
  proportional_integral,  ///< also by the error before: smoother, with fewer rejected steps if a method is stiff
};

}  // namespace unitstep

namespace unitstep::detail {

/// \f$ x^{-1/n} \f$ of a positive normal number, to seven digits up to n = 20 and to eleven up to n = 10, in a tenth of
/// the operations of `math::pow`. A step controller needs no more digits, and computes one in every step.
///
/// A double read as an integer is about its logarithm, so a difference of integers is a first guess within 4 %. Then
/// \f$ x^{-1/n} = y\,(1 - r)^{-1/n} \f$ with \f$ r = 1 - x y^n \f$, and the binomial series to \f$ r^3 \f$ has four
/// times as many digits as the guess. Beyond n = 32 the guess is too far off for that series. There a step costs so
/// much that the library's power costs little in comparison.
template <int n>
constexpr double inverse_root(double x) {
  static_assert(n > 0);
  if constexpr (n > 32) {
    return math::pow(x, -1.0 / n);
  } else {
    constexpr double a = 1.0 / n, b = a * (n + 1) / (2 * n), c = b * (2 * n + 1) / (3 * n);
    // The bits of 1 and a share of them, less an offset that makes the guesses too large and too small by as much.
    constexpr std::uint64_t one = __builtin_bit_cast(std::uint64_t, 1.0);
    constexpr std::uint64_t start = one + one / n - (std::uint64_t(215) << 40);
    double y = __builtin_bit_cast(double, start - __builtin_bit_cast(std::uint64_t, x) / n);
    for (int i = 0; i < (n <= 20 ? 2 : 3); ++i) {
      double const r = 1 - x * detail::whole_power<n>(y);
      y += y * (r * (a + r * (b + r * c)));
    }
    return y;
  }
}

/// Chooses the next step from the squares of the errors, for an estimate of order `q`: Hairer's controller.
template <int q, class T>
struct step_chooser {
  static constexpr T safety = T(9) / T(10);
  static constexpr T shortest = T(1) / T(5);
  static constexpr T longest = T(10);
  // Outside these squared errors the factor has its largest or least value, and no power is computed, not even of zero.
  // If `most` would overflow, as for a high order, a lower power is used for it.
  static constexpr T least = detail::whole_power<q + 1>(safety * safety / (longest * longest));
  static constexpr int largest_power = std::numeric_limits<T>::max_exponent * 10 / 44;
  static constexpr T most = detail::whole_power<(q + 1 < largest_power ? q + 1 : largest_power)>(
      safety * safety / (shortest * shortest));
  /// The squared error of the step before counts as at least this (Hairer's 1e-4, squared); a run begins with it.
  static constexpr T least_before = T(1) / T(100'000'000);

  /// The factor after a step with this squared error; `squared_before` is that of the last accepted step, or 1 after a
  /// rejected step.
  [[gnu::always_inline]] static constexpr T factor(step_control control, T squared_error,
                                                   T squared_before) {
    if (!(least < squared_error && squared_error < most))
      return squared_error <= least ? longest : shortest;  // for NaN the shortest
    if (control == step_control::elementary)
      return safety *
             static_cast<T>(detail::inverse_root<2 * (q + 1)>(static_cast<double>(squared_error)));
    return from_two(squared_error, squared_before);
  }

private:
  // A separate function, so that `factor` is inlined under the other control. Its result is within the limits: an error
  // above 1 has a smaller power than in the other control, and so have both errors below 1.
  static constexpr T from_two(T squared_error, T squared_before) {
    T const power = T(1) / T(q + 1);
    // 1/25, and less for an order so high that the power of `squared_error` would not be positive.
    T const memory = T(16) / T(25 * (q < 15 ? 16 : q + 1));
    T const of_before = squared_before < least_before ? least_before : squared_before;
    return safety * inverse(squared_error, power - memory * T(3) / T(4)) *
           inverse(of_before, -memory);
  }
  // e^-power, given the square of e.
  static constexpr T inverse(T squared, T power) { return math::pow(squared, -power / T(2)); }
};

}  // namespace unitstep::detail
