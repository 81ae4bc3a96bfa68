// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief What elementary functions are made of: for plain numbers the bits of a number, unevaluated sums of two numbers,
/// polynomials, and the constants of their reductions; for a class of numbers the function that comes with it, so that a
/// field which calls `math::sin(x)` runs on every number.

namespace unitstep::detail {

/// A floating-point number without its sign, as `magnitude` is of any number or quantity: in one instruction, and a
/// constant evaluator charges for one operation.
template <std::floating_point T>
[[gnu::always_inline]] constexpr T size_of(T x) {
  if constexpr (std::same_as<T, long double>)
    return __builtin_fabsl(x);
  else
    return static_cast<T>(__builtin_fabs(static_cast<double>(x)));
}
/// The same of a number that carries slopes.
template <class T>
  requires (real_number<T> && !std::floating_point<T>)
constexpr T size_of(T const& x) {
  return x < T(0) ? -x : x;
}

}  // namespace unitstep::detail

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

/// An unevaluated sum hi + lo of two numbers, |lo| at most about half a unit in the last place of
/// hi: twice the precision of `T` within its range.
///
/// The operations below are exact or err by a few 2^(-2p), p the digits of `T`, when nothing
/// overflows or underflows and rounding is to nearest. They need no fused multiply-add, and must
/// not be compiled with -ffast-math, which rewrites them to nothing.
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// Numerische Mathematik 18 (1971); D. E. Knuth, The Art of Computer Programming, volume 2, 4.2.2.
template <class T>
struct double_word {
  T hi;
  T lo;
};

/// The number that a T is: T itself, or what is in each lane of a pack of a vector unit, on which the sums and the
/// series below work as well.
template <class T>
struct number_in_lane {
  using type = T;
};
template <class T>
  requires requires { typename T::mask_type; }
struct number_in_lane<T> {
  using type = typename T::value_type;
};
template <class T>
using lane_number = typename number_in_lane<T>::type;

/// a + b exactly, when the exponent of a is not below that of b, or a is zero (Dekker).
template <class T>
constexpr double_word<T> fast_two_sum(T a, T b) {
  T const sum = a + b;
  return {sum, b - (sum - a)};
}

/// a + b exactly (Knuth).
template <class T>
constexpr double_word<T> two_sum(T a, T b) {
  T const sum = a + b;
  T const part = sum - a;
  return {sum, (a - (sum - part)) + (b - part)};
}

/// x rounded to its leading `bits` bits (Veltkamp).
template <int bits, class T, class number = lane_number<T>>
constexpr T leading(T x) {
  T const scaled = number(1ULL << (std::numeric_limits<number>::digits - bits)) * x + x;
  return scaled - (scaled - x);
}

/// a * b exactly (Dekker).
template <std::floating_point T>
constexpr double_word<T> two_product(T a, T b) {
  T const ah = leading<std::numeric_limits<T>::digits / 2>(a);
  T const bh = leading<std::numeric_limits<T>::digits / 2>(b);
  T const al = a - ah;
  T const bl = b - bh;
  T const product = a * b;
  return {product, ((ah * bh - product) + ah * bl + al * bh) + al * bl};
}

/// a * b to within a few 2^(-2p).
template <std::floating_point T>
constexpr double_word<T> multiply(double_word<T> a, double_word<T> b) {
  auto const product = two_product(a.hi, b.hi);
  return fast_two_sum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}

/// a / b to within a few 2^(-2p): the quotient and what its remainder adds.
template <std::floating_point T>
constexpr double_word<T> divide(double_word<T> a, double_word<T> b) {
  T const quotient = a.hi / b.hi;
  auto const back = two_product(quotient, b.hi);
  return {quotient, (((a.hi - back.hi) - back.lo) + (a.lo - quotient * b.lo)) / b.hi};
}

/// 1/N, correctly rounded: a variable, so that a constant expression divides once, not per call.
template <int N, std::floating_point T>
inline constexpr T reciprocal = T(1) / T(N);

/// N!, exact in double up to 22!, in long double up to 25!.
template <int N, std::floating_point T>
inline constexpr T factorial = factorial<N - 1, T> * T(N);

template <std::floating_point T>
inline constexpr T factorial<0, T> = T(1);

/// 1/N!, correctly rounded.
template <int N, std::floating_point T>
inline constexpr T inverse_factorial = T(1) / factorial<N, T>;

/// Horner's scheme from the coefficient of the highest power down to the constant:
/// horner(x, c, b, a) is a + x (b + x c). One expression, for the sake of compilers that count
/// statements.
template <class T, std::convertible_to<T>... Rest>
constexpr T horner(T x, std::type_identity_t<T> sum, Rest... rest) {
  ((sum = sum * x + rest), ...);
  return sum;
}

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

namespace unitstep::detail {

/// A number that is a class, of which functions are found beside it.
template <class T>
concept class_number = std::is_class_v<T> && number<T>;

/// A number that knows its magnitude and its square better than by a comparison and a product, as an interval
/// with numbers of both signs does.
template <class T>
concept with_own_magnitude = class_number<T> && requires(T const x) {
  x.absolute();
  x.squared();
};
/// A quantity of such numbers.
template <class Q>
concept of_own_magnitude = requires(Q const q) {
  Q::from_value(q.value());
  requires with_own_magnitude<std::remove_cvref_t<decltype(q.value())>>;
};

}  // namespace unitstep::detail

namespace unitstep::detail::own_function {

// Named in a block, these hide the functions of `math`, so that only argument-dependent lookup finds one.
// clang-format off
void sqrt() = delete; void cbrt() = delete; void exp() = delete; void log() = delete; void sin() = delete;
void cos() = delete; void tan() = delete; void atan() = delete; void atan2() = delete; void pow() = delete;
// clang-format on

}  // namespace unitstep::detail::own_function

namespace unitstep::math {

/// \cond
// clang-format off
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sqrt(T const& x) { using unitstep::detail::own_function::sqrt; return sqrt(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cbrt(T const& x) { using unitstep::detail::own_function::cbrt; return cbrt(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T exp(T const& x) { using unitstep::detail::own_function::exp; return exp(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T log(T const& x) { using unitstep::detail::own_function::log; return log(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T sin(T const& x) { using unitstep::detail::own_function::sin; return sin(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T cos(T const& x) { using unitstep::detail::own_function::cos; return cos(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T tan(T const& x) { using unitstep::detail::own_function::tan; return tan(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan(T const& x) { using unitstep::detail::own_function::atan; return atan(x); }
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T atan2(T const& y, std::type_identity_t<T> const& x) {
  using unitstep::detail::own_function::atan2;
  return atan2(y, x);
}
template <unitstep::detail::class_number T>
[[nodiscard]] constexpr T pow(T const& x, std::type_identity_t<T> const& y) {
  using unitstep::detail::own_function::pow;
  return pow(x, y);
}
// clang-format on

// A constant before what varies.
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T atan2(Constant const& y, T const& x) {
  return math::atan2(T(y), x);
}
template <class Constant, unitstep::detail::class_number T>
  requires (!unitstep::detail::class_number<Constant> && std::is_convertible_v<Constant, T>)
[[nodiscard]] constexpr T pow(Constant const& x, T const& y) {
  return math::pow(T(x), y);
}
/// \endcond

}  // namespace unitstep::math
