// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

namespace unitstep::math::detail {

/// Whether `T` has more significant bits than double.
template <std::floating_point T>
inline constexpr bool is_wide = std::numeric_limits<T>::digits > 53;

/// The type in which a function of a `T` is computed: double for every type of at most 53
/// significant bits, otherwise `T` itself (the 64-bit significand of x87's long double).
///
/// Wider formats (IEEE quadruple, PowerPC's pair of doubles) are refused: the series and the
/// constants in this folder are cut for 64 bits.
template <std::floating_point T>
struct working {
  static_assert(std::numeric_limits<T>::digits <= 64,
                "unitstep::math has series for at most 64 significant bits");
  using type = std::conditional_t<is_wide<T>, T, double>;
};

template <std::floating_point T>
using working_t = typename working<T>::type;

/// Whether `T` is computed in a type other than itself.
template <std::floating_point T>
inline constexpr bool is_narrow = !std::same_as<T, working_t<T>>;

/// Half way from the largest `T` to the power of two above it: from here on, rounding is to
/// infinity.
template <std::floating_point T>
inline constexpr double narrow_bound =
    static_cast<double>((std::numeric_limits<T>::max)()) /
    (2 - static_cast<double>(std::numeric_limits<T>::epsilon())) *
    (2 - static_cast<double>(std::numeric_limits<T>::epsilon()) / 2);

/// Rounds a working result to `T`. What rounds past the largest `T` becomes an infinity by
/// comparison, since a conversion that overflows is not a constant expression.
template <std::floating_point T>
constexpr T narrow(working_t<T> x) {
  if constexpr (std::numeric_limits<T>::max_exponent < std::numeric_limits<double>::max_exponent) {
    if (x >= narrow_bound<T> || x <= -narrow_bound<T>) {
      return x > 0 ? std::numeric_limits<T>::infinity() : -std::numeric_limits<T>::infinity();
    }
  }
  return static_cast<T>(x);
}

/// Whether x is below zero or is -0. NaN has no sign here.
template <std::floating_point T>
constexpr bool is_negative(T x) {
  return x < 0 || (x == 0 && __builtin_bit_cast(std::int64_t, static_cast<double>(x)) < 0);
}

/// 2^k, for every k whose power is a normal number.
template <std::floating_point T>
constexpr T power_of_two(int k) {
  if constexpr (is_wide<T>) {
    if (k < -1022 || k > 1023) {
      int const part = k / 17;
      T const p = power_of_two<T>(part);
      T const p4 = p * p * p * p;
      return p4 * p4 * p4 * p4 * power_of_two<T>(k - 16 * part);
    }
  }
  return static_cast<T>(__builtin_bit_cast(
      double, static_cast<std::uint64_t>(static_cast<std::int64_t>(k) + 1023) << 52));
}

/// A positive finite number as significand * 2^exponent with 1 <= significand < 2.
template <std::floating_point T>
struct decomposition {
  T significand;
  int exponent;
};

/// Takes a positive finite number, subnormals included, apart. Exact.
constexpr decomposition<double> decompose(double x) {
  int bias = 1023;
  if (x < (std::numeric_limits<double>::min)()) {
    x *= 0x1p54;
    bias += 54;
  }
  auto const bits = __builtin_bit_cast(std::uint64_t, x);
  return {__builtin_bit_cast(double, (bits & 0x000f'ffff'ffff'ffff) | 0x3ff0'0000'0000'0000),
          static_cast<int>(bits >> 52) - bias};
}

/// The same for long double, whose padding bits keep `std::bit_cast` out of constant expressions:
/// the exponent is read from the number rounded to double.
constexpr decomposition<long double> decompose(long double x) {
  int shift = 0;
  while (x >= 0x1p1000L) {
    x *= 0x1p-1000L;
    shift += 1000;
  }
  while (x < 0x1p-1000L) {
    x *= 0x1p1000L;
    shift -= 1000;
  }
  auto const bits = __builtin_bit_cast(std::uint64_t, static_cast<double>(x));
  int const k = static_cast<int>(bits >> 52) - 1023;
  x *= static_cast<long double>(power_of_two<double>(-k));
  // Rounding to double may have carried into the next power of two.
  if (x < 1) {
    return {2 * x, shift + k - 1};
  }
  return {x, shift + k};
}

}  // namespace unitstep::math::detail
