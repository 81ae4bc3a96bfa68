// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/units/light_functions.hpp>

/// \file
/// \brief The exponential, the logarithm and powers of plain numbers.

namespace unitstep::math::detail {

/// (hi + lo) 2^k rounded once, for 0.5 <= hi + lo < 1.5: to infinity above the largest number, to a multiple of the
/// least subnormal below the smallest normal number.
template <std::floating_point T>
constexpr T scale(double_word<T> x, int k) {
  using limits = std::numeric_limits<T>;
  constexpr int smallest = limits::min_exponent - 1;
  if (k > smallest || (k == smallest && x.hi >= 1)) {
    if (k < limits::max_exponent) {
      return (x.hi + x.lo) * power_of_two<T>(k);
    }
    T const doubled = 2 * (x.hi + x.lo);
    return k > limits::max_exponent || doubled >= 2
               ? limits::infinity()
               : doubled * power_of_two<T>(limits::max_exponent - 1);
  }
  if (k < smallest - limits::digits - 1) {
    return 0;
  }
  // In the binade of `big` a unit in the last place is the least subnormal over 2^k, so this sum rounds at the place of
  // the result.
  T const big = power_of_two<T>(smallest - k);
  auto const sum = fast_two_sum(big, x.hi);
  T const rounded = (sum.hi + (sum.lo + x.lo)) - big;
  return rounded * power_of_two<T>(k + 2 * limits::digits) * power_of_two<T>(-2 * limits::digits);
}

/// exp(hi + lo) within 0.505 units in the last place, for finite hi.
///
/// exp(x) = 2^k exp(r), |r| <= ln(2)/2; with a the ten or thirteen leading bits of r and b = r - a,
/// \f[ e^r = 1 + r + a^2\left(\tfrac12 + \tfrac{43}{256}a\right)
///   + b\left(\tfrac{r+a}{2} + \tfrac{43}{256}(a^2+ar+r^2)\right)
///   + r^3\left(-\tfrac1{768} + \tfrac{r}{4!} + \tfrac{r^2}{5!} + \dots\right) \f]
/// where the terms before b are exact (43/256 = 1/6 + 1/768 has six bits) and those from b on are
/// so small that their rounding errors hardly count.
template <std::floating_point T>
constexpr T exp_double_word(double_word<T> x) {
  using limits = std::numeric_limits<T>;
  if (x.hi > limits::max_exponent) {
    return limits::infinity();
  }
  if (x.hi < limits::min_exponent - limits::digits) {
    return 0;
  }
  int const k = static_cast<int>(x.hi * ln_two<T>::inverse + (x.hi < 0 ? T(-0.5) : T(0.5)));
  T const reduced = x.hi - T(k) * ln_two<T>::hi;
  auto const [r, rest] = two_sum(reduced, x.lo - T(k) * ln_two<T>::lo);
  T const a = leading<(is_wide<T> ? 13 : 10)>(r);
  T const b = r - a;
  T const square = r * r;
  T top = inverse_factorial<14, T>;
  if constexpr (is_wide<T>) {
    top = horner(r, inverse_factorial<17, T>, inverse_factorial<16, T>, inverse_factorial<15, T>,
                 inverse_factorial<14, T>);
  }
  T const series =
      horner(r, top, inverse_factorial<13, T>, inverse_factorial<12, T>, inverse_factorial<11, T>,
             inverse_factorial<10, T>, inverse_factorial<9, T>, inverse_factorial<8, T>,
             inverse_factorial<7, T>, inverse_factorial<6, T>, inverse_factorial<5, T>,
             inverse_factorial<4, T>, -reciprocal<768, T>);
  auto const linear = fast_two_sum(T(1), r);
  auto const sum = fast_two_sum(linear.hi, a * a * (T(0.5) + T(0.16796875) * a));
  T const lower = b * (T(0.5) * (r + a) + T(0.16796875) * (a * (a + r) + square)) +
                  r * square * series + rest * (1 + (r + T(0.5) * square));
  return scale<T>({sum.hi, sum.lo + (linear.lo + lower)}, k);
}

}  // namespace unitstep::math::detail

namespace unitstep::math {

/// e^x, within 0.51 units in the last place, over the whole range of `T`, subnormal results
/// included.
///
/// exp(-infinity) is +0, exp(+infinity) and what overflows is +infinity, NaN returns itself; all of
/// it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::exp}
template <std::floating_point T>
[[nodiscard]] constexpr T exp(T x) {
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(exp(static_cast<detail::working_t<T>>(x)));
  } else {
    if (x != x) {
      return x;
    }
    return detail::exp_double_word<T>({x, 0});
  }
}

}  // namespace unitstep::math

namespace unitstep::math::detail {

/// x = 2^k m with m between sqrt(1/2) and sqrt(2), and s = (m - 1)/(m + 1), so |s| < 0.172:
/// ln x = k ln 2 + 2 artanh s.
template <std::floating_point T>
struct log_argument {
  double_word<T> s;
  T k;
};

/// Takes a positive finite x apart for its logarithm.
template <std::floating_point T>
constexpr log_argument<T> split_for_log(T x) {
  auto const [significand, exponent] = decompose(x);
  bool const above = significand > T(1.41421356237309504880L);
  T const m = above ? T(0.5) * significand : significand;
  return {divide<T>({m - 1, 0}, fast_two_sum(T(1), m)), static_cast<T>(exponent + above)};
}

/// The rest of 1/N after rounding.
template <int N, std::floating_point T>
inline constexpr T reciprocal_rest =
    ((1 - two_product(T(N), reciprocal<N, T>).hi) - two_product(T(N), reciprocal<N, T>).lo) / T(N);

/// 1/N + z * tail: a step of Horner's scheme in double words.
template <int N, std::floating_point T>
constexpr double_word<T> horner_step(double_word<T> z, double_word<T> tail) {
  auto const product = multiply(z, tail);
  auto const sum = fast_two_sum(reciprocal<N, T>, product.hi);
  return {sum.hi, sum.lo + (product.lo + reciprocal_rest<N, T>)};
}

/// ln(x) for a positive finite x, with about 18 bits more than `T` has (23 in long double): what
/// x^y needs.
///
/// \f[ 2\,\mathrm{artanh}\,s = 2s\left(1 + s^2\left(\tfrac13 + s^2\left(\tfrac15
///   + s^2\left(\tfrac17 + \dots\right)\right)\right)\right) \f]
/// in double words for the first terms, in plain numbers from 1/7 (1/9) on.
template <std::floating_point T>
constexpr double_word<T> log_double_word(T x) {
  auto const [s, k] = split_for_log(x);
  auto const square = two_product(s.hi, s.hi);
  double_word<T> const z{square.hi, square.lo + 2 * s.hi * s.lo};
  T top = reciprocal<27, T>;
  if constexpr (is_wide<T>) {
    top = horner(z.hi, reciprocal<33, T>, reciprocal<31, T>, reciprocal<29, T>, reciprocal<27, T>);
  }
  T const series = horner(z.hi, top, reciprocal<25, T>, reciprocal<23, T>, reciprocal<21, T>,
                          reciprocal<19, T>, reciprocal<17, T>, reciprocal<15, T>,
                          reciprocal<13, T>, reciprocal<11, T>, reciprocal<9, T>);
  double_word<T> tail{reciprocal<7, T> + z.hi * series, 0};
  if constexpr (is_wide<T>) {
    tail = horner_step<7, T>(z, {series, 0});
  }
  auto const rest = multiply(s, multiply(z, horner_step<3>(z, horner_step<5>(z, tail))));
  auto const half = fast_two_sum(s.hi, rest.hi);
  auto const sum = fast_two_sum(k * ln_two<T>::hi, 2 * half.hi);
  return fast_two_sum(sum.hi, sum.lo + (k * ln_two<T>::lo + 2 * (half.lo + (s.lo + rest.lo))));
}

}  // namespace unitstep::math::detail

namespace unitstep::math {

/// The natural logarithm, within 0.51 units in the last place, over the whole range of `T`.
///
/// With x = 2^k m, m between sqrt(1/2) and sqrt(2), s = (m - 1)/(m + 1), a the ten leading bits of
/// s and b = s - a,
/// \f[ \ln x = k\ln 2 + 2s + \tfrac{43}{64}a^3 + \tfrac{43}{64}b(a^2+as+s^2)
///   + s^3\left(-\tfrac1{192} + \tfrac25s^2 + \tfrac27s^4 + \dots\right) \f]
/// where 43/64 a^3 is exact (43/64 = 2/3 + 1/192 has six bits) and what follows is small.
///
/// Of zero it is -infinity, of +infinity +infinity, of a negative number a quiet NaN; NaN returns
/// itself; all of it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits
/// \proof{examples/reference/math.cpp,math::log}
template <std::floating_point T>
[[nodiscard]] constexpr T log(T x) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(log(static_cast<detail::working_t<T>>(x)));
  } else {
    if (!(x > 0) || x > (limits::max)()) {
      return x == 0 ? -limits::infinity() : x < 0 ? limits::quiet_NaN() : x;
    }
    using detail::reciprocal;
    auto const [s, k] = detail::split_for_log(x);
    T const h = s.hi;
    T const a = detail::leading<10>(h);
    T const z = h * h;
    T top = reciprocal<21, T>;
    if constexpr (detail::is_wide<T>) {
      top = detail::horner(z, reciprocal<27, T>, reciprocal<25, T>, reciprocal<23, T>,
                           reciprocal<21, T>);
    }
    T const series = z * detail::horner(z, top, reciprocal<19, T>, reciprocal<17, T>,
                                        reciprocal<15, T>, reciprocal<13, T>, reciprocal<11, T>,
                                        reciprocal<9, T>, reciprocal<7, T>, reciprocal<5, T>);
    auto const sum = detail::fast_two_sum(k * detail::ln_two<T>::hi, 2 * h);
    auto const cubed = detail::fast_two_sum(sum.hi, T(0.671875) * a * a * a);
    T const lower =
        T(0.671875) * (h - a) * (a * (a + h) + z) + h * z * (2 * series - reciprocal<192, T>);
    return cubed.hi +
           (cubed.lo + (sum.lo + (lower + (2 * s.lo * (1 + z) + k * detail::ln_two<T>::lo))));
  }
}

namespace detail {

/// 0 when y is no integer, 1 when it is odd, 2 when it is even; every number of 2^digits or more is
/// even.
template <std::floating_point T>
constexpr int parity(T y) {
  T const size = y < 0 ? -y : y;
  if (size >= 2 / std::numeric_limits<T>::epsilon()) {
    return 2;
  }
  auto const whole = static_cast<std::uint64_t>(size);
  return static_cast<T>(whole) != size ? 0 : (whole & 1) != 0 ? 1 : 2;
}

}  // namespace detail

/// x^y, within 0.51 units in the last place, subnormal results included.
///
/// |x|^y = exp(y ln|x|), the logarithm and the product in double words. The special cases are those
/// of ISO C's annex F: x^0 and 1^y are 1, even for NaN; a negative x takes an integer y, whose
/// parity gives the sign, any other finite y gives a quiet NaN; a power that overflows, or zero to
/// a negative power, is an infinity; all of it in a constant expression as well.
/// \tparam T float, double or long double of at most 64 significant bits, deduced from x alone
/// \proof{examples/reference/math.cpp,math::pow}
template <std::floating_point T>
[[nodiscard]] constexpr T pow(T x, std::type_identity_t<T> y) {
  using limits = std::numeric_limits<T>;
  if constexpr (detail::is_narrow<T>) {
    return detail::narrow<T>(
        pow(static_cast<detail::working_t<T>>(x), static_cast<detail::working_t<T>>(y)));
  } else {
    if (y == 0 || x == 1) {
      return 1;
    }
    if (x != x || y != y) {
      return x != x ? x : y;
    }
    T const size = x < 0 ? -x : x;
    int const parity = detail::parity(y);
    bool const negative = detail::is_negative(x);
    T const sign = negative && parity == 1 ? T(-1) : T(1);
    if (size == 0 || size > (limits::max)()) {
      return (size == 0) == (y > 0) ? sign * 0 : sign * limits::infinity();
    }
    if (negative && parity == 0) {
      return limits::quiet_NaN();
    }
    // Beyond 2^100, as at infinity, every power of a number other than 1 has left the range.
    T const exponent = y > 0x1p100 ? T(0x1p100) : y < -0x1p100 ? T(-0x1p100) : y;
    auto const logarithm = detail::log_double_word(size);
    auto const product = detail::two_product(exponent, logarithm.hi);
    return sign * detail::exp_double_word<T>({product.hi, product.lo + exponent * logarithm.lo});
  }
}

/// x to the integer power N by repeated squaring, for any type with a product: numbers, quantities
/// (whose unit is raised too), matrices. Not correctly rounded: each product rounds.
///
/// N = 0 gives X(1) and a negative N divides 1 by the positive power, where X has them.
template <int N, class X>
[[nodiscard]] constexpr auto pow(X const& x) {
  return ::unitstep::detail::whole_power<N>(x);
}

}  // namespace unitstep::math
